import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as library from "@blockwright/workflow";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Packed, pack } from "../support/packed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

let packed: Packed;
beforeAll(async () => {
  packed = await pack("runtime", "books", "workflow");
}, 120_000);
afterAll(() => packed.remove());

function run(program: string, ...args: readonly string[]) {
  return promisify(execFile)(program, args, { cwd: packed.folder, timeout: 60_000 });
}

test("npm publishes what was built, and what has to go along", () => {
  const files = packed.files("workflow");
  expect(files).toEqual(expect.arrayContaining(["dist/index.js", "dist/index.d.ts"]));
  expect(files.filter((path) => !/^dist\/.*(?<!test|fixture)\.(?:js|d\.ts)$/.test(path))).toEqual([
    "LICENSE",
    "README.md",
    "package.json",
  ]);
});

test.each([
  ["24", process.execPath],
  ["20", `${root}contract-tests/engines/node_modules/.bin/node`],
])("is imported by Node %s, and exports what its sources do", async (line, node) => {
  const code = `
    import * as library from "@blockwright/workflow";
    console.log(JSON.stringify([process.version, Object.keys(library)]));`;
  const { stdout } = await run(node, packed.write(`import-${line}.mjs`, code));
  const [version, names] = JSON.parse(stdout);
  expect(version).toMatch(`v${line}.`);
  expect(names.toSorted()).toEqual(Object.keys(library).toSorted());
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

describe.each([
  ["5.9", "typescript"],
  ["7", "typescript7"],
])("TypeScript %s", (version, compiler) => {
  test.each([
    ["NodeNext", "NodeNext"],
    ["ESNext", "Bundler"],
  ])(
    "finds types of blocks in what is published, with module %s and %s resolution",
    async (module, moduleResolution) => {
      const compilerOptions = { module, moduleResolution, ...STRICT };
      const name = `${version}-${moduleResolution}`;
      packed.write(`${name}.mts`, PROGRAM);
      const project = packed.write(
        `${name}.json`,
        JSON.stringify({ compilerOptions, files: [`${name}.mts`] }),
      );
      const tsc = `${root}node_modules/${compiler}/bin/tsc`;
      const { stdout } = await run(process.execPath, tsc, "-p", project).catch((error) => error);
      expect(stdout).toBe("");
    },
    60_000,
  );
});

const STRICT = {
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  types: [],
  noEmit: true,
};
