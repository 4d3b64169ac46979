import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { type LanguageSchema, hasSection, sectionsOf, targetOf } from "./schema.ts";

const definitions: Readonly<Record<string, LanguageSchema>> = schema.$defs;
const ajv = new Ajv2020({ strict: false }).addSchema(schema, "manifest");

/** Every word, by its place in the schema. */
const words = sectionsOf(schema)
  .flatMap((section) => section.words)
  .map(({ place, whole }) => [place, whole] as const);

/** Its members are words themselves, and have examples of their own. */
function hasMembers(word: LanguageSchema): boolean {
  const target = targetOf(word, definitions) ?? word;
  const { properties, items, additionalProperties } = target;
  if (hasSection(target)) return properties !== undefined;
  if (items) return hasMembers(items);
  return typeof additionalProperties === "object" && hasMembers(additionalProperties);
}

/** Its values stand in the schema one by one. */
function isListed({ type, enum: values, const: value }: LanguageSchema): boolean {
  return type === "boolean" || values !== undefined || value !== undefined;
}

/** Places of all named members, wherever the schema has them. */
function membersIn(value: unknown, place: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, of]) =>
    key === "examples" && Array.isArray(of) ? [] : membersIn(of, `${place}${key}/`),
  );
  const isMembers =
    /(?:^|\/)properties\/$/.test(place) && !place.endsWith("properties/properties/");
  return isMembers ? [...Object.keys(value).map((key) => place + key), ...inside] : inside;
}

test("the reference has every key of the schema", () => {
  expect(words.map(([place]) => place).toSorted()).toEqual(membersIn(schema, "").toSorted());
});

test("every word has two examples, and one where its values are listed or its members have their own", () => {
  const few = words.filter(([, word]) => {
    const least = hasMembers(word) || isListed(word) ? 1 : 2;
    return new Set(word.examples).size < least;
  });
  expect(few.map(([place]) => place)).toEqual([]);
});

test.each(words)("%s takes its examples", (place, word) => {
  for (const example of word.examples ?? []) {
    expect([example, ajv.validate(`manifest#/${place}`, example)]).toEqual([example, true]);
  }
});
