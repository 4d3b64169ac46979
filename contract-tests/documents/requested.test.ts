import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { labelled } from "../contract/labelled.fixture.ts";
import type { Contract, Value } from "../contract/types.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { requestFailures } from "./requested.ts";

function found(contract: Contract, document: object): readonly string[] {
  // As far as requests are concerned.
  const all = [...requestFailures(contract, document as OpenApiDocument)];
  return all.map(({ place, why }) => `${place.slice(2).join(".")}: ${why}`);
}

const text = { type: "string" };
const number = { type: "integer", minimum: 1 };
const described = (body: object, query: object = number) => ({
  paths: {
    "/items": {
      post: {
        operationId: "it",
        parameters: [{ name: "size", in: "query", required: false, schema: query }],
        requestBody: { required: true, content: { "application/json": { schema: body } } },
      },
    },
  },
});
const object = (properties: object, required: readonly string[] = ["title"]) => ({
  type: "object",
  required,
  properties,
});
const kind = { ...text, const: "x", default: "x" };
const whole = { title: text, note: text, kind };

function written(): Contract {
  return sample({
    request: "POST /items",
    reply: { 200: "any" },
    params: {
      title: { ...text, required: true },
      note: text,
      size: { ...number, to: "query.size" },
    },
    body: { title: "{title}", note: "{note}", kind: "x" },
  }).contract;
}

test.each<[string, object, object | undefined, readonly string[]]>([
  ["all", object(whole, ["title", "kind"]), undefined, []],
  [
    "a value that is always sent and not required",
    object(whole),
    undefined,
    ["body.kind: is not required, and each request has it"],
  ],
  [
    "a member that is left out",
    object({ title: text, kind }, ["title", "kind"]),
    undefined,
    ["body.note: is not described"],
  ],
  [
    "a member that nothing sends",
    object({ ...whole, more: text }, ["title", "kind"]),
    undefined,
    ["body.more: is described, and no request has it"],
  ],
  [
    "another type",
    object({ ...whole, note: { type: "integer" } }, ["title", "kind"]),
    undefined,
    ['body.note.type: expected "string", got "integer"'],
  ],
  [
    "another limit",
    object(whole, ["title", "kind"]),
    { type: "integer", minimum: 2 },
    ["query.size.minimum: expected 1, got 2"],
  ],
])("a document with %s", (_, body, query, expected) => {
  expect(found(written(), described(body, query))).toEqual(expected);
});

test("a request of the suite that is not valid is told by its case", () => {
  const { contract } = sample({
    request: "POST /items",
    reply: { 200: "any" },
    params: {
      tags: { ...text, convert: "csv", required: true },
      note: text,
      size: { ...number, to: "query.size" },
    },
    body: { rows: { $each: "tags", item: { t: "{item}", "n?": "{note}" } } },
  });
  const rows = (required: readonly string[]) =>
    object({ rows: { type: "array", items: object({ t: text, n: text }, required) } }, ["rows"]);
  expect(found(contract, described(rows(["t"])))).toEqual([]);
  const [message] = found(contract, described(rows(["t", "n"])));
  expect(message).toMatch(/^body\.rows\.0: notes_add_note .*required property 'n'/);
});

const emitted = new URL(
  "../../scripts/emit/testdata/emit-labels/expected/openapi.yaml",
  import.meta.url,
);
const shared = JSON.stringify(load(readFileSync(emitted, "utf8"))).replaceAll("demo", "labels");

test("operations of one request are described as one", () => {
  expect(found(labelled(), JSON.parse(shared))).toEqual([]);
});

test.each([
  ['"title":"labels_insert_text","type"', '"title":"x","type"', /^body/],
  [
    '"name":"force","in":"query","required":false',
    '"name":"force","in":"query","required":true',
    /^query.force: is required, and some request lacks it/,
  ],
])("%s instead of %s is told", (before, after, message) => {
  expect(shared).toContain(before);
  const messages = found(labelled(), JSON.parse(shared.replace(before, after)));
  expect(messages.some((each) => message.test(each))).toBe(true);
});

test.each<[Value, object]>([
  [{ a: { b: "{title}" } }, object({ "a[b]": text }, ["a[b]"])],
  [{ "a?": { b: "{note}" }, c: "{title}" }, object({ "a[b]": text, c: text }, ["c"])],
  [
    { a: "{tags}", n: "{title}" },
    object({ "a[]": { type: "array", items: text }, n: text }, ["n"]),
  ],
])("a form of %j has flat names", (body, schema) => {
  const params = {
    title: { ...text, required: true, to: "none" },
    note: { ...text, to: "none" },
    tags: { ...text, convert: "csv", to: "none" },
  };
  const { contract } = sample({
    request: "POST /items",
    params,
    body,
    encode: "form",
    reply: { 200: "any" },
  });
  const content = { "application/x-www-form-urlencoded": { schema } };
  const post = { operationId: "it", requestBody: { required: true, content } };
  expect(found(contract, { paths: { "/items": { post } } })).toEqual([]);
});
