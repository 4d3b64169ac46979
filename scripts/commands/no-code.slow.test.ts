import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { git } from "../change/diff/states/repository.fixture.ts";
import { newFolder, editFile, writeFiles } from "../../tests/kit/folder.ts";
import { traced } from "./traced.fixture.ts";
import { blockwright, printedBy } from "../../tests/kit/program.ts";

// A project in which whatever could be run leaves a mark: a line in `ran` that says what it was.
const folder = newFolder();
const [root, ran] = [join(folder, "tools"), join(folder, "ran")];

/** Code that leaves a mark as soon as it is loaded. */
function mark(name: string): string {
  return `import { appendFileSync } from "node:fs";
appendFileSync(${JSON.stringify(ran)}, ${JSON.stringify(`${name}\n`)});
`;
}

const HOOK = `${mark("hook")}export const change = (request: unknown) => request;\n`;

const SCRIPTS = [
  "preinstall",
  "install",
  "postinstall",
  "prepare",
  "prepack",
  "pregenerate",
  "check",
];

const PLANTED = {
  "targets/planted.js": `${mark("target")}export default { id: "planted", ir: 2, emit: () => [] };\n`,
  "vitest.config.js": mark("vitest.config.js"),
  "blockwright.config.js": mark("blockwright.config.js"),
  "documented/index.js": mark("documented"),
  "planted.cjs": mark("node-options").replace(/^import (.*) from (.*);/, "const $1 = require($2);"),
  ".npmrc": `node-options=--require=./planted.cjs\n`,
};

const PETS = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://api.pets.example" }],
  paths: {
    "/pets": { get: { operationId: "listPets", responses: { 200: { description: "P." } } } },
  },
};

const WORKFLOW = `name: Find
blocks:
  find:
    type: notes
    name: Find
    inputs: { operation: notes_find_notes, apiKey: "{{KEY}}", query: lamp }
`;

beforeAll(() => {
  mkdirSync(root);
  printedBy(blockwright(["init", "--example", "--scope", "@acme"], root));
  const line = "    request: POST /v1/notes\n";
  const hooks = "    hooks: { request: ./hooks/planted.ts#change }\n";
  editFile(join(root, "specs/notes.yaml"), line, line + hooks);
  writeFiles(root, { "specs/hooks/planted.ts": HOOK });
  expect(blockwright(["generate"], root)).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^(?:(?:check|generat)ing \d+ of \d+\n)*$/),
  });
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Begin");

  const file = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = Object.fromEntries(
    SCRIPTS.map((name) => [name, `node --eval 0 && echo ${name} >> "${ran}"`]),
  );
  const { blockwright: key } = file;
  const described = { ...key, targets: ["targets/planted.js"], documented: "documented" };
  editFile(join(root, "specs/notes.yaml"), "50", "40");
  writeFiles(root, {
    ...PLANTED,
    "package.json": { ...file, scripts, blockwright: described },
    "pets.json": PETS,
    "flow.yaml": WORKFLOW,
  });
});

beforeEach(() => rmSync(ran, { force: true }));

test.each([
  [["check"], 0],
  [["diff", "HEAD"], 0],
  [["diff", "HEAD", "--format", "json"], 0],
  [["import", "pets.json", "--operations", "listPets"], 0],
  [["drift", "notes", "--openapi", "pets.json"], 1],
  [["workflow", "check", "flow.yaml"], 0],
  [["workflow", "draw", "flow.yaml"], 0],
  [["catalogue", "--base", "HEAD", "--out", "pages"], 0],
  [["init", "--example"], 0],
] as const)("%j runs nothing of the project", (args, status) => {
  const { modules, ...result } = traced(args, root);
  expect(result, result.stderr).toMatchObject({ status });
  expect(existsSync(ran) ? readFileSync(ran, "utf8") : "").toBe("");
  expect(modules.length).toBeGreaterThan(5);
  expect(modules.filter((url) => url.startsWith(pathToFileURL(root).href))).toEqual([]);
});

test("what is planted would be noticed", async () => {
  for (const path of ["specs/hooks/planted.ts", "generated/notes/src/hooks/planted.ts"])
    await import(pathToFileURL(join(root, path)).href);
  execFileSync("npm", ["run", "check"], { cwd: root, stdio: "ignore" });
  const marks = () => readFileSync(ran, "utf8").trim().split("\n");
  expect(marks()).toEqual(["hook", "hook", "node-options", "check"]);
  // Own targets decide what is generated, so whoever compares with it runs them.
  const { modules } = traced(["generate", "--check"], root);
  expect(marks()).toContain("target");
  const target = pathToFileURL(join(root, "targets/planted.js")).href;
  expect(modules.filter((url) => url.startsWith(target))).toHaveLength(1);
});
