import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { labelled } from "../contract/labelled.fixture.ts";
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
