import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import { type Adopter, adopt, nodes, tool, writeManifests } from "../support/adopter.ts";

const targets = ["targets/listing.ts", "targets/python-tools.ts"];
const example = (path: string) =>
  readFileSync(join(roots.workspace.root, "examples", path), "utf8");

let adopter: Adopter;
beforeAll(async () => {
  // The oldest Node has to load the targets, too.
  adopter = adopt(nodes[22], inject("registry"));
  await adopter.install(...tool);
  writeManifests(adopter, { targets });
  for (const path of targets) adopter.write(path, example(path));
});

test("targets of the project add their files to each package", async () => {
  expect(await adopter.blockwright("generate")).toMatchObject({ status: 0 });
  const { "operations.json": text = "" } = adopter.files("generated/notes/listing");
  expect(text).toContain('"notes_find"');
  const { "tools.json": tools = "" } = adopter.files("generated/notes/python-tools");
  expect(tools).toContain('"notes_find"');
  const check = await adopter.blockwright("generate", "--check");
  expect(check).toMatchObject({ status: 0 });
});

const strict = ["--noEmit", "--strict", "--target", "es2023", "--module", "nodenext"];

test.each([
  [[]],
  [["--exactOptionalPropertyTypes"]],
])("the declarations of the package type-check the targets, strictly %j", async (more) => {
  const check = await adopter.run("npx", "tsc", ...strict, ...more, ...targets);
  expect(check).toMatchObject({ status: 0, stdout: "" });
});

test("the compiler refuses targets of another version of the IR", async () => {
  for (const path of targets) adopter.write(path, example(path).replace("ir: 2", "ir: 3"));
  const { stdout } = await adopter.run("npx", "tsc", ...strict, ...targets);
  const refused = stdout.matchAll(/^(\S+)\(.*Type '3' is not assignable to type '2'/gm);
  expect(Array.from(refused, ([, path]) => path)).toEqual(targets);
});
