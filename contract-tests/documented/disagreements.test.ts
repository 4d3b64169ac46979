import { describe, expect, test } from "vitest";
import { demandedItems, unsaid } from "./coverage.ts";
import { disagreements } from "./disagreements.ts";
import { notesDocumented, notesManifest } from "./notes.fixture.ts";
import { told } from "./told.ts";
import type { DocumentedExpectations } from "./types.ts";

const notes = notesDocumented();

function messages(before?: string, after?: string, documented = notes): readonly string[] {
  const file = notesManifest(before, after);
  return disagreements(documented, file).map((each) => told(each, file));
}

test("a manifest that says what its documentation says", () => {
  expect(messages()).toEqual([]);
});

const folder = "contract-tests/documented/testdata/notes";
const advice =
  'if the provider has changed, run "npx blockwright accept", otherwise correct the manifest';

test.each([
  [
    "maximum: 10",
    "maximum: 20",
    `notes_list size.maximum: ${folder}/notes_list.yaml:12 says 10, specs/notes.yaml:10 says 20; ${advice}`,
  ],
  [
    "maximum: 10, ",
    "",
    `notes_list size.maximum: ${folder}/notes_list.yaml:12 says 10, specs/notes.yaml:10 says nothing; ${advice}`,
  ],
  [
    "maximum: 10",
    "maximum: 10, minimum: 1",
    `notes_list size.minimum: ${folder}/notes_list.yaml:12 says nothing, specs/notes.yaml:10 says 1; ${advice}`,
  ],
  [
    "send: after }",
    "send: size }",
    `notes_list page.send: ${folder}/notes_list.yaml:2 says "after", specs/notes.yaml:14 says "size"; ${advice}`,
  ],
  [
    "query.key",
    "headers.X-Key",
    `notes credentials.apiKey.to: ${folder}/provider.yaml:3 says "query.key", specs/notes.yaml:4 says "headers.X-Key"; ${advice}`,
  ],
])("%s in place of %s: both files, lines and values are named", (before, after, message) => {
  expect(messages(before, after)).toEqual([message]);
});

test("an operation that only one of the two has", () => {
  expect(messages("  notes_list:", "  notes_find:")).toEqual([
    `notes_list: ${folder}/notes_list.yaml:1 documents an operation that specs/notes.yaml does not have; delete the file, or put the operation back`,
    "notes_find: specs/notes.yaml:6 has an operation that is not documented; write down what its documentation says, as notes_find.yaml beside the other operations of the provider",
  ]);
});

describe("what is left unsaid", () => {
  const openItems = (expectations: DocumentedExpectations) =>
    demandedItems(expectations, "notes_list").filter(({ shownBy }) => shownBy.length === 0);
  const without = (name: string): DocumentedExpectations => {
    const list = notes.operations["notes_list"];
    if (!list) throw new Error("notes_list is not documented");
    const { [name]: _, ...facts } = list.written.facts;
    return {
      ...notes,
      operations: { notes_list: { ...list, written: { ...list.written, facts } } },
    };
  };

  test.each(["effect", "page", "job"])("%s: differs and is not covered", (name) => {
    const [message] = messages("", "", without(name));
    expect(message).toContain(`notes_list ${name}: ${folder}/notes_list.yaml:`);
    const open = openItems(without(name));
    expect(open.map(({ id }) => id)).toEqual([`notes_list/operation/documented/${name}`]);
    expect(unsaid(without(name), "notes_list")).toEqual([
      `notes_list: ${folder}/notes_list.yaml does not say ${name}; write down what the documentation says of it, or null or an empty list for none`,
    ]);
  });

  test.each([
    "server",
    "credentials",
    "limits",
  ])("%s of the provider: differs and is not covered", (name) => {
    const { [name]: _, ...facts } = notes.written.facts;
    const changed = { ...notes, written: { ...notes.written, facts } };
    expect(messages("", "", changed)[0]).toContain(`notes ${name}: `);
    const open = openItems(changed);
    expect(open[0]?.id).toContain(`/documented/${name}`);
    expect(unsaid(changed, "notes_list")[0]).toContain(`provider.yaml does not say ${name}`);
  });
});
