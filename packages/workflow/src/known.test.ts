import { describe, expect, test } from "vitest";
import { anything } from "../../runtime/src/anything.fixture.ts";
import { blocksAtHand, descriptionOf } from "./blocks.fixture.ts";
import { readBlocks } from "./known.ts";
import { packages } from "./packages.fixture.ts";

const known = readBlocks(blocksAtHand);

describe.each(packages)("what is known of $type", ({ type, name, operations }) => {
  test("is one of the blocks, with the same operations", () => {
    expect(known.get(type)).toMatchObject({ type, name });
    expect([...(known.get(type)?.operations.keys() ?? [])]).toEqual(Object.keys(operations));
  });

  test.each(Object.values(operations))("$id is as in the code of the package", (operation) => {
    const read = known.get(type)?.operations.get(operation.id);
    expect(Object.keys(read?.inputs ?? {}).toSorted()).toEqual(
      Object.keys(operation.inputs).toSorted(),
    );
    for (const [id, input] of Object.entries(operation.inputs)) {
      // As text, because messages name limits in their order; a check has no host that adds credentials.
      const checked = JSON.stringify({ ...input, credential: undefined });
      expect(JSON.stringify(read?.inputs[id])).toBe(checked);
    }
    expect(read?.rules).toEqual(operation.rules ?? []);
    expect(read).toMatchObject({ name: operation.name, effect: operation.effect });
    expect([...(read?.outputs.keys() ?? [])]).toEqual(Object.keys(operation.outputs));
    for (const [output, { type: outputType, nullable = false }] of Object.entries(
      operation.outputs,
    )) {
      expect(read?.outputs.get(output)).toMatchObject({ name: output, type: outputType, nullable });
    }
  });
});

test("outputs have a schema, and the schemas it refers to", () => {
  const { outputs } = known.get("books")?.operations.get("books_get_volume") ?? {};
  expect(outputs?.get("metadata.id")?.schema).toMatchObject({ type: "string" });
  expect(outputs?.get("data")?.schema).toEqual({ $ref: "#/$defs/Volume" });
  expect(outputs?.get("data")?.definitions).toHaveProperty("Volume.properties");
  const count = known.get("books")?.operations.get("books_search_volumes")?.outputs;
  expect(count?.get("metadata.count")?.schema).toMatchObject({ type: "integer" });
});

test("an operation that starts a job names the one that asks for it", () => {
  const operations = known.get("docgen")?.operations;
  expect(operations?.get("docgen_generate")?.poll).toBe("docgen_check_status");
  expect(operations?.get("docgen_check_status")?.poll).toBeNull();
});

describe("a description that cannot be used is refused, by the member that is wrong", () => {
  const books = descriptionOf("books");
  const [first, ...others] = books.fields;
  const [search] = books.operations;
  test.each<[string, object, string]>([
    ["type", { ...books, type: undefined }, "[1].type must be text, but is absent"],
    ["twice", descriptionOf("crm"), '[1].type must be unique, but is the text "crm"'],
    ["fields", { ...books, fields: {} }, "books.fields must be a list, but is a map"],
    ["field", { ...books, fields: [1] }, "books.fields[0] must be a map, but is the number 1"],
    [
      "limit",
      { ...books, fields: [{ ...first, limits: { minimum: "1" } }, ...others] },
      'books.fields[0].limits.minimum must be a number, but is the text "1"',
    ],
    [
      "effect",
      { ...books, operations: [{ ...search, effect: "none" }] },
      'books.operations[0].effect must be one of read, write, cost, but is the text "none"',
    ],
    [
      "job",
      { ...books, operations: [{ ...search, job: { poll: { call: "gone" } } }] },
      'books.operations[0].job.poll.call must be one of books_search_volumes, but is the text "gone"',
    ],
    [
      "rule",
      { ...books, operations: [{ ...search, rules: [{ need: {} }] }] },
      "books.operations[0].rules[0].severity must be one of error, warning, but is absent",
    ],
    ["nothing", [], "[1] must be a map, but is a list"],
  ])("%s", (_, description, message) => {
    // Hosts may hand over any JSON.
    const given = [descriptionOf("crm"), anything(description)];
    expect(() => readBlocks(given)).toThrow(TypeError);
    expect(() => readBlocks(given)).toThrow(message);
  });
});

test("a pattern that is no regular expression is refused by its place", () => {
  const books = descriptionOf("books");
  const field = { ...books.fields[0], limits: { pattern: "(" } };
  expect(() => readBlocks([{ ...books, fields: [field] }])).toThrow(
    "books.fields[0].limits.pattern must be a regular expression",
  );
});
