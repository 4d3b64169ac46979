import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readContract } from "../../../language/read-contract.ts";
import { roots } from "../../../system/roots.fixture.ts";
import { readPacked } from "./packed.ts";
import { newFolder } from "./repository.fixture.ts";

const cases = join(roots.workspace.root, "scripts/emit/testdata");

/** The package of a case, packed by npm from what its package.json lists. */
async function packed(name: string): Promise<string> {
  const folder = newFolder();
  cpSync(join(cases, name, "expected"), folder, { recursive: true });
  cpSync(join(cases, name, "manifest.yaml"), join(folder, "manifest.yaml"));
  const options = { cwd: folder, shell: process.platform === "win32" };
  const args = ["pack", "--json", "--offline", "--ignore-scripts", "--cache", join(folder, ".npm")];
  const { stdout } = await promisify(execFile)("npm", args, options);
  const [{ filename }] = JSON.parse(stdout);
  // Nothing but the tarball is left to be read.
  for (const path of ["hooks", "graphql", "manifest.yaml"]) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
  return join(folder, filename);
}

test.each([
  "emit-replies",
  "emit-graphql",
])("a manifest is read from its tarball, with the files that it names: %s", async (name) => {
  const folder = join(cases, name);
  const text = readFileSync(join(folder, "manifest.yaml"), "utf8");
  const spec = { name: "demo", file: { path: "specs/demo.yaml", text }, folder };
  const state = await readPacked(await packed(name), "demo.tgz");
  const [contract] = state.contracts.values();
  const { spec: _, ...provider } = readContract(spec, "meaning").provider;
  expect(contract?.provider).toMatchObject(provider);
  expect(JSON.stringify(provider)).toMatch(/export function|query|mutation/);
});
