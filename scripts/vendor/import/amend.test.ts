import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { Json } from "../../ir/types.ts";
import { amended } from "./amend.ts";

const text = fc.oneof(
  fc.constantFrom(
    "no",
    "a: b",
    "# x",
    "null",
    "1",
    "- a",
    "[x",
    "it's",
    "{",
    "x #y",
    "Draft of 9.",
  ),
  fc.string({ unit: "grapheme", minLength: 1 }),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.array(text, { minLength: 1, maxLength: 4 }),
  fc.record({ type: fc.constant("string"), description: text, maxLength: fc.nat() }),
);

/** A place of a parameter that is there or not. */
interface Place {
  readonly name: string;
  readonly path: readonly string[];
}

const names = ["books", "crm", "docgen"];
const specs = new Map(names.map((name) => [name, read(name)]));
const places = fc.constantFrom(...names.flatMap(placesIn));

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, "../../../specs", `${name}.yaml`), "utf8");
}

function placesIn(name: string): readonly Place[] {
  const { operations } = load(specs.get(name) ?? "") as {
    readonly operations: Readonly<Record<string, { readonly params?: object }>>;
  };
  return Object.entries(operations).flatMap(([id, { params = {} }]) => {
    const path = ["operations", id, "params"];
    const members = Object.keys(params).flatMap((parameter) =>
      ["maximum", "enum", "default", "type"].map((key) => ({
        name,
        path: [...path, parameter, key],
      })),
    );
    return [{ name, path: [...path, "addedParameter"] }, ...members];
  });
}

function withValue(data: unknown, [first = "", ...rest]: readonly string[], given: Json): unknown {
  const members = Object(data) as Record<string, unknown>; // a scalar has none
  const child = rest.length === 0 ? given : withValue(members[first] ?? {}, rest, given);
  return { ...members, [first]: child };
}

test("an amendment changes one value, and no other line", () => {
  fc.assert(
    fc.property(places, value, ({ name, path }, given) => {
      const spec = specs.get(name) ?? "";
      const after = amended(spec, { path, value: given });
      expect(load(after)).toEqual(withValue(load(spec), path, given));
      const lines = new Set(after.split("\n"));
      const lost = spec.split("\n").filter((line) => !lines.has(line));
      expect(lost.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50 },
  );
});
