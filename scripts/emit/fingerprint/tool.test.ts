import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SHARED } from "../../language/ir/shared.ts";
import { type FakeProject, fakeProject } from "../pipeline/project.fixture.ts";
import { readProject } from "../project.ts";
import { readTool } from "./tool.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});
afterEach(() => project.remove());

function tool() {
  const { root } = project.options;
  return readTool(root, readProject(root));
}

test.each([
  ["a version of a dependency", "node_modules/yaml/package.json", '{"version":"2.9.9"}'],
  ["a source", "scripts/emit/targets/deep/a.ts", "1"],
  ["a template", "templates/partials/a.hbs", "1"],
  ["the schema", "specs/manifest.schema.json", "{}"],
  ["the reader of documents", "packages/workflow/src/document/a.ts", "1"],
])("changes with %s", (_, path, text) => {
  const before = tool().fingerprint;
  project.write(path, text);
  expect(tool().fingerprint).not.toBe(before);
});

test("changes when a file is renamed", () => {
  const before = tool().fingerprint;
  rmSync(join(project.options.root, "scripts/emit/tool.ts"));
  project.write("scripts/emit/other.ts", "1");
  expect(tool().fingerprint).not.toBe(before);
});

test("changes with the project, not with the rest of package.json", () => {
  const before = tool().fingerprint;
  const file = JSON.parse(project.read("package.json"));
  project.write("package.json", JSON.stringify({ ...file, scripts: { a: "b" } }));
  expect(tool().fingerprint).toBe(before);
  project.write("package.json", JSON.stringify({ ...file, blockwright: { scope: "@other" } }));
  expect(tool().fingerprint).not.toBe(before);
});

test.each([
  "scripts/upkeep/a.ts",
  "scripts/system/terminal/a.ts",
  "scripts/emit/a.test.ts",
  "scripts/emit/.a.ts",
  "packages/workflow/src/run/a.ts",
  "specs/a.yaml",
  "README.md",
])("does not change with %s", (path) => {
  const before = tool().fingerprint;
  project.write(path, "1");
  expect(tool().fingerprint).toBe(before);
});

test.each(SHARED)("gives the code of %s without what tests it, with LF", (id) => {
  project.write(`packages/${id}/src/part/a.ts`, "1;\r\n");
  project.write(`packages/${id}/src/part/a.test.ts`, "2;");
  project.write(`packages/${id}/src/part/a.fixture.ts`, "3;");
  project.write(`packages/${id}/src/testdata/a.ts`, "4;");
  expect(tool().shared[id]).toEqual({ "index.ts": "export {};\n", "part/a.ts": "1;\n" });
});
