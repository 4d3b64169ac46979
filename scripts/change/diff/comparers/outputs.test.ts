import { describe, expect, test } from "vitest";
import { manifestText } from "../../../../tests/kit/manifest.ts";
import { compareContract } from "../compare.ts";
import { readContract } from "../../../language/read-contract.ts";

const OUTPUT = "{ from: body.title, type: string, description: Title. }";

/** What is reported when this alone is written otherwise. */
function changesBetween(base: string, head: string): readonly string[] {
  return compareContract(contractOf(base), contractOf(head)).map(
    ({ code, word }) => `${code} ${word}`,
  );
}

/** A manifest with these outputs, as YAML in one line. */
function contractOf(output: string, description = "A book.", missing = "error") {
  const text = `${manifestText("shelf")}
missing: ${missing}
accept: { 404: { output: { "meta.title": null } } }
schemas:
  Book:
    description: ${description}
    type: object
    properties: { title: { type: string }, pages: { type: integer }, books: { type: array, items: { type: string } } }
operations:
  shelf_get_book:
    name: Get a book
    request: GET /v1/book
    effect: read
    reply: { 200: Book }
    output: ${output}
`;
  return readContract({ name: "shelf", file: { path: "specs/shelf.yaml", text }, folder: "." });
}

describe("what becomes of an absent value", () => {
  const output = (members: string) => `{ title: ${OUTPUT.replace("type", `${members}type`)} }`;
  const required = output("");
  const optional = required.replace("title:", "title?:");
  const nullable = output("missing: null, ");
  const fallback = output("default: none, ");
  test.each([
    [required, optional, ["output-widened optional"]],
    [required, nullable, ["output-widened nullable"]],
    [required, fallback, ["output-sending default"]],
    [optional, required, ["output-narrowed optional"]],
    [optional, nullable, ["output-changed optional"]],
    [optional, fallback, ["output-narrowed optional"]],
    [nullable, required, ["output-narrowed nullable"]],
    [nullable, optional, ["output-changed optional"]],
    [nullable, fallback, ["output-narrowed nullable"]],
    [fallback, required, ["output-changed default"]],
    [fallback, optional, ["output-widened optional"]],
    [fallback, nullable, ["output-widened nullable"]],
  ])("%s -> %s", (base, head, rules) => {
    expect(changesBetween(base, head)).toEqual(rules);
  });
});

test("a description that is the schema's differs once, with the schema", () => {
  const changes = compareContract(
    contractOf("{ data: body }"),
    contractOf("{ data: body }", "Books."),
  );
  expect(changes.map(({ code, word }) => `${code} ${word}`)).toEqual(["reply-texts description"]);
});

test("any JSON of which the schema says the type is checked otherwise, no more", () => {
  const typed = "{ title: { from: body.title, description: Title. } }";
  const open = "{ title: { from: body.title, type: json, description: Title. } }";
  expect(changesBetween(open, typed)).toEqual(["output-sending source"]);
});

test("a constant is of its declared type, and without one of that of its value", () => {
  const constant = "{ ok: { const: yes, type: string, description: All. } }";
  const read = "{ ok: { from: body.title, type: string, description: All. } }";
  expect(changesBetween(constant, read)).toEqual(["output-sending source"]);
  expect(
    changesBetween(read.replace("type: string, ", ""), constant.replace("type: string, ", "")),
  ).toEqual(["output-sending source"]);
});

test("an output that is renamed everywhere is one change", () => {
  const base = `{ "meta.title": { from: body.title, type: string, missing: null, description: Title. } }`;
  const text = contractOf(base).source.file.text.replaceAll("meta.title", "meta.name");
  const head = readContract({
    name: "shelf",
    file: { path: "specs/shelf.yaml", text },
    folder: ".",
  });
  const changes = compareContract(contractOf(base), head);
  expect(changes.map(({ code, word }) => `${code} ${word}`)).toEqual(["output-renamed output"]);
});

test("a text that is empty can be read", () => {
  const output = "{ title: { from: body.title, type: string, default: x, description: Title. } }";
  const empty = output.replace("default: x", 'default: ""');
  const [change] = compareContract(contractOf(output), contractOf(empty));
  expect(change?.message).toBe('Without a value, the output `title` is now `""` instead of `x`.');
});

test("one item in place of the list is another value, whatever its type", () => {
  const list = "{ data: { from: body.books, description: Books. } }";
  const first = "{ data: { from: body.books, convert: first, type: string, description: Books. } }";
  expect(changesBetween(list, first)).toEqual(["output-changed source"]);
});
