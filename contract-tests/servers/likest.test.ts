import { expect, test } from "vitest";
import { labelled } from "../contract/labelled.fixture.ts";
import { likest } from "./likest.ts";

test.each([
  [{ insertText: { text: "a" } }, "labels_insert_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" } }, "labels_replace_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" }, insertText: {} }, "labels_replace_text"],
])("the operation is told by its body: %j", (body, id) => {
  expect(likest(labelled().operations, body)?.id).toBe(id);
});
