import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { labelled } from "../contract/labelled.fixture.ts";
import type { Contract } from "../contract/types.ts";
import { differences } from "../run/difference.ts";
import { documentedDocument, promisedDocument } from "./openapi.ts";

const emitted = new URL(
  "../../scripts/emit/testdata/emit-labels/expected/openapi.yaml",
  import.meta.url,
);
const text = JSON.stringify(load(readFileSync(emitted, "utf8"))).replaceAll("demo", "labels");

function differing(changed: string): readonly string[] {
  const plain = (value: object): object => JSON.parse(JSON.stringify(value));
  const [promised, documented] = [
    promisedDocument(labelled()),
    documentedDocument(JSON.parse(changed)),
  ];
  return differences(plain(promised), plain(documented), "it").map(({ path }) => path);
}

test("operations of one request are promised as one", () => {
  expect(differing(text)).toEqual([]);
});

const id = "it.operations.labels_post_v1_documents_documentid_batchupdate";

test.each([
  ['"title":"labels_insert_text","type"', '"title":"x","type"', `${id}.body`],
  [
    '"name":"force","in":"query","required":false',
    '"name":"force","in":"query","required":true',
    `${id}.parameters.query force.required`,
  ],
  ["labels_post_v1", "labels_post_v2", id],
  ["schemas/Replaced", "schemas/Inserted", `${id}.replies.200`],
])("%s instead of %s is told", (before, after, place) => {
  expect(text).toContain(before);
  const found = differing(text.replace(before, after));
  expect(found.some((path) => path.startsWith(place))).toBe(true);
});

test.each([
  ["form", "form"],
  ["form", "json"],
])("bodies written as %s and as %s are promised under their media types", (one, other) => {
  const contract = contractOf(one, other);
  const schema = (title: string, name: string) => ({
    title,
    type: "object",
    required: [name],
    properties: { [name]: { type: "string" } },
  });
  const [first, second] = [schema("two_a", "x"), schema("two_b", "y")];
  const type = "application/x-www-form-urlencoded";
  const content =
    one === other
      ? { [type]: { schema: { anyOf: [first, second] } } }
      : {
          [type]: { schema: { anyOf: [first] } },
          "application/json": { schema: { anyOf: [second] } },
        };
  const body = (document: object) => comparable(document).operations.two_post_both.body;
  const requestBody = { required: true, content };
  const operation = { operationId: "two_post_both", requestBody, responses: {} };
  const documented = { servers: [], paths: { "/both": { post: operation } }, components: {} };
  expect(body(documentedDocument(documented))).toEqual(body(promisedDocument(contract)));
});

/** As it is compared: without members that are undefined. */
function comparable(document: object): { operations: { two_post_both: { body: unknown } } } {
  return JSON.parse(JSON.stringify(document));
}

function contractOf(one: string, other: string): Contract {
  const operation = (label: string, name: string, encode: string) => ({
    request: `POST /both#${label}`,
    encode,
    params: { [name]: { type: "string", required: true, to: `body.${name}`, description: "It." } },
    effect: "write",
    reply: {},
    output: {},
  });
  const operations = { two_a: operation("a", "x", one), two_b: operation("b", "y", other) };
  return sample({}, { provider: "two", operations }).contract;
}
