import { expect, test } from "vitest";
import manifestSchema from "../../specs/manifest.schema.json" with { type: "json" };
import { keywords, untold } from "./keywords.ts";
import { operationSchema, providerSchema } from "./schemas.fixture.ts";

/** The words of each object that the language describes; one within another has the names of both. */
function wordsIn(name: string, schema: object, found = new Map<string, readonly string[]>()) {
  const { properties, items } = Object(schema);
  if (items) wordsIn(name, items, found);
  if (!properties) return found;
  found.set(name, Object.keys(properties));
  for (const [word, each] of Object.entries<object>(properties)) {
    wordsIn(`${name}.${word}`, each, found);
  }
  return found;
}

const { $defs, ...top } = manifestSchema;
const known = new Map(
  [["manifest", top] as const, ...Object.entries($defs)].flatMap(([name, schema]) => [
    ...wordsIn(name, schema),
  ]),
);

test("every keyword of the language is marked once, and nothing else is", () => {
  const marked = Object.entries(keywords).map(([kind, marks]) => {
    const words = Object.values(marks).flatMap((each) => each.split(" "));
    return [kind, words.toSorted()] as const;
  });
  const all = [...known].map(([kind, words]) => [kind, words.toSorted()] as const);
  expect(Object.fromEntries(marked)).toEqual(Object.fromEntries(all));
});

test("what calls do not tell is marked as compared or shown", () => {
  const words = Object.entries(untold).flatMap(([kind, told]) => {
    const { people: _, ...marks }: Readonly<Record<string, string>> = Object(keywords)[kind];
    const marked = Object.values(marks).flatMap((each) => each.split(" "));
    return Object.keys(told).filter((word) => !marked.includes(word));
  });
  expect(words).toEqual([]);
});

test.each([
  ["operation", operationSchema],
  ["provider", providerSchema],
])("the schema of an %s for editors is current", async (name, schema) => {
  const text = `${printed(schema)}\n`;
  await expect(text).toMatchFileSnapshot(`${name}.schema.json`);
});

/** JSON with what fits on one line on one. */
function printed(value: unknown, indent = ""): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || indent.length + line.length < 90) return line;
  const isList = Array.isArray(value);
  const within = `${indent}  `;
  const members = Object.entries(value).map(([name, each]) => {
    const key = isList ? "" : `${JSON.stringify(name)}: `;
    return `${within}${key}${printed(each, within)}`;
  });
  return [isList ? "[" : "{", members.join(",\n"), `${indent}${isList ? "]" : "}"}`].join("\n");
}
