import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newFolder } from "../kit/folder.ts";
import { runScript } from "../support/command.ts";
import { writeShelfAndRack } from "../support/elsewhere.ts";
import { npmEnvironment } from "../support/npm.ts";
import { type Registry, startRegistry } from "../support/registry.ts";
import { copyRepository, type Repository } from "../support/repository.ts";

/** More than any of them takes on a busy machine. */
const PATIENCE_MS = 900_000;

const folder = newFolder();
/** Every case of the two holds. */
const COUNTS = /^(\d+) cases: \1 passed; /m;
let registry: Registry;
let repository: Repository;

beforeAll(async () => {
  registry = await startRegistry(folder);
}, PATIENCE_MS);

beforeEach(() => {
  repository = copyRepository();
  repository.edit("package.json", (file) =>
    file.replace('"scope": "@blockwright"', '"scope": "@acme"'),
  );
}, PATIENCE_MS);

afterAll(async () => {
  await registry.close();
}, PATIENCE_MS);

function run(...script: readonly [string, ...string[]]) {
  const env = npmEnvironment(registry.url, join(folder, "person"));
  return runScript(script, { cwd: repository.folder, env });
}

/** They keep their names, whatever the scope. */
const libraries = [
  "@blockwright/runtime",
  "blockwright",
  "@blockwright/tools",
  "@blockwright/workflow",
  "@blockwright/live",
  "@blockwright/mcp",
];

test(
  "this repository under another scope, with two manifests more, releases and would publish",
  async () => {
    writeShelfAndRack(join(repository.folder, "specs"));
    // The other test runs the suite.
    repository.edit("scripts/commands/contract/contract.ts", () => "export const run = () => 0;\n");
    await run("prepare");
    const applied = await run("release", "apply", "--json");
    expect(applied).toMatchObject({ status: 0 });
    const { packages } = JSON.parse(applied.stdout);
    const names = (status: string) =>
      packages.flatMap((each: { name: string; status: string }) =>
        each.status === status ? [each.name] : [],
      );
    const own = "books crm directory docgen persondata rack shelf".split(" ");
    // What was published under the former scope is no version of these.
    expect(names("new")).toEqual(expect.arrayContaining(own.map((id) => `@acme/${id}`)));
    expect(names("removed")).toEqual(own.slice(0, 5).map((id) => `@blockwright/${id}`));
    repository.commit("Begin under another scope");
    const { status, stdout } = await run("publish:packages", "--dry-run");
    expect({ status, names: stdout.match(/^ +\S+(?= .* would be published$)/gm) }).toEqual({
      status: 0,
      names: [...libraries.map((name) => `  ${name}`), ...own.map((id) => `  @acme/${id}`)],
    });
  },
  PATIENCE_MS,
);

test(
  "this repository under another scope, with two manifests in place of the five, works and publishes",
  async () => {
    const specs = join(repository.folder, "specs");
    const ours = readdirSync(specs).filter((name) => name.endsWith(".yaml"));
    for (const name of ours) rmSync(join(specs, name));
    cpSync(new URL("../package/specs", import.meta.url), specs, { recursive: true });
    const scripts: readonly (readonly [string, ...string[]])[] = [
      ["prepare"],
      ["generate"],
      ["generate", "--check"],
      ["typecheck"],
      ["mutate", "--sample", "2"],
      ["release", "apply"],
    ];
    for (const script of scripts) expect(await run(...script)).toMatchObject({ status: 0 });
    const contract = await run("contract");
    expect(contract).toMatchObject({ status: 0, stdout: expect.stringMatching(COUNTS) });
    repository.commit("Begin with other manifests");
    const { status, stdout } = await run("publish:packages", "--yes");
    expect({ status, names: stdout.match(/^ +\S+(?= .* published$)/gm) }).toEqual({
      status: 0,
      names: [...libraries, "@acme/notes", "@acme/weather"].map((name) => `  ${name}`),
    });
  },
  PATIENCE_MS,
);
