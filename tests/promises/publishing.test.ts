import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { runScript } from "../support/command.ts";
import { noToken, npmWith } from "../support/npm.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { mockOf } from "../../contract-tests/mock/mock.ts";
import { serveMocks } from "../../contract-tests/mock/server.ts";
import { billsOf, runReleaseStep } from "../support/release-steps.ts";
import { fates, type Publisher, startPublisher } from "../support/publisher.ts";

const PROVIDERS = ["books", "crm", "directory", "docgen", "hooked", "persondata"];
const ALL = ["runtime", "blockwright", "tools", "workflow", "live", "mcp", ...PROVIDERS];

/** More than any of them takes on a busy machine. */
const PATIENCE_MS = 600_000;

let publisher: Publisher;

beforeAll(async () => {
  publisher = await startPublisher(ALL);
}, PATIENCE_MS);

afterAll(() => publisher.close(), PATIENCE_MS);

function all(fate: string): Readonly<Record<string, string>> {
  return Object.fromEntries(ALL.map((id) => [id, fate]));
}

test(
  "a run that is killed is completed by the next, and nothing is published twice",
  async () => {
    const { repository, publish, publishUntil, taken } = publisher;
    // The registry took the first package, and nobody was told.
    const killed = await publishUntil("after");
    expect(killed.status).not.toBe(0);
    expect(killed.stderr).toContain("Running the contract suite\nTo http://127.0.0.1");
    expect(taken()).toEqual(["runtime"]);
    // The tool is built, and the suite has passed. Both take their time, and from here on what was built
    // stays, and something short stands for the suite.
    repository.edit("scripts/upkeep/build-tool.ts", () => "");
    const run = 'export const run = () => (process.env["CONTRACT_TARGET"] === "mock" ? 0 : 1);\n';
    repository.edit("scripts/commands/contract/contract.ts", () => run);
    repository.commit("Keep the tool, and let the contract suite pass at once");
    // The second never arrives; another run meanwhile leaves it alone.
    const hung = await publishUntil("before", async () => {
      const other = await publish();
      expect(other.status).toBe(2);
      expect(other.stderr).toMatch(/^error: process \d+ on .* is writing here/);
    });
    expect(hung.status).not.toBe(0);
    expect(taken()).toEqual(["runtime"]);
    const ran = await publish();
    expect(fates(ran)).toEqual({ ...all("0.1.0 published"), runtime: "0.1.0 already there" });
    expect(taken()).toEqual(ALL);
    expect(ran.stderr).toContain("git add specs/released");
    repository.commit("Record what was published");
  },
  PATIENCE_MS,
);

test(
  "what is published is installed elsewhere, and its block runs",
  async () => {
    const { folder, repository, witness } = publisher;
    const project = join(folder, "consumer");
    mkdirSync(project);
    const npm = npmWith(witness.url, join(folder, "consumer-npm"));
    await npm(["init", "--yes", "--init-type=module"], project);
    await npm(["install", "@blockwright/books", "@blockwright/workflow"], project);
    const document = readFileSync(join(repository.folder, "generated/books/openapi.yaml"), "utf8");
    const make = () => mockOf(contractOf("books"), document);
    const mock = await serveMocks(["books"], { port: 0, make, onProblem: expect.unreachable });
    const program = `
    import { booksBlock } from "@blockwright/books";
    import { checkWorkflow } from "@blockwright/workflow";
    const inputs = { operation: "books_search_volumes", apiKey: "k", q: "tea", maxResults: 2 };
    const { outputs = await booksBlock.execute(inputs, { baseUrl: "${mock.url}/books" }) } = {};
    console.log(JSON.stringify([typeof checkWorkflow, outputs]));`;
    writeFileSync(join(project, "program.mjs"), program);
    const options = { cwd: project, env: {} };
    const ran = await promisify(execFile)(process.execPath, ["program.mjs"], options);
    await mock.close();
    const [check, { metadata }] = JSON.parse(ran.stdout);
    expect(check).toBe("function");
    expect(metadata).toEqual({ totalItems: 318, count: 2 });
  },
  PATIENCE_MS,
);

test(
  "a changed manifest is published by three commands, and nothing else is",
  async () => {
    const { repository, run, publish, taken } = publisher;
    const before = taken();
    const there = all("0.1.0 already there");
    repository.edit("specs/books.yaml", (text) => text.replace("maximum: 40", "maximum: 30"));
    expect(await run("release", "apply")).toMatchObject({ status: 0 });
    repository.git("commit", "--quiet", "-am", "Take at most 30 volumes");
    const rehearsed = await publish("--dry-run");
    expect(fates(rehearsed)).toEqual({ ...there, books: "0.2.0 would be published" });
    expect(repository.git("status", "--porcelain")).toBe("");
    expect(taken()).toEqual(before);
    const ran = await publish();
    expect(fates(ran)).toEqual({ ...there, books: "0.2.0 published" });
    expect(ran.stderr).toMatch(/contract` compares the changed books with tests\/providers/);
    expect(taken()).toEqual([...before, "books"]);
    repository.commit("Record what was published");
    const again = await publish();
    expect(fates(again)).toEqual({ ...there, books: "0.2.0 already there" });
    expect(again.stderr).not.toContain("specs/released");
  },
  PATIENCE_MS,
);

test(
  "what was packed is published by npm alone, as the release workflow does, once",
  async () => {
    const { folder, repository, witness, run, taken } = publisher;
    repository.edit("specs/books.yaml", (text) => text.replace("maximum: 30", "maximum: 20"));
    await run("release", "apply");
    repository.commit("Take at most 20 volumes");
    const before = taken();
    const release = join(folder, "release");
    const pack = ["--registry", witness.url, "--pack", release] as const;
    expect(fates(await run("publish:packages", ...pack))).toMatchObject({ books: "0.3.0 packed" });
    expect(await run("publish:packages", ...pack)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("is not empty"),
    });
    expect(repository.git("status", "--porcelain")).toBe("");
    const { env } = publisher.environment();
    const publishPacked = () =>
      runReleaseStep("publish", "Publish what the registry lacks", { cwd: folder, release, env });
    expect(taken()).toEqual(before);
    await publishPacked();
    expect(taken()).toEqual([...before, "books"]);
    expect(await publishPacked()).toBe("@blockwright/books@0.3.0 is already there\n");
    expect(taken()).toEqual([...before, "books"]);
    await runReleaseStep("bill", "Make the bills of materials", { cwd: folder, release, env });
    const bill = readFileSync(join(billsOf(release), "0001-blockwright-books-0.3.0.tgz.cdx.json"));
    const { components }: { components: { purl: string }[] } = JSON.parse(`${bill}`);
    expect(components.map(({ purl }) => purl.replace(/@[^@]*$/, "")).toSorted()).toEqual([
      "pkg:npm/%40blockwright/books",
      "pkg:npm/%40blockwright/runtime",
      "pkg:npm/openapi-fetch",
      "pkg:npm/openapi-typescript-helpers",
    ]);
    // As the job does that records it.
    await runReleaseStep("record", "Take the record", { cwd: repository.folder, release, env });
    repository.commit("Record what was published");
    const { stdout, status } = await run("release", "plan");
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/books.*0\.3\.0/),
    });
  },
  PATIENCE_MS,
);

test(
  "every reason against a publication is reported together, and nothing is published",
  async () => {
    const { repository, witness, publish } = publisher;
    const { publications } = witness;
    const before = publications.length;
    repository.edit("scripts/commands/contract/contract.ts", () => "export const run = () => 1;\n");
    repository.edit("generated/crm/README.md", (text) => `${text}By hand.\n`);
    repository.edit("generated/crm/package.json", (text) => text.replace('"0.1.0"', '"0.0.9"'));
    repository.edit("generated/docgen/package.json", (text) =>
      text.replace('"0.1.0"', '"0.2.0-next.0"'),
    );
    const ran = await publish();
    expect(ran.status).toBe(1);
    expect(ran.stderr.match(/^error: .*$/gm)).toEqual([
      "error: The working tree has uncommitted changes.",
      "error: The generated packages do not match the manifests.",
      // The suite is part of the tool.
      "error: blockwright changed since its last release: 0.1.1 is due.",
      "error: @blockwright/crm 0.0.9 is older than 0.1.0, which is published.",
      "error: @blockwright/docgen 0.2.0-next.0 is a pre-release under the tag next.",
      "error: The contract suite fails.",
    ]);
    expect(publications).toHaveLength(before);
    repository.git("checkout", "--quiet", ".");
  },
  PATIENCE_MS,
);

test(
  "a changed package without a new version, or with one that is taken, is not published",
  async () => {
    const { folder, repository, registry, witness, run, publish } = publisher;
    const before = witness.publications.length;
    repository.edit("specs/crm.yaml", (text) => text.replace("description: ", "description: Now "));
    const stale = await run("release", "plan");
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain("fix: Run `npx blockwright generate`.");
    await run("generate");
    repository.commit("Describe it anew");
    const unnamed = await publish();
    expect(unnamed.status).toBe(1);
    expect(unnamed.stderr).toContain(
      "@blockwright/crm changed since its last release: 0.1.1 is due.",
    );
    expect(witness.publications).toHaveLength(before);

    await run("release", "apply");
    repository.commit("Release it");
    // Somebody else was faster, with something else.
    const npm = npmWith(registry.url, join(folder, "other"));
    repository.edit("generated/crm/block.json", (text) => text.replace("Now ", "Then "));
    await npm(["publish", "./generated/crm", "--ignore-scripts"], repository.folder);
    repository.git("checkout", "--quiet", ".");
    const late = await publish();
    expect(late.status).toBe(1);
    expect(late.stderr).toContain(
      "@blockwright/crm 0.1.1 is already published with other contents.",
    );
    expect(late.stderr).toMatch(/^ {2}They differ in block\.json\b/m);
    expect(witness.publications).toHaveLength(before);
  },
  PATIENCE_MS,
);

test("without a terminal nobody is asked, and nothing is published without --yes", async () => {
  const { witness, run } = publisher;
  const ran = await run("publish:packages", "--registry", witness.url);
  expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining("use --yes") });
});

test(
  "npm's own error is reported, without the token that a registry repeats",
  async () => {
    const server = await startScript(({ rawHeaders }, response) => {
      const body = JSON.stringify({ error: `No right: ${rawHeaders.join(" ")}` });
      response.writeHead(403, { "content-type": "application/json" }).end(body);
    });
    const script = ["publish:packages", "--registry", server.url, "--yes", "--json"] as const;
    const { status, stdout, stderr } = await runScript(script, publisher.environment(server.url));
    expect(status).toBe(1);
    expect(stderr).toContain("npm error code E403");
    expect(stderr).toContain("No right");
    expect(stdout + stderr).not.toContain(noToken);
  },
  PATIENCE_MS,
);
