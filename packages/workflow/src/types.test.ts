import type { booksBlock } from "@blockwright/books";
import type { crmBlock } from "@blockwright/crm";
import type { docgenBlock } from "@blockwright/docgen";
import type { BlockTypes } from "@blockwright/runtime";
import { expect, expectTypeOf, test } from "vitest";
import type { BlockDocument, Workflow, WorkflowBlock } from "./types.ts";

// What these tests say is proved by types-of-packages.slow.test.ts: each directive must be needed.

const search = {
  type: "books",
  name: "Search",
  inputs: {
    operation: "books_search_volumes",
    apiKey: "{{BOOKS_API_KEY}}",
    q: "intitle:{{ask.data.title}}",
  },
  connections: { outgoing: [{ target: "write" }] },
} as const satisfies WorkflowBlock<"books">;

const inputs = {
  operation: "docgen_generate",
  apiKey: "{{DOCGEN_API_KEY}}",
  inputText: "{{search.data[0].title}}",
  textMode: "generate",
} as const;

const write = {
  type: "docgen",
  name: "Write",
  inputs,
  wait: { waitMs: 60_000 },
} as const satisfies WorkflowBlock<"docgen">;

test("packages that are imported register their blocks", () => {
  expectTypeOf<Pick<BlockTypes, "books" | "crm" | "docgen">>().toEqualTypeOf<{
    readonly books: typeof booksBlock;
    readonly crm: typeof crmBlock;
    readonly docgen: typeof docgenBlock;
  }>();
});

test("a block in code is a block of a document", () => {
  expectTypeOf<WorkflowBlock>().toExtend<BlockDocument>();
  expectTypeOf<WorkflowBlock<"docgen">>().toExtend<WorkflowBlock>();
  expectTypeOf<Record<string, WorkflowBlock>>().toExtend<Workflow["blocks"]>();
  const workflow: Workflow = { blocks: { search, write } };
  expect(Object.keys(workflow.blocks)).toEqual(["search", "write"]);
});

test("references stand in place of values of any type, and inside of json", () => {
  expectTypeOf({
    type: "docgen",
    name: "Write",
    inputs: { ...inputs, textMode: "{{ask.data.mode}}", numCards: "{{ask.data.count}}" },
  } as const).toExtend<WorkflowBlock<"docgen">>();
  expectTypeOf({
    type: "crm",
    name: "Keep",
    inputs: {
      operation: "crm_create_record",
      apiKey: "{{CRM_TOKEN}}",
      instanceUrl: "https://example.my.salesforce.com",
      sobject: "Contact",
      fields: { LastName: "{{ask.data.name}}", Tags: ["{{ask.data.tag}}", 5] },
    },
  } as const).toExtend<WorkflowBlock<"crm">>();
});

test("blocks, operations and inputs that do not exist do not compile", () => {
  // @ts-expect-error no block of this type is imported
  type Unknown = WorkflowBlock<"nope">;
  expectTypeOf<Unknown>().toBeNever();
  const secret = { apiKey: "{{BOOKS_API_KEY}}" } as const;
  const books = { type: "books", name: "Books" } as const;
  const wrong: readonly WorkflowBlock<"books">[] = [
    // @ts-expect-error no such operation
    { ...books, inputs: { operation: "books_search", ...secret } },
    // @ts-expect-error an operation of another block
    { ...books, inputs: { operation: "crm_query", ...secret } },
    // @ts-expect-error a required input is missing
    { ...books, inputs: { operation: "books_get_volume", ...secret } },
    {
      ...books,
      // @ts-expect-error an input is misspelt
      inputs: { operation: "books_get_volume", volumeID: "a", ...secret },
    },
    {
      ...books,
      // @ts-expect-error the input of another operation
      inputs: { operation: "books_get_volume", volumeId: "a", q: "tea", ...secret },
    },
    // @ts-expect-error a text is no number, unless it is a reference
    { ...books, inputs: { operation: "books_search_volumes", q: "a", maxResults: "5", ...secret } },
  ];
  expect(wrong).toHaveLength(6);
});

test("values outside their choices, and members that do not exist, do not compile", () => {
  const docgen = { type: "docgen", name: "Write" } as const;
  const wrong: readonly WorkflowBlock<"docgen">[] = [
    // @ts-expect-error not one of the choices
    { ...docgen, inputs: { ...inputs, textMode: "guess" } },
    // @ts-expect-error a connection has a target
    { ...docgen, inputs, connections: { outgoing: [{ to: "a" }] } },
    // @ts-expect-error no such member of a block
    { ...docgen, inputs, retries: 3 },
  ];
  expect(wrong).toHaveLength(3);
});

test("only an operation that starts a job can be waited for", () => {
  const waits = [true, false, { everyMs: 1000 }, {}] as const;
  expectTypeOf({
    type: "docgen",
    name: "Write",
    inputs,
    wait: waits[0 as 0 | 1 | 2 | 3], // any of them
  } as const).toExtend<WorkflowBlock<"docgen">>();
  const themes = { operation: "docgen_list_themes", apiKey: "{{DOCGEN_API_KEY}}" } as const;
  const wrong: readonly WorkflowBlock[] = [
    // @ts-expect-error no operation of this block starts a job
    { ...search, wait: true },
    // @ts-expect-error another operation of the block does, but this does not
    { type: "docgen", name: "Themes", inputs: themes, wait: true },
    // @ts-expect-error the same with a time
    { type: "docgen", name: "Themes", inputs: themes, wait: { everyMs: 1000 } },
    // @ts-expect-error no such time
    { type: "docgen", name: "Write", inputs, wait: { timeoutMs: 1000 } },
  ];
  expect(wrong).toHaveLength(4);
});
