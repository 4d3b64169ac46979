import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Block } from "../../data/types.ts";
import { fieldsOf, sectionsOf } from "./fields.ts";

const crm = blockOf("crm");
const documents = blockOf("docgen");
const blocks = [crm, documents];

const operations = blocks.flatMap((block) =>
  block.operations.map((operation) => ({ id: operation.id, operation, block })),
);

function operationOf(id: string) {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found.operation;
}

test("fields keep the order of their operation", () => {
  const namesOf = (id: string) => fieldsOf(crm, operationOf(id)).map(({ name }) => name);
  const host = ["apiKey", "instanceUrl"];
  expect(namesOf("crm_create_record")).toEqual([...host, "sobject", "fields"]);
  expect(namesOf("crm_update_record")).toEqual([...host, "sobject", "recordId", "fields"]);
});

test.each(operations)("$id shows each of its fields once, required ones first", ({
  operation,
  block,
}) => {
  const fields = fieldsOf(block, operation);
  const { required, optional, advanced } = sectionsOf(fields);
  const shown = [...required, ...optional.flatMap((section) => section.fields), ...advanced];
  const namesOf = (list: typeof fields) => list.map(({ name }) => name);
  expect(namesOf(shown).toSorted()).toEqual(namesOf(fields).toSorted());
  expect(shown.findLastIndex((field) => field.required)).toBe(required.length - 1);
});

test("groups come after the fields without one, and what few people need comes last", () => {
  const { optional, advanced } = sectionsOf(fieldsOf(documents, operationOf("docgen_generate")));
  expect(optional.map(({ title }) => title)).toEqual(["", "Look", "Cards", "Text", "Images"]);
  expect(advanced.map(({ name }) => name)).toEqual([
    "cardSplit",
    "cardDimensions",
    "folderIds",
    "imageModel",
  ]);
});

test("a field is what counts for the operation", () => {
  const types = operations.flatMap(({ operation, block }) =>
    fieldsOf(block, operation).map(({ type }) => type),
  );
  expect(types.filter((type) => typeof type !== "string")).toEqual([]);
  const theme = (operation: string) =>
    fieldsOf(documents, operationOf(operation)).find(({ name }) => name === "themeId");
  expect(theme("docgen_generate")).toMatchObject({ group: "Look" });
  expect(theme("docgen_generate_from_template")).not.toHaveProperty("group");
});

/** A block of this repository; another one has others. */
function blockOf(id: string): Block {
  const file = new URL(`../../../../generated/${id}/block.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
