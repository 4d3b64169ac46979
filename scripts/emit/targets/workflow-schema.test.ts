import { describe, expect, test } from "vitest";
import { environmentVariable } from "../../../packages/workflow/src/document/environment-variable.ts";
import { committed } from "../committed.fixture.ts";
import type { Json, Provider } from "../../language/ir/types.ts";
import { blockData, blockJson } from "./block-json.ts";
import { provider as demo, parameter } from "./provider.fixture.ts";
import { workflowValidator } from "./workflow-schema/ajv.fixture.ts";
import { blockPart } from "./workflow-schema/block.ts";
import { blockOf } from "./workflow-schema/block-data.ts";
import { emitWorkflowSchema } from "./workflow-schema.ts";

const providers = committed();
const partOf = (provider: Provider) => blockPart(blockOf(blockData(provider)));
const fitsOf = (all: readonly Provider[]) => {
  const blocks = all.map((each) => ({ id: each.id, text: blockJson(each), isTold: true }));
  const parts = new Map(all.map((each) => [each.id, partOf(each)]));
  return workflowValidator(JSON.parse(emitWorkflowSchema(blocks)), parts);
};
const fits = fitsOf(providers);

type Members = Readonly<Record<string, unknown>>;

/** More than any limit of a list. */
const items = Array.from({ length: 1000 }, (_, index) => `item-${index}`);

/** A workflow of one block. */
function workflow(type: string, inputs: Members, more: Members = {}) {
  return { blocks: { one: { type, name: "One", inputs, ...more } } };
}

/** Every example that succeeds, as a block of a workflow. */
const examples = providers.flatMap(({ block, auth, operations }) =>
  operations.flatMap(({ id, parameters, examples: all }) =>
    all
      .filter(({ result }) => result.kind === "output")
      .map(({ name, params }) => {
        const secrets = [...auth, ...parameters.filter(({ secret }) => secret)];
        const references = secrets.map((each) => [each.name, "{{SECRET}}"] as const);
        const shared = parameters.filter((each) => each.shared && each.example !== undefined);
        const usual = shared.map((each) => [each.name, each.example as Json] as const); // filtered
        const inputs = {
          ...Object.fromEntries(usual),
          ...params,
          ...Object.fromEntries(references),
        };
        return [id, name, workflow(block.type, { operation: id, ...inputs })] as const;
      }),
  ),
);

test("there is an example of every operation", () => {
  const all = providers.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect([...new Set(examples.map(([id]) => id))]).toEqual(all);
});

test.each(examples)("takes an example of %s: %s", (_, __, document) => {
  expect(fits(document)).toBe(true);
});

test("secrets have the names that the check gives them, also where a block has one of its own", () => {
  for (const provider of providers) {
    const block = { ...provider.block, type: "own-block_2" };
    const { $defs } = JSON.parse(JSON.stringify(partOf({ ...provider, block })));
    for (const { id } of provider.operations) {
      for (const { name } of provider.auth) {
        const expected = [`{{${environmentVariable(block.type, name)}}}`];
        expect($defs[id].properties[name].examples).toEqual(expected);
      }
    }
  }
});

describe("every input of every operation", () => {
  const cases = providers.flatMap(({ block, operations, auth }) =>
    operations.flatMap(({ id, parameters }) =>
      [...auth, ...parameters].map(({ name }) => [id, name, block.type] as const),
    ),
  );
  const first = new Map(examples.map(([id, , document]) => [id, document.blocks.one.inputs]));

  test.each(cases)("%s %s takes a reference, and no map of a map", (id, name, type) => {
    const inputs = first.get(id);
    expect(fits(workflow(type, { ...inputs, [name]: "{{a.b}}" }))).toBe(!isOneOfTwo(id, name));
    expect(fits(workflow(type, { ...inputs, [name]: [{ a: 1 }] }))).toBe(false);
  });

  /** Together with that of the example, it would be one too many. */
  function isOneOfTwo(id: string, name: string): boolean {
    const others = ["query", "sql"].filter((each) => first.get(id)?.[each] !== undefined);
    return (
      id === "persondata_person_search" && ["query", "sql"].includes(name) && !others.includes(name)
    );
  }
});

const books = { operation: "books_search_volumes", apiKey: "{{KEY}}", q: "sea" };
const generate = {
  operation: "docgen_generate",
  apiKey: "{{KEY}}",
  inputText: "x",
  textMode: "generate",
};
const themes = { operation: "docgen_list_themes", apiKey: "{{KEY}}" };
const person = { operation: "persondata_person_search", apiKey: "{{KEY}}" };
const enrich = { operation: "persondata_person_enrich", apiKey: "{{KEY}}" };
const user = {
  operation: "directory_create_user",
  accessToken: "{{TOKEN}}",
  displayName: "A",
  mailNickname: "a",
  userPrincipalName: "a@b",
  password: "{{PASSWORD}}",
};
const one = workflow("books", books).blocks.one;

test.each<[string, unknown]>([
  ["a name and a description", { name: "N", description: "D", ...workflow("books", books) }],
  [
    "connections",
    { blocks: { one: { ...one, connections: { outgoing: [{ target: "two-2" }] } }, "two-2": one } },
  ],
  ["no connections", workflow("books", books, { connections: { outgoing: [] } })],
  ["numbers and booleans as text", workflow("directory", { ...user, accountEnabled: " true" })],
  ["a number as text", workflow("books", { ...books, maxResults: " 7 " })],
  ["what is not given", workflow("books", { ...books, maxResults: null })],
  ["JSON as text", workflow("persondata", { ...person, query: '{"a":1}' })],
  ["JSON with references in it", workflow("persondata", { ...person, query: { a: ["{{b.c}}"] } })],
  ["a list", workflow("docgen", { ...generate, folderIds: ["a", "{{b.c}}"] })],
  ["a job that is waited for", workflow("docgen", generate, { wait: true })],
  ["a wait with times", workflow("docgen", generate, { wait: { everyMs: 1, waitMs: 1000 } })],
  ["a job that is not waited for", workflow("docgen", generate, { wait: false })],
  ["no wait where no job is", workflow("books", books, { wait: false })],
  ["an input that hosts set", workflow("persondata", { ...person, sql: "x", scrollToken: "t" })],
  ["a name with a company", workflow("persondata", { ...enrich, name: "a", company: "b" })],
  ["one of two, the other blank", workflow("persondata", { ...person, query: " ", sql: "x" })],
])("takes %s", (_, document) => {
  expect(fits(document)).toBe(true);
});

test.each<[string, unknown]>([
  ["no map", []],
  ["no blocks", {}],
  ["a map of no blocks", { blocks: {} }],
  ["an unknown key", { ...workflow("books", books), version: 1 }],
  ["a blank name", { name: " ", ...workflow("books", books) }],
  ["an id with a dot", { blocks: { "a.b": one } }],
  ["a block without a type", { blocks: { one: { name: "One", inputs: books } } }],
  ["a block without a name", { blocks: { one: { type: "books", inputs: books } } }],
  ["a block without inputs", { blocks: { one: { type: "books", name: "One" } } }],
  ["an unknown type", workflow("boks", books)],
  ["an unknown key of a block", workflow("books", books, { conections: {} })],
  ["no operation", workflow("books", { apiKey: "{{KEY}}", q: "sea" })],
  ["an unknown operation", workflow("books", { ...books, operation: "books_search" })],
  ["the operation of another block", workflow("crm", books)],
  ["an operation that is a reference", workflow("books", { ...books, operation: "{{a.b}}" })],
  ["a missing input", workflow("books", { operation: books.operation, apiKey: "{{KEY}}" })],
  ["a blank input", workflow("books", { ...books, q: " " })],
  ["a misspelt input", workflow("books", { ...books, maxResult: 3 })],
  ["a number above its limit", workflow("books", { ...books, maxResults: 1e6 })],
  ["a number below its limit", workflow("books", { ...books, maxResults: -1e6 })],
  ["a fraction", workflow("books", { ...books, maxResults: 1.5 })],
  ["text that is no number", workflow("books", { ...books, maxResults: "many" })],
  ["a number in place of text", workflow("books", { ...books, q: 5 })],
  [
    "a text that is too long",
    workflow("docgen", { ...generate, additionalInstructions: "x".repeat(1e6) }),
  ],
  ["a value that is not allowed", workflow("docgen", { ...generate, textMode: "generated" })],
  ["an item too many", workflow("docgen", { ...generate, folderIds: items.join() })],
  ["an item too many in a list", workflow("docgen", { ...generate, folderIds: items })],
  ["a list in place of an object", workflow("persondata", { ...person, query: [] })],
  ["no truth", workflow("directory", { ...user, accountEnabled: "yes" })],
  ["a secret in clear text", workflow("books", { ...books, apiKey: "AIza123" })],
  ["a password in clear text", workflow("directory", { ...user, password: "hunter2" })],
  ["part of a secret in clear text", workflow("books", { ...books, apiKey: "v1-{{KEY}}" })],
  ["a reference without an end", workflow("books", { ...books, q: "{{a.b" })],
  ["none of several inputs", workflow("persondata", enrich)],
  ["half of two that belong together", workflow("persondata", { ...enrich, name: "a" })],
  ["none of two inputs", workflow("persondata", person)],
  ["both of two inputs", workflow("persondata", { ...person, query: {}, sql: "x" })],
  ["a wait where no job is", workflow("books", books, { wait: true })],
  ["a wait for another operation", workflow("docgen", themes, { wait: true })],
  ["a wait of no time", workflow("docgen", generate, { wait: { everyMs: 0 } })],
  ["a wait with an unknown key", workflow("docgen", generate, { wait: { every: 5 } })],
  ["connections without a list", workflow("books", books, { connections: {} })],
  [
    "a target that is no id",
    workflow("books", books, { connections: { outgoing: [{ target: "a.b" }] } }),
  ],
  [
    "a connection with a condition",
    workflow("books", books, { connections: { outgoing: [{ target: "a", if: 1 }] } }),
  ],
])("does not take %s", (_, document) => {
  expect(fits(document)).toBe(false);
});

test("an input that another needs is required with it", () => {
  const [search] = demo.operations;
  if (!search) throw new Error("the fixture has operations");
  const [a, b] = [parameter("a"), parameter("b")];
  const [when, need] = [{ a: { given: true } }, { b: { given: true } }];
  const rule = { when, need, input: "a", message: "m" };
  const using = (severity: "error" | "warning") =>
    fitsOf([
      {
        ...demo,
        auth: [],
        operations: [{ ...search, parameters: [a, b], rules: [{ ...rule, severity }] }],
      },
    ]);
  const given = (inputs: Members) => workflow("demo", { operation: search.id, ...inputs });
  const strict = using("error");
  const both = [{}, { b: "x" }, { a: " " }, { a: "x", b: "{{c.d}}" }].map(given);
  expect(both.map(strict)).toEqual([true, true, true, true]);
  expect([{ a: "x" }, { a: "x", b: "" }].map((each) => strict(given(each)))).toEqual([
    false,
    false,
  ]);
  expect(using("warning")(given({ a: "x" }))).toBe(true);
});

test("the entry of five hundred blocks is small, whether or not it tells of them", () => {
  const [first] = providers;
  if (!first) throw new Error("there are providers");
  const text = blockJson(first);
  const all = Array.from({ length: 500 }, (_, at) => ({
    id: `p${at}`,
    text,
    isTold: at % 2 === 0,
  }));
  const entry = emitWorkflowSchema(all);
  expect(entry.length).toBeLessThan(300_000);
  expect(entry).toContain('"p2/workflow.schema.json"');
  expect(entry).not.toContain('"p3/workflow.schema.json"');
});
