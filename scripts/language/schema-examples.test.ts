import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import schema from "../../specs/manifest.schema.json" with { type: "json" };
import type { LanguageSchema } from "../upkeep/docs/schema-text.ts";

const definitions: Readonly<Record<string, LanguageSchema>> = schema.$defs;
const ajv = new Ajv2020({ strict: false }).addSchema(schema, "manifest");

/** Every word, by its place in the schema. */
const words = [
  ...wordsOf("properties", schema),
  ...Object.entries(definitions).flatMap(([name, of]) => wordsOf(`$defs/${name}/properties`, of)),
];

function wordsOf(place: string, { properties = {} }: LanguageSchema) {
  return Object.entries(properties).map(([key, word]) => [`${place}/${key}`, word] as const);
}

function target(word: LanguageSchema): LanguageSchema {
  const name = word.$ref?.replace("#/$defs/", "");
  return { ...(name && definitions[name]), ...word };
}

/** Its members are words themselves, and have examples of their own. */
function hasMembers(word: LanguageSchema): boolean {
  const { properties, items, additionalProperties } = target(word);
  if (properties) return true;
  if (items) return hasMembers(items);
  return typeof additionalProperties === "object" && hasMembers(additionalProperties);
}

/** Its values stand in the schema one by one. */
function isListed(word: LanguageSchema): boolean {
  const { type, enum: values, const: value } = target(word);
  return type === "boolean" || values !== undefined || value !== undefined;
}

test("every word has two examples, but where all its values are listed or its members have them", () => {
  const few = words.filter(
    ([, word]) => !hasMembers(word) && !isListed(word) && new Set(target(word).examples).size < 2,
  );
  expect(few.map(([place]) => place)).toEqual([]);
});

test.each(words)("%s takes its examples", (place, word) => {
  for (const example of target(word).examples ?? []) {
    expect([example, ajv.validate(`manifest#/${place}`, example)]).toEqual([example, true]);
  }
});
