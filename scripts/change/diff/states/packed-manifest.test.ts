import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { manifestText } from "../../../../tests/kit/manifest.ts";
import { manifestOf } from "../../../emit/pipeline/emitter.ts";
import { emit } from "../../../emit/targets/index.ts";
import { project, release } from "../../../emit/targets/provider.fixture.ts";
import { readContract } from "../../../language/read-contract.ts";
import { roots } from "../../../system/roots.fixture.ts";
import { readPacked } from "./packed.ts";

const cases = join(roots.workspace.root, "scripts/emit/testdata");

/** The package of a case, packed by npm from what its package.json lists. */
async function packed(name: string): Promise<string> {
  const folder = newFolder();
  cpSync(join(cases, name, "expected"), folder, { recursive: true });
  cpSync(join(cases, name, "manifest.yaml"), join(folder, "manifest.yaml"));
  return packedAs(folder);
}

async function packedAs(folder: string): Promise<string> {
  const options = { cwd: folder, shell: process.platform === "win32" };
  const args = ["pack", "--json", "--offline", "--ignore-scripts", "--cache", join(folder, ".npm")];
  const { stdout } = await promisify(execFile)("npm", args, options);
  const [{ filename }] = JSON.parse(stdout);
  // Nothing but the tarball is left to be read.
  for (const path of ["hooks", "graphql", "changes.ts", "manifest.yaml"]) {
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

const foldered = `${manifestText("demo", { auth: { key: { to: "none", description: "Key." } } })}
hooks: { sign: ./hooks/signing/v4.ts#sign, adds: [x-signature] }
operations:
  demo_list:
    name: List
    request: POST /graphql
    graphql: ./graphql/teams/lists.gql#List
    hooks: { request: ./changes.ts#change }
    reply: { 200: any }
    output: { done: { const: true, description: It was read. } }
    examples: { one: { params: {}, reply: { status: 200, body: { data: {} } }, output: { done: true } } }
`;

const named = {
  "hooks/signing/v4.ts": `export function sign() {\n  return { "x-signature": "a" };\n}\n`,
  "changes.ts":
    "export function change(values: Readonly<Record<string, unknown>>) {\n  return values;\n}\n",
  "graphql/teams/lists.gql": "query List { teams { name } }\n",
};

test("files in folders, of hooks that all operations share, and beside the manifest are packed", async () => {
  const file = { path: "specs/demo.yaml", text: foldered };
  const spec = { name: "demo", file, folder: newFolder(named) };
  const { provider } = readContract(spec, "meaning");
  const made = newFolder(await emit(provider, project, release, [manifestOf(spec)]));
  const state = await readPacked(await packedAs(made), "demo.tgz");
  const [contract] = state.contracts.values();
  const { spec: _, ...rest } = provider;
  expect(contract?.provider).toMatchObject(rest);
  const read = JSON.stringify(contract?.provider);
  for (const text of Object.values(named))
    expect(read).toContain(JSON.stringify(text.trim()).slice(1, -1));
});
