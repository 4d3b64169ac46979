import { expect, test } from "vitest";
import { factsOfFiles } from "./facts.fixture.ts";

const PACKAGE = JSON.stringify({
  exports: {
    ".": { types: "./dist/index.d.ts" },
    "./schema": { types: "./dist/schema.d.ts" },
    "./block.json": "./block.json",
  },
});

async function factsOf(schemas: string) {
  const { entries } = await factsOfFiles({
    "package.json": PACKAGE,
    "dist/index.d.ts": `export type * from "./types.js"; export declare const a: 1;`,
    "dist/types.d.ts": `import type { components } from "./schema.js";
      export type Volume = components["schemas"]["Volume"];
      export type Titles = components["schemas"]["titles"];`,
    "dist/schema.d.ts": `export interface components { schemas: { ${schemas} } }`,
  });
  return entries;
}

test("a type that is looked up is described by what stands there", async () => {
  const entries = await factsOf(
    `Volume: { id: string; size?: number }; "titles": components["schemas"]["Volume"][]`,
  );
  expect(entries["."]).toEqual({
    Titles: { kind: "type", text: `type Titles = components["schemas"]["Volume"][];`, members: {} },
    Volume: {
      kind: "type",
      text: "type Volume = {};",
      members: { id: "id: string;", size: "size?: number;" },
    },
    a: null,
  });
});

test("a lookup and its name are the same to who imports the type that holds it", async () => {
  const facts = async (type: string, more = "") => {
    const { entries } = await factsOfFiles({
      "package.json": PACKAGE,
      "dist/index.d.ts": `import type { components } from "./schema.js"; ${more}
        export interface Outputs { data: ${type}[]; kind: "a" | null }
        export type Item = ${type};`,
      "dist/types.d.ts": `import type { components } from "./schema.js";
        export type Volume = components["schemas"]["Volume"];`,
      "dist/schema.d.ts": `export interface components { schemas: { Volume: { id: "x" } } }`,
    });
    return entries["."];
  };
  const named = await facts("Volume", `import type { Volume } from "./types.js";`);
  expect(named).toEqual(await facts(`components["schemas"]["Volume"]`));
  expect(named).toMatchObject({ Item: { members: { id: `id: "x";` } } });
});

test("what is outside of semantic versioning is not described", async () => {
  const entries = await factsOf("Volume: {}; titles: string");
  expect(entries).toMatchObject({ "./schema": null, "./block.json": null });
});

test("what cannot be looked up is described as it is written", async () => {
  const entries = await factsOf("other: string");
  expect(entries["."]?.["Volume"]).toMatchObject({
    text: `type Volume = components["schemas"]["Volume"];`,
  });
});
