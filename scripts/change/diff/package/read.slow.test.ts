import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { node, printedBy } from "../../../../tests/kit/program.ts";
import { factsOfFiles } from "./facts.fixture.ts";
import { readFacts } from "./read.ts";

const json = (exports: object) => ({
  engines: { node: ">=20" },
  dependencies: { b: "^1.0.0", a: "^2.0.0" },
  exports,
});
const index = { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } };
const tsconfig = {
  compilerOptions: {
    rootDir: "src",
    outDir: "dist",
    declaration: true,
    types: [],
    rewriteRelativeImportExtensions: true,
  },
  include: ["src"],
};

test("exports are found through other files and under other names", async () => {
  const facts = await factsOfFiles({
    "package.json": json({ ...index, "./package.json": "./package.json" }),
    "dist/index.d.ts": `export * from "./part.js"; export { one as two } from "./deep/one.ts"; export { far } from "far";`,
    "dist/part.d.ts": `export interface Part { readonly b: string; readonly a: string }`,
    "dist/deep/one.d.ts": `export declare function one(given: string): given is "x"; export declare const hidden: 1;`,
  });
  expect(facts).toEqual({
    node: ">=20",
    dependencies: { a: "^2.0.0", b: "^1.0.0" },
    entries: {
      ".": {
        Part: {
          kind: "interface",
          text: "interface Part { }",
          members: { a: "readonly a: string;", b: "readonly b: string;" },
        },
        far: null,
        two: { kind: "function", text: `function one(given: string): given is "x";`, members: {} },
      },
      "./package.json": null,
    },
  });
  expect(JSON.stringify(facts)).toMatch(/"dependencies":\{"a".*"b".*"Part".*"far".*"two"/);
});

test("sources count where there are any, since what is built may be older", async () => {
  const files = {
    "package.json": json(index),
    "dist/index.d.ts": `export interface Old { readonly a: 1 }`,
  };
  const source = `
    import { base } from "./part.ts";
    export const limits = { count: base, at: (when: Date) => when.getTime() };
    export function call<T>(given: T): T[] { return [given]; }`;
  const built = `
    export declare const limits: { at: (_: Date) => number; count: number; };
    export declare function call<T>(given: T): T[];`;
  const fromSources = await factsOfFiles({
    ...files,
    "tsconfig.json": tsconfig,
    "src/index.ts": source,
    "src/part.ts": `export const base: number = 1;`,
  });
  expect(fromSources).toEqual(await factsOfFiles({ ...files, "dist/index.d.ts": built }));
});

test("the file in which a type is declared is no part of what is offered", async () => {
  const facts = (file: string) =>
    factsOfFiles({
      "package.json": json(index),
      "dist/index.d.ts": `export declare const one: import("${file}").Two<import("far").Three>;`,
    });
  expect(await facts("./a.ts")).toEqual(await facts("./part/b.ts"));
  expect(JSON.stringify(await facts("./a.ts"))).toContain('Two<import(\\\"far\\\").Three>');
});

test("of values of a provider's package the names are enough", async () => {
  const files = { "package.json": json({ ...index, "./block.json": "./block.json" }) };
  const built = await factsOfFiles({ ...files, "dist/index.d.ts": "export declare const a: 1;" });
  const sources = { "tsconfig.json": tsconfig, "src/index.ts": "export const a = unknown();" };
  expect(built.entries["."]).toEqual({ a: null });
  expect(await factsOfFiles({ ...files, ...sources })).toEqual(built);
});

test("a folder without a package is refused", async () => {
  await expect(factsOfFiles({})).rejects.toThrow("it has no package.json");
  await expect(factsOfFiles({ "package.json": "{" })).rejects.toThrow("is not JSON");
  await expect(readFacts("nowhere")).rejects.toThrow("nowhere is not a package");
});

test.each([
  "packages/runtime",
  "generated/persondata",
])("what is read of the sources of %s is what a build of them declares", async (path) => {
  const root = join(import.meta.dirname, "../../../..");
  const sources = join(root, path);
  const folder = newFolder();
  const tsc = join(root, "node_modules/typescript7/bin/tsc");
  const out = ["--outDir", join(folder, "dist"), "--tsBuildInfoFile", join(folder, "info")];
  printedBy(node([tsc, "-p", sources, ...out]));
  cpSync(join(sources, "package.json"), join(folder, "package.json"));
  expect(await readFacts(folder)).toEqual(await readFacts(sources));
});
