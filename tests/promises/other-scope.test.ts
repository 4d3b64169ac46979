import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "../support/command.ts";
import { npmEnvironment } from "../support/npm.ts";
import { type Registry, startRegistry } from "../support/registry.ts";
import { copyRepository, type Repository } from "../support/repository.ts";

/** More than any of them takes on a busy machine. */
const PATIENCE_MS = 900_000;

const folder = mkdtempSync(join(tmpdir(), "blockwright-registry-"));
const shelf = new URL("../../scripts/change/release/shelf.fixture.yaml", import.meta.url);
let registry: Registry;
let repository: Repository;

beforeAll(async () => {
  registry = await startRegistry(folder);
  repository = copyRepository();
}, PATIENCE_MS);

afterAll(async () => {
  repository.remove();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
}, PATIENCE_MS);

function run(...script: readonly [string, ...string[]]) {
  const env = npmEnvironment(registry.url, join(folder, "person"));
  return runScript(script, { cwd: repository.folder, env });
}

test(
  "this repository under another scope, with two manifests more, releases and would publish",
  async () => {
    const text = readFileSync(shelf, "utf8");
    const rack = text.replaceAll("shelf", "rack").replaceAll("Shelf", "Rack");
    writeFileSync(join(repository.folder, "specs/shelf.yaml"), text);
    writeFileSync(join(repository.folder, "specs/rack.yaml"), rack);
    repository.edit("package.json", (file) =>
      file.replace('"scope": "@blockwright"', '"scope": "@acme"'),
    );
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
      names: [
        "  @blockwright/runtime",
        "  blockwright",
        "  @blockwright/workflow",
        ...own.map((id) => `  @acme/${id}`),
      ],
    });
  },
  PATIENCE_MS,
);
