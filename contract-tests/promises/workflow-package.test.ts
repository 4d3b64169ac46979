import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as library from "@blockwright/workflow";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Packed, pack } from "../support/packed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the README shows: a document in YAML, programs in TypeScript. */
const readme = readFileSync(join(root, "generated/workflow/README.md"), "utf8");
const [document = ""] = shown("yaml");
const programs = shown("ts");

function shown(language: "yaml" | "ts"): readonly string[] {
  const blocks = readme.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return Array.from(blocks).flatMap(([, name, code]) => (name === language && code) || []);
}

let packed: Packed;
beforeAll(async () => {
  packed = await pack("workflow", ["runtime", "books"]);
}, 120_000);
afterAll(() => packed.remove());

/** Runs a program with nothing of this environment: with a credential it would send requests. */
function run(program: string, ...args: readonly string[]) {
  const options = { cwd: packed.folder, env: {}, timeout: 60_000 };
  return promisify(execFile)(program, args, options);
}

test("npm publishes what was built, and what has to go along", () => {
  const { files } = packed;
  expect(files).toEqual(expect.arrayContaining(["dist/index.js", "dist/index.d.ts"]));
  expect(files.filter((path) => !/^dist\/.*(?<!test|fixture)\.(?:js|d\.ts)$/.test(path))).toEqual([
    "LICENSE",
    "README.md",
    "package.json",
  ]);
});

describe.each([
  ["24", process.execPath],
  ["20", join(root, "contract-tests/engines/node_modules/.bin/node")],
])("Node %s", (line, node) => {
  test("imports it, with the exports of its sources", async () => {
    const code = `
      import * as library from "@blockwright/workflow";
      console.log(JSON.stringify([process.version, Object.keys(library)]));`;
    const { stdout } = await run(node, packed.write("import.mjs", code));
    const [version, names] = JSON.parse(stdout);
    expect(version).toMatch(`v${line}.`);
    expect(names.toSorted()).toEqual(Object.keys(library).toSorted());
  });

  test("runs the README's program, which finds nothing in its document but what is planted", async () => {
    const program = packed.write("program.mjs", programs[0] ?? "");
    const runOn = (text: string) =>
      run(node, program, packed.write("document.yaml", text)).catch((error) => error);
    const wrong = await runOn(document.replace("volumeId:", "volumeID:"));
    expect(wrong.stderr).toMatch(/document\.yaml:16:7 error workflow-input-unknown: /);
    // Without the secret nothing is sent.
    const right = await runOn(document);
    expect(right.stderr).toContain("WorkflowError: Secrets without a value: BOOKS_API_KEY.");
    expect(right.stderr).not.toContain("document.yaml:");
  });
});

test("is bundled for browsers, without a module of any engine", async () => {
  const entry = packed.write("browser.mjs", 'export * from "@blockwright/workflow";');
  // Neutral knows no module of any engine: an import of one is an error.
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    platform: "neutral",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const [output] = Object.values(metafile.outputs);
  expect(output?.imports).toEqual([]);
  expect(output?.exports.toSorted()).toEqual(Object.keys(library).toSorted());
});

/** A program against the published types; each directive must be needed. */
const PROGRAM = `
import { booksBlock } from "@blockwright/books";
import type { BlockTypes } from "@blockwright/runtime";
import type { Workflow, WorkflowBlock } from "@blockwright/workflow";

export const books: BlockTypes["books"] = booksBlock;
const inputs = { operation: "books_search_volumes", apiKey: "{{BOOKS_API_KEY}}", q: "tea" } as const;
const search = { type: "books", name: "Search", inputs } satisfies WorkflowBlock<"books">;
export const workflow: Workflow = { blocks: { search } };
// @ts-expect-error no such input
export const misspelt: WorkflowBlock = { ...search, inputs: { ...inputs, maxResult: 5 } };
// @ts-expect-error not imported here
export type Other = WorkflowBlock<"crm">;
`;

const OPTIONS = {
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: false,
  types: ["node"],
  noEmit: true,
};

describe.each(["typescript", "typescript7"])("the compiler %s", (compiler) => {
  test.each([
    { module: "NodeNext", moduleResolution: "NodeNext" },
    { module: "ESNext", moduleResolution: "Bundler" },
  ])("finds the types of blocks in what is published, with %j, and the README right", async (how) => {
    const files = [PROGRAM, ...programs].map((text, at) => packed.write(`program-${at}.mts`, text));
    const config = JSON.stringify({ compilerOptions: { ...OPTIONS, ...how }, files });
    const project = packed.write("tsconfig.json", config);
    const tsc = join(root, "node_modules", compiler, "bin/tsc");
    const { stdout } = await run(process.execPath, tsc, "-p", project).catch((error) => error);
    expect(stdout).toBe("");
  }, 60_000);
});
