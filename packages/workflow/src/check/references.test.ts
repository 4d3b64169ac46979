import { describe, expect, test } from "vitest";
import { blocksAtHand } from "../blocks.fixture.ts";
import { checkWorkflow } from "../check.ts";
import type { BlockDocument, Workflow } from "../types.ts";

type Inputs = BlockDocument["inputs"];

/** Books, a generation, and a last block that uses them; messages about it. */
function found(last: Inputs, generation: Partial<BlockDocument> = {}): readonly string[] {
  const generate = { operation: "docgen_generate", apiKey: "{{KEY}}", textMode: "condense" };
  const workflow: Workflow = {
    blocks: {
      search: {
        type: "books",
        name: "Search",
        inputs: { operation: "books_search_volumes", apiKey: "{{KEY}}", q: "bees" },
        connections: { outgoing: [{ target: "generate" }] },
      },
      generate: {
        type: "docgen",
        name: "Generate",
        inputs: { ...generate, inputText: "About {{search.data}}" },
        connections: { outgoing: [{ target: "last" }] },
        ...generation,
      },
      last: { type: last.operation.split("_")[0] ?? "", name: "Last", inputs: last },
    },
  };
  return checkWorkflow(workflow, blocksAtHand).map(({ code, message }) => `${code}: ${message}`);
}

const themes = { operation: "docgen_list_themes", apiKey: "{{KEY}}" };
const folders = { operation: "docgen_generate_from_template", apiKey: "{{KEY}}", gammaId: "g" };
const record = {
  operation: "crm_create_record",
  apiKey: "{{KEY}}",
  instanceUrl: "https://acme.test",
  sobject: "Account",
};

describe("nothing is found", () => {
  test.each<[string, Inputs]>([
    ["text of a member", { ...themes, query: "{{search.data[0].volumeInfo.title}}" }],
    ["a number", { ...themes, limit: "{{search.metadata.count}}" }],
    ["text in which a list is embedded", { ...themes, query: "{{search.data}} {{KEY}}" }],
    ["a secret", { ...themes, limit: "{{LIMIT}}" }],
    ["members of an object, deep in it", { ...record, fields: { a: [{ b: "{{search.data}}" }] } }],
    ["an object", { ...record, fields: "{{search.data[0]}}" }],
    ["a group of outputs", { ...record, fields: "{{search.metadata}}" }],
    ["JSON text", { ...record, fields: '{ "Name": {{search.data[0].id}} }' }],
    [
      "a list of texts",
      { ...folders, prompt: "x", folderIds: "{{search.data[0].volumeInfo.authors}}" },
    ],
    ["an item of a list", { ...folders, prompt: "x", folderIds: ["a", "{{search.data[0].id}}"] }],
    ["what may be absent, in text", { ...themes, query: "{{generate.warnings}}" }],
    ["a member of anything", { ...themes, query: "{{search.data[0].layerInfo.any[3].thing}}" }],
    ["braces that are no reference", { ...themes, query: "\\{{no.reference}}" }],
  ])("about %s", (_, inputs) => {
    expect(found(inputs)).toEqual([]);
  });

  test("about outputs of a job that is waited for", () => {
    const inputs = { ...folders, prompt: "{{generate.gammaUrl}}" };
    expect(found(inputs, { wait: true })).toEqual([]);
    expect(found(inputs, { wait: { waitMs: 5 } })).toEqual([]);
  });
});

test.each<[string, string]>([
  ["{{search.count}}", 'has no output "count"; did you mean "metadata.count"?'],
  ["{{search.id}}", 'has no output "id"; did you mean "data[0].id"?'],
  ["{{search.volumeInfo.title}}", 'did you mean "data[0].volumeInfo.title"?'],
  ["{{search.metadata.cuont}}", 'no output "metadata.cuont"; did you mean "metadata.count"?'],
  ["{{search.data[0].id.x}}", 'search.data[0].id is text; it has no member "x"'],
  ['{{search.data["0"]["@x"].y}}', 'search.data[0] has no documented member "@x"'],
  ["{{search.metadata.count[1]}}", "search.metadata.count is a number; it has no item 1"],
  [
    "{{generate.status}}",
    'docgen_check_status has it, whose outputs the block has with "wait: true"',
  ],
  ["{{last.nextCursor}}", 'The block "last" does not run before "last"'],
  ["{{Search.data}}", 'There is no block "Search"; did you mean "search"?'],
])("%s", (query, message) => {
  expect(found({ ...themes, query })).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["{{search.metadata.count}}"],
  { id: "{{search.metadata.count}}" },
])("no item of a list can hold references within %j", (value) => {
  expect(found({ ...folders, prompt: "x", folderIds: [value] })).toEqual([
    expect.stringContaining("workflow-input-invalid: folderIds must be a list of texts"),
  ]);
});

test("a map in place of a list of texts is refused as a whole", () => {
  const folderIds = { id: "{{search.metadata.count}}" };
  expect(found({ ...folders, prompt: "x", folderIds })).toEqual([
    expect.stringContaining("workflow-input-invalid: folderIds must be a list of texts"),
  ]);
});

test("an output of the starting operation is gone after waiting", () => {
  const inputs = { ...themes, query: "{{generate.warnings}}" };
  expect(found(inputs, { wait: true })).toEqual([
    expect.stringContaining("docgen_generate has it, but the block waits for its job"),
  ]);
});

test.each<[string, Inputs, string]>([
  [
    "an object for text",
    { ...themes, query: "{{search.data[0].volumeInfo}}" },
    "reference-type: search.data[0].volumeInfo is an object, and query must be text",
  ],
  [
    "a number for an item of a list",
    { ...folders, prompt: "x", folderIds: ["{{search.metadata.count}}"] },
    "reference-type: search.metadata.count is a number, and folderIds[0] must be text",
  ],
  [
    "a list for an object",
    { ...record, fields: "{{search.data}}" },
    "reference-type: search.data is a list, and fields must be an object",
  ],
  [
    "what may be absent for a required text",
    { ...folders, prompt: "{{generate.warnings}}" },
    "reference-optional: generate.warnings may be absent, and prompt is required",
  ],
])("%s", (_, inputs, message) => {
  expect(found(inputs)).toEqual([message]);
});

test("a connection that leads nowhere is not blamed twice", () => {
  const inputs = { ...themes, query: "{{generate.generationId}}" };
  const connections = { outgoing: [{ target: "lsat" }] };
  const codes = found(inputs, { connections }).map((message) => message.split(":")[0]);
  expect(codes).not.toContain("reference-not-before");
  expect(found(inputs, { connections: { outgoing: [] } })).toContain(
    'reference-not-before: The block "generate" does not run before "last"',
  );
});

describe("an input that a rule requires", () => {
  const person = { operation: "persondata_person_enrich", apiKey: "{{KEY}}" };
  const people = { operation: "persondata_person_search", apiKey: "{{KEY}}" };
  const absent = "{{generate.warnings}}";

  test.each<[string, Inputs]>([
    ["email", { ...person, email: absent }],
    ["email", { ...person, email: absent, company: "Fernweh" }],
    ["company", { ...person, name: "Ines", company: absent }],
    ["sql", { ...people, sql: absent }],
  ])("%s may not be absent: %j", (input, inputs) => {
    expect(found(inputs)).toEqual([
      `reference-optional: generate.warnings may be absent, and ${input} is required`,
    ]);
  });

  test.each<[Inputs]>([
    [{ ...person, email: absent, name: "Ines", company: "Fernweh" }],
    [{ ...person, email: "ines@fernweh.example", company: absent }],
    [{ ...person, email: `${absent}@fernweh.example` }],
    [{ ...people, sql: "SELECT 1", scrollToken: absent }],
  ])("or others may be there in its place: %j", (inputs) => {
    expect(found(inputs)).toEqual([]);
  });
});
