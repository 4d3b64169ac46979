import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { labelled } from "../contract/labelled.fixture.ts";
import { readContract } from "../contract/read.ts";
import { likest } from "./likest.ts";

test.each([
  [{ insertText: { text: "a" } }, "labels_insert_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" } }, "labels_replace_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" }, insertText: {} }, "labels_replace_text"],
])("the operation is told by its body: %j", (body, id) => {
  expect(likest(labelled().operations, body)?.id).toBe(id);
});

test("a document tells its operation, whatever its variables are", () => {
  const folder = new URL("../../scripts/language/testdata/language/", import.meta.url);
  const text = readFileSync(new URL("issues.yaml", folder), "utf8");
  const { operations } = readContract(parse(text), "specs/issues.yaml", fileURLToPath(folder));
  for (const { id, constants } of operations) {
    const query = constants.find(({ place }) => place.in === "body")?.value;
    expect(likest(operations, { query, variables: { id: "a", other: 1 } })?.id).toBe(id);
  }
});
