import { expect, test } from "vitest";
import { provider } from "../../emit/targets/provider.fixture.ts";
import { schemaTypeNames } from "./schema-names.ts";

function namesOf(...schemas: readonly string[]): readonly string[] {
  const described = Object.fromEntries(schemas.map((name) => [name, {}]));
  return [...schemaTypeNames({ ...provider, schemas: described }).values()];
}

test.each([
  ["Note", "Note"],
  ["note_list", "NoteList"],
  ["Record", "DemoRecord"],
  ["Context", "DemoContext"],
  ["SearchNotesOutputs", "DemoSearchNotesOutputs"],
  ["Client", "Client"],
  ["Credentials", "CredentialsSchema"],
])("the type of %s is %s", (schema, type) => {
  expect(namesOf(schema)).toEqual([type]);
});

test("every schema has a type of its own, in the order of the manifest", () => {
  expect(namesOf("note", "Note", "NOTE", "demo_note")).toEqual([
    "Note",
    "NoteSchema",
    "NOTE",
    "DemoNote",
  ]);
});

test("what has a name keeps it, whichever stands first", () => {
  expect(namesOf("Record", "DemoRecord")).toEqual(["RecordSchema", "DemoRecord"]);
  expect(namesOf("DemoRecord", "Record")).toEqual(["DemoRecord", "RecordSchema"]);
});
