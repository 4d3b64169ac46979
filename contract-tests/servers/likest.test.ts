import { expect, test } from "vitest";
import { docs } from "../contract/docs.fixture.ts";
import { likest } from "./likest.ts";

test.each([
  [{ insertText: { text: "a" } }, "docs_insert_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" } }, "docs_replace_text"],
  [{ replaceAllText: { find: "a", replaceText: "b" }, insertText: {} }, "docs_replace_text"],
])("the operation is told by its body: %j", (body, id) => {
  expect(likest(docs().operations, body)?.id).toBe(id);
});
