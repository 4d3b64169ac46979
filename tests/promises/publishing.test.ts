import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ran, runScript } from "../support/command.ts";
import { startLoopback } from "../../contract-tests/servers/loopback.ts";
import { addHooked } from "../support/hooked.ts";
import { noToken, npmEnvironment, npmWith } from "../support/npm.ts";
import { startPrism } from "../../contract-tests/servers/prism.ts";
import { type Registry, startRegistry } from "../support/registry.ts";
import { copyRepository, type Repository } from "../support/repository.ts";
import { startWitness, type Witness } from "../support/witness.ts";

const ALL = ["runtime", "workflow", "books", "crm", "directory", "docgen", "hooked", "persondata"];

/** Each is a matter of seconds, on a machine that does nothing else. */
const PATIENCE_MS = 600_000;

let folder: string;
let registry: Registry;
let witness: Witness;
let repository: Repository;
const began = performance.now();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-registry-"));
  registry = await startRegistry(join(folder, "registry"));
  witness = await startWitness(registry.url);
  repository = copyRepository();
  addHooked(repository);
  await run("generate");
  // Nothing was published to this registry, whatever was to others.
  repository.forgetReleases(ALL);
  await run("release", "apply");
  repository.commit("Begin with first releases");
}, PATIENCE_MS);

afterAll(async () => {
  await witness.close();
  await registry.close();
  repository.remove();
  rmSync(folder, { recursive: true, force: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stderr.write(`The registry cycle took ${seconds} s.\n`);
}, PATIENCE_MS);

/** Runs a script of the repository as its publisher does. */
function run(...script: readonly [string, ...string[]]): Promise<Ran> {
  return runScript(script, publisher());
}

function publisher(url = witness.url) {
  const env = npmEnvironment(url, join(folder, "publisher"));
  return { cwd: repository.folder, env };
}

function publish(...options: readonly string[]): Promise<Ran> {
  return run("publish:packages", "--registry", witness.url, "--yes", ...options);
}

/** Publishes until the next upload, and is killed there once `act` is through. */
function publishUntil(when: "before" | "after", act = async () => {}): Promise<Ran> {
  const script = ["publish:packages", "--registry", witness.url, "--yes"] as const;
  return runScript(script, publisher(), (kill) =>
    witness.onNext(when, () => void act().finally(kill)),
  );
}

/** Packages that the registry took, in that order. */
function taken(): readonly string[] {
  const accepted = witness.publications.filter(({ status }) => status === 201);
  return accepted.map(({ name }) => name.replace("@blockwright/", ""));
}

/** Version of each package, and what became of it. */
function fates({ stdout }: Ran): Readonly<Record<string, string>> {
  const rows = stdout.matchAll(/^ +@blockwright\/(\w+) +(\S+) +\S+ +(.*)$/gm);
  return Object.fromEntries(
    Array.from(rows, ([, id, version, fate]) => [id, `${version} ${fate}`]),
  );
}

function all(fate: string): Readonly<Record<string, string>> {
  return Object.fromEntries(ALL.map((id) => [id, fate]));
}

test(
  "a run that is killed is completed by the next, and nothing is published twice",
  async () => {
    // The registry took the first package, and nobody was told.
    const killed = await publishUntil("after");
    expect(killed.status).not.toBe(0);
    expect(killed.stderr).toContain("Running the contract suite\nTo http://127.0.0.1");
    expect(taken()).toEqual(["runtime"]);
    // The suite has passed. It takes its time, and from here on something short stands for it.
    const main = 'process.exitCode = process.env["CONTRACT_TARGET"] === "mock" ? 0 : 1;\n';
    repository.edit("scripts/commands/contract/main.ts", () => main);
    repository.commit("Let the contract suite pass at once");
    // The second never arrives; another run meanwhile leaves it alone.
    const hung = await publishUntil("before", async () => {
      const other = await publish();
      expect(other.status).toBe(1);
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
    const project = join(folder, "consumer");
    mkdirSync(project);
    const npm = npmWith(witness.url, join(folder, "consumer-npm"));
    await npm(["init", "--yes", "--init-type=module"], project);
    await npm(["install", "@blockwright/books", "@blockwright/workflow"], project);
    const prism = await startPrism(join(repository.folder, "generated/books/openapi.yaml"));
    const program = `
    import { booksBlock } from "@blockwright/books";
    import { checkWorkflow } from "@blockwright/workflow";
    const inputs = { operation: "books_search_volumes", apiKey: "k", q: "tea", maxResults: 2 };
    const { outputs = await booksBlock.execute(inputs, { baseUrl: "${prism.url}" }) } = {};
    console.log(JSON.stringify([typeof checkWorkflow, outputs]));`;
    writeFileSync(join(project, "program.mjs"), program);
    const options = { cwd: project, env: {} };
    const ran = await promisify(execFile)(process.execPath, ["program.mjs"], options);
    await prism.close();
    const [check, { metadata }] = JSON.parse(ran.stdout);
    expect(check).toBe("function");
    expect(metadata).toEqual({ totalItems: 318, count: 2 });
  },
  PATIENCE_MS,
);

test(
  "a changed manifest is published by three commands, and nothing else is",
  async () => {
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
    expect(ran.stderr).toContain("npm test compares the changed books with tests/providers");
    expect(taken()).toEqual([...before, "books"]);
    repository.commit("Record what was published");
    const again = await publish();
    expect(fates(again)).toEqual({ ...there, books: "0.2.0 already there" });
    expect(again.stderr).not.toContain("specs/released");
  },
  PATIENCE_MS,
);

test(
  "every reason against a publication is reported together, and nothing is published",
  async () => {
    const { publications } = witness;
    const before = publications.length;
    repository.edit("scripts/commands/contract/main.ts", () => "process.exitCode = 1;\n");
    repository.edit("generated/crm/README.md", (text) => `${text}By hand.\n`);
    repository.edit("generated/crm/package.json", (text) => text.replace('"0.1.0"', '"0.0.9"'));
    repository.edit("generated/docgen/package.json", (text) =>
      text.replace('"0.1.0"', '"0.2.0-next.0"'),
    );
    const ran = await publish();
    expect(ran.status).toBe(1);
    expect(ran.stderr.match(/^error: .*$/gm)).toEqual([
      "error: The working tree has uncommitted changes.",
      "error: The folder generated/ does not match the manifests.",
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
    const before = witness.publications.length;
    repository.edit("specs/crm.yaml", (text) => text.replace("description: ", "description: Now "));
    const stale = await run("release", "plan");
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain("fix: Run npm run generate.");
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
  const ran = await run("publish:packages", "--registry", witness.url);
  expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining("use --yes") });
});

test(
  "npm's own error is reported, without the token that a registry repeats",
  async () => {
    const server = await startLoopback(({ rawHeaders }, response) => {
      const body = JSON.stringify({ error: `No right: ${rawHeaders.join(" ")}` });
      response.writeHead(403, { "content-type": "application/json" }).end(body);
    });
    const script = ["publish:packages", "--registry", server.url, "--yes", "--json"] as const;
    const { status, stdout, stderr } = await runScript(script, publisher(server.url));
    await server.close();
    expect(status).toBe(1);
    expect(stderr).toContain("npm error code E403");
    expect(stderr).toContain("No right");
    expect(stdout + stderr).not.toContain(noToken);
  },
  PATIENCE_MS,
);
