import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { Json } from "../../language/ir/types.ts";
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

/** A list that stands in several lines. */
const LISTED: Place = {
  name: "docgen",
  path: ["operations", "docgen_generate", "params", "imageSource", "enum"],
};

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, "../../../specs", `${name}.yaml`), "utf8");
}

function placesIn(name: string): readonly Place[] {
  // As every manifest has them.
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
  const members: Record<string, unknown> = Object(data); // a scalar has none
  const child = rest.length === 0 ? given : withValue(members[first] ?? {}, rest, given);
  return { ...members, [first]: child };
}

test.each([
  [
    "a list in lines",
    "a:\n  enum:\n    - x\n    - y\n\n  # Next.\n  b: 1\n",
    "a:\n  enum: [z]\n\n  # Next.\n  b: 1\n",
  ],
  [
    "below a comment",
    "a:\n  enum: # Why.\n    - x\n  b: 1\n",
    "a:\n  enum: # Why.\n    [z]\n  b: 1\n",
  ],
  ["a text in lines", "a:\n  enum: |\n    x\n    y\n  b: 1\n", "a:\n  enum: [z]\n  b: 1\n"],
  ["as deep as its key", "a:\n  enum:\n  - x\n  - [y]", "a:\n  enum: [z]"],
])("%s gives way to one in its line", (_, before, after) => {
  expect(amended(before, [{ path: ["a", "enum"], value: ["z"] }])).toBe(after);
});

test("a member that is added keeps a space beyond ASCII at its end", () => {
  const after = amended("a:\n  b: 1\n", [{ path: ["a", "c"], value: "x\u00a0" }]);
  expect(load(after)).toEqual({ a: { b: 1, c: "x\u00a0" } });
});

test("an amendment changes one value, and no other line", () => {
  fc.assert(
    fc.property(places, value, ({ name, path }, given) => {
      const spec = specs.get(name) ?? "";
      const after = amended(spec, [{ path, value: given }]);
      expect(load(after)).toEqual(withValue(load(spec), path, given));
      const lines = new Set(after.split("\n"));
      const lost = spec.split("\n").filter((line) => !lines.has(line));
      const former = path.reduce<unknown>((found, key) => Object(found)[key], load(spec));
      expect(lost.length).toBeLessThanOrEqual(Array.isArray(former) ? former.length + 1 : 1);
    }),
    { numRuns: 50, examples: [[LISTED, ["x"]]] },
  );
});

test("amendments in one go give what they give one by one", () => {
  const amendment = fc.record({ place: fc.nat(), given: value });
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(amendment, { minLength: 2, maxLength: 6 }),
      (name, list) => {
        const spec = specs.get(name) ?? "";
        const known = placesIn(name);
        const amendments = list.map(({ place, given }, index) => {
          const path = known[place % known.length]?.path ?? [];
          // Each adds a member of its own, or replaces one that nothing else is added to.
          const isNew = path.at(-1) === "addedParameter";
          return { path: isNew ? [...path.slice(0, -1), `added${index}`] : path, value: given };
        });
        const distinct = [...new Map(amendments.map((each) => [each.path.join(), each])).values()];
        const expected = distinct.reduce<unknown>(
          (data, { path, value: given }) => withValue(data, path, given),
          load(spec),
        );
        expect(load(amended(spec, distinct))).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
});

test("what is added at the end of a file without a last line break begins a line", () => {
  const open = "a:\n  b:\n    c: 1";
  const amendments = [
    { path: ["d"], value: 4 },
    { path: ["a", "b", "e"], value: 2 },
    { path: ["a", "f"], value: 3 },
  ];
  expect(amended(open, amendments)).toBe("a:\n  b:\n    c: 1\n    e: 2\n  f: 3\nd: 4\n");
});
