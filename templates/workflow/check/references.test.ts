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
  ['{{search.data["0"]["@x"].y}}', 'search.data[0] has no member "@x" that is described'],
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

test("a secret is shown in no line, also of a misspelt input or of another problem", () => {
  for (const name of ["apiKey", "apikey", "api_key"]) {
    const workflow: Workflow = {
      blocks: {
        it: {
          type: "books",
          name: "It",
          inputs: { operation: "books_search_volumes", [name]: "secret canary", maxResults: 41 },
        },
      },
    };
    const all = checkWorkflow(workflow, blocksAtHand);
    expect(all.length).toBeGreaterThan(1);
    for (const { message, fix, range } of all) {
      expect(message + fix + range.file.text).not.toContain("canary");
      expect(range.file.text).toContain("maxResults");
    }
  }
});
