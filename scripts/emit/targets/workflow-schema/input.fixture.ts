import fc from "fast-check";
import type { Converter, Limits } from "../../../language/ir/types.ts";
import type { InputData } from "./block-data.ts";

const number = fc.oneof(
  fc.integer({ min: -5, max: 25 }),
  fc.integer({ min: -20, max: 100 }).map((n) => n / 4),
);
const short = fc.string({ unit: fc.constantFrom(..."aAb1.,- \n漢\u{1F4DA}"), maxLength: 8 });
const numberText = fc.oneof(
  number.map(String),
  fc.constantFrom("1e2", "15e-1", "0x1f", " 7 ", "1.0", "+3", ".5"),
);
const text = fc.oneof(
  short,
  numberText,
  fc.constantFrom("true", " false", "{}", "[1]", "{", "", "  ", "x y"),
);
/** A literal, such as workflows have. */
export const literal: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(text, text, text, number), { maxLength: 5 }),
  fc.dictionary(short, number, { maxKeys: 2 }),
);

const texts = fc.uniqueArray(
  text.filter((each) => each.trim() !== ""),
  { minLength: 1, maxLength: 4 },
);
const size = fc.integer({ min: 0, max: 5 });
const limitsOfTexts = fc.record(
  { minLength: size, maxLength: size, pattern: fc.constantFrom("^a", "b$", "."), enum: texts },
  { requiredKeys: [] },
);
const limitsOfLists = fc
  .record({ minItems: size, more: size.map((n) => n + 1) }, { requiredKeys: [] })
  .map(({ minItems, more }) => ({
    ...(minItems !== undefined && { minItems }),
    ...(more !== undefined && { maxItems: (minItems ?? 0) + more }),
  }));
const limitsOfNumbers = fc.record(
  {
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(1, 2, 3, 0.25, 0.1),
    enum: fc.uniqueArray(number, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: [] },
);

/** An input of one operation. */
export function inputWith(own: Partial<InputData>, limits: Limits, required: boolean): InputData {
  const about = {
    name: "input",
    description: "An input.",
    secret: false,
    visibility: "user-or-llm",
  };
  return { type: "string", ...about, ...own, limits, required } as InputData; // what is undefined is absent to all that read it
}

const kinds: readonly (readonly [Partial<InputData>, fc.Arbitrary<Limits>])[] = [
  [{}, limitsOfTexts],
  ...(["trim", "lowercase", "uppercase"] as const).map(
    (convert: Converter) => [{ convert }, limitsOfTexts] as const,
  ),
  [{ convert: "csv" }, limitsOfLists],
  [{ convert: "csv-text" }, limitsOfLists],
  [{ convert: "csv" }, texts.map((allowed) => ({ enum: allowed }))],
  [{ type: "number" }, limitsOfNumbers],
  // The check stage refuses a list of values that are not whole.
  [
    { type: "number", integer: true },
    limitsOfNumbers.map((limits) => ({
      ...limits,
      ...(limits.enum && { enum: limits.enum.map((each) => 4 * each) }),
    })),
  ],
  [{ type: "boolean" }, fc.constant({})],
  ...(["object", "array", "any"] as const).map(
    (shape) => [{ type: "json", shape }, fc.constant({})] as const,
  ),
];
/** An input of any type with any limits. */
export const anyInput = fc.oneof(
  ...kinds.map(([own, limits]) =>
    fc.tuple(limits, fc.boolean()).map(([each, required]) => inputWith(own, each, required)),
  ),
);
