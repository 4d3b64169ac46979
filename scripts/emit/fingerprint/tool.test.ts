import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type FakeProject, fakeProject } from "../pipeline/project.fixture.ts";
import { readInputs } from "../pipeline/inputs.ts";
import { sourcesFingerprint } from "./tool.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const tool = () => sourcesFingerprint(project.options.workspace.root);

test.each([
  ["a version of a dependency", "node_modules/yaml/package.json", '{"version":"2.9.9"}'],
  ["a source", "scripts/emit/targets/deep/a.ts", "1"],
  ["a template", "templates/partials/a.hbs", "1"],
  ["the schema", "specs/manifest.schema.json", "{}"],
  ["the runtime", "packages/runtime/src/part/a.ts", "1"],
  ["the reader of documents", "packages/workflow/src/document/a.ts", "1"],
])("changes with %s", (_, path, text) => {
  const before = tool();
  project.write(path, text);
  expect(tool()).not.toBe(before);
});

test("changes when a file is renamed", () => {
  const before = tool();
  rmSync(join(project.options.workspace.root, "scripts/emit/tool.ts"));
  project.write("scripts/emit/other.ts", "1");
  expect(tool()).not.toBe(before);
});

test("what outputs are made by changes with the project, not with the rest of package.json", async () => {
  const { workspace } = project.options;
  const made = async (author: string) => {
    const changed = { ...workspace, project: { ...workspace.project, author } };
    return (await readInputs({ ...project.options, workspace: changed })).tool;
  };
  expect(await made("A")).toBe(await made("A"));
  expect(await made("A")).not.toBe(await made("B"));
  const before = tool();
  const file = JSON.parse(project.read("package.json"));
  project.write("package.json", JSON.stringify({ ...file, scripts: { a: "b" } }));
  expect(tool()).toBe(before);
});

test.each([
  "scripts/upkeep/a.ts",
  "scripts/system/terminal/a.ts",
  "scripts/language/reference/a.ts",
  "scripts/emit/a.test.ts",
  "scripts/emit/.a.ts",
  "packages/runtime/src/part/a.test.ts",
  "packages/runtime/src/part/a.fixture.ts",
  "packages/runtime/src/testdata/a.ts",
  "packages/workflow/src/document/a.test.ts",
  "packages/workflow/src/run/a.ts",
  "templates/init/a.yml",
  "specs/a.yaml",
  "README.md",
])("does not change with %s", (path) => {
  const before = tool();
  project.write(path, "1");
  expect(tool()).toBe(before);
});

test("does not change with the line ends of a checkout", () => {
  project.write("packages/runtime/src/index.ts", "1;\n");
  const before = tool();
  project.write("packages/runtime/src/index.ts", "1;\r\n");
  expect(tool()).toBe(before);
});
