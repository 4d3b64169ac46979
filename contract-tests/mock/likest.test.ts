import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readContract } from "../contract/read.ts";
import { bodiesIn, likest } from "./likest.ts";

const emitted = new URL("../../scripts/emit/testdata/", import.meta.url);

/** The operations of an emitted package, and what its document says that they send. */
function emittedAs(name: string, path: string) {
  const folder = new URL(`${name}/`, emitted);
  const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
  const manifest = parse(read("manifest.yaml"));
  const { operations } = readContract(manifest, "specs/demo.yaml", fileURLToPath(folder));
  const { requestBody } = Object(load(read("expected/openapi.yaml"))).paths[path].post;
  return { operations, bodies: bodiesIn([requestBody.content["application/json"].schema]) };
}

test.each([
  [{ insertText: { text: "a" } }, "demo_insert_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" } }, "demo_replace_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" }, insertText: {} }, "demo_replace_text"],
])("the operation is told by its body: %j", (body, id) => {
  const { operations, bodies } = emittedAs("emit-labels", "/v1/documents/{documentId}:batchUpdate");
  expect(likest(operations, bodies, body)?.id).toBe(id);
});

test("a document tells its operation, whatever its variables are", () => {
  const { operations, bodies } = emittedAs("emit-graphql", "/graphql");
  for (const { id, document } of operations) {
    const body = { query: document, variables: { id: "a", other: 1 } };
    expect(likest(operations, bodies, body)?.id).toBe(id);
  }
});
