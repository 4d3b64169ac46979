import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTemplate } from "../../../../packages/workflow/src/reference.ts";
import { membersOf, referenceTo } from "./reference.ts";

test("workflows read a reference as the path that it was made of", () => {
  const member = fc.oneof(fc.nat(99), fc.string({ minLength: 1, unit: "grapheme" }));
  const path = fc.array(member, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(path, (members) => {
      expect(parseTemplate(referenceTo("books", members))).toMatchObject([
        { kind: "output", block: "books", path: members.map(String) },
      ]);
    }),
  );
});

const volume = { type: "object", properties: { id: { type: "string" }, "@type": {} } } as const;

test("members of the items of a list are those of its first item", () => {
  const list = { type: "array", items: { $ref: "#/$defs/Volume" } } as const;
  const found = membersOf("found.data", list, { Volume: volume });
  expect(found.map(({ path }) => referenceTo("books", path))).toEqual([
    "{{books.found.data[0].id}}",
    '{{books.found.data[0]["@type"]}}',
  ]);
});

test("what may be null has the members that it has otherwise", () => {
  const schema = { anyOf: [{ $ref: "#/$defs/Volume" }, { type: "null" }] } as const;
  const paths = membersOf("data", schema, { Volume: volume }).map(({ path }) => path);
  expect(paths).toEqual([
    ["data", "id"],
    ["data", "@type"],
  ]);
});

test("what is no object has no members", () => {
  expect(membersOf("data", { type: "array", items: { type: "string" } }, {})).toEqual([]);
});
