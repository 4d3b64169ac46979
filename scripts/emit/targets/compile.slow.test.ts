import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { committed } from "../committed.fixture.ts";
import type { Provider } from "../../language/ir/types.ts";
import { anyProvider } from "./arbitrary-provider.fixture.ts";
import { compilerOptions } from "./compile.fixture.ts";
import { blockTarget } from "./block.ts";
import { clientTarget } from "./client.ts";
import { project, provider } from "./provider.fixture.ts";
import { hookTypesTarget } from "./hook-types.ts";
import { indexTarget } from "./index-file.ts";
import { inputsTarget } from "./inputs.ts";
import { oddProvider } from "./odd-provider.fixture.ts";
import { operationsTarget } from "./operations.ts";
import { readmeTarget } from "./readme.ts";
import { schemaTarget } from "./schema.ts";
import { typesTarget } from "./types.ts";
import { writtenProvider } from "./written-provider.fixture.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
// Inside the project, so that openapi-fetch is found.
const folder = newFolder({}, join(root, "node_modules/.cache"));

/** What a person writes against the package of the fixture; each directive must be needed. */
const USAGE = `
import type { BlockTypes } from "@blockwright/runtime";
import type { components } from "./schema.ts";
import {
  createDemoClient, createNote, type DemoRecord, demoBlock, type Failure, type Note, type NoteList,
  searchNotes,
} from "./index.ts";
// @ts-expect-error what the printer makes of the document is no part of the index
import type { paths } from "./index.ts";
// @ts-expect-error a type of the language keeps its name
import type { Record as Hidden } from "./index.ts";

const secrets = { accessToken: "a", apiKey: "b", teamKey: "c", region: "https://eu.example.com" };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const laws: true[] = [];
const law = <T extends true>(value: T) => laws.push(value);

const found = await searchNotes.execute({ ...secrets, folder: "inbox", q: "tea", tags: ["a"] });
law<Same<typeof found.data, Note[]>>(true);
law<Same<Note, components["schemas"]["Note"]>>(true);
law<Same<DemoRecord, components["schemas"]["Record"]>>(true);
law<Same<Failure["error"], components["schemas"]["Failure"]["error"]>>(true);
law<Same<typeof found.metadata, { count: number; next?: string | null }>>(true);

const selected = await demoBlock.execute({ operation: "demo_search_notes", q: "tea", limit: "5" });
law<Same<typeof selected, typeof found>>(true);

const client = createDemoClient(secrets);
const { data } = await client.searchNotes({ folder: "inbox", q: "tea", limit: undefined });
law<Same<typeof data, NoteList | undefined>>(true);

await createNote.execute({ ...secrets, title: "Tea", password: "x", fields: '{"a":1}', tags: "a, b" });
// @ts-expect-error a required input is missing
await searchNotes.execute({ ...secrets, folder: "inbox" });
// @ts-expect-error not an allowed value
await searchNotes.execute({ ...secrets, folder: "inbox", q: "tea", order: "sideways" });
// @ts-expect-error no such operation
await demoBlock.execute({ operation: "demo_none" });
// @ts-expect-error after the check of inputs a list is a list
await client.searchNotes({ folder: "inbox", q: "tea", tags: "a, b" });

law<Same<BlockTypes["demo0"], typeof demoBlock>>(true);
`;

test("emitted packages compile without a finding, whatever the provider", async () => {
  const providers = [
    provider,
    oddProvider,
    writtenProvider,
    ...fc.sample(anyProvider, { numRuns: 25, seed: 3 }),
  ];
  for (const [at, each] of providers.entries()) {
    // Packages of one program have different blocks.
    const block = { ...each.block, type: `${each.block.type}${at}` };
    await write(`${at}`, { ...each, block });
  }
  writeFiles(folder, { "0/src/usage.ts": USAGE });
  expect(compile("*/src")).toEqual(CLEAN);
});

test("all code of the README compiles against the package it belongs to", async () => {
  for (const subject of [provider, ...committed()]) {
    await write(`readme/${subject.id}`, subject);
    writeFiles(folder, { [`readme/${subject.id}/src/readme.ts`]: await useOf(subject) });
  }
  // Its results are there to be read.
  expect(compile("readme/*/src", { noUnusedLocals: false })).toEqual(CLEAN);
});

/** The code of the README as a module of the package: each block in a scope of its own. */
async function useOf(subject: Provider): Promise<string> {
  const [readme] = await readmeTarget.emit(subject, project);
  const blocks = [...(readme?.contents ?? "").matchAll(/^```ts\n(.*?)^```$/gms)];
  const code = blocks.map(([, block = ""]) => block).filter((block) => block.includes("await"));
  const imported = /^import \{.*?\} from .*?;$/gms;
  const [first = "", ...others] = code.map((block) => block.replaceAll(imported, ""));
  const scopes = others.map((block) => `{\n${block}}\n`);
  const exported = [subject.names.block, subject.names.createClient];
  const names = [...exported, ...subject.operations.map(({ names: { method } }) => method)];
  return `import { ${names.join(", ")} } from "./index.ts";
declare const process: { env: Record<string, string | undefined> };
declare const inputs: never;
${first}
${scopes.join("")}
`;
}

const CLEAN = { status: 0, output: "" };

function compile(sources: string, others: Readonly<Record<string, boolean>> = {}) {
  const config = { compilerOptions: { ...compilerOptions(root), ...others }, include: [sources] };
  writeFiles(folder, { "tsconfig.json": config });
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  const { status, stdout, stderr } = node([compiler, "-p", folder]);
  return { status, output: stdout + stderr };
}

async function write(name: string, subject: Provider): Promise<void> {
  for (const target of [
    schemaTarget,
    typesTarget,
    hookTypesTarget,
    inputsTarget,
    clientTarget,
    operationsTarget,
    blockTarget,
    indexTarget,
  ]) {
    writeFiles(join(folder, name), await target.emit(subject, project));
  }
}
