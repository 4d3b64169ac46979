import fc from "fast-check";
import { dependentRules } from "../../../language/ir/rules.ts";
import { limitNames } from "../../../language/words/limits.ts";
import type { InputStep, Limits, Parameter, Rule } from "../../../language/ir/types.ts";
import { parameter } from "../../../emit/targets/provider.fixture.ts";

/** Inputs of two states that have something to do with each other, and values to give for them. */

const NUMBERS = [-1, 0, 0.5, 1, 1.5, 2, 3, 4, 5, 6];
const TEXTS = ["a", "b", "ab", "ba", "abb", "a,b", "b,a,b", "abab"];

/** What is given for `it`; undefined: nothing. */
export const GIVEN: readonly unknown[] = [
  undefined,
  true,
  {},
  [],
  ["a"],
  ["a", "b"],
  ["b", "abb", "a"],
  ...NUMBERS,
  ...NUMBERS.map(String),
  ...TEXTS,
];

const bound = fc.constantFrom(-0.5, 0, 1, 1.5, 3, 4);
const size = fc.integer({ min: 0, max: 4 });

const numeric: fc.Arbitrary<Limits> = fc.oneof(
  fc.record(
    {
      minimum: bound,
      maximum: bound,
      exclusiveMinimum: bound,
      exclusiveMaximum: bound,
      multipleOf: fc.constantFrom(0.1, 0.5, 1, 1.5, 2, 3),
    },
    { requiredKeys: [] },
  ),
  fc.subarray([0, 1, 2, 3], { minLength: 1 }).map((values) => ({ enum: values })),
);

const textual: fc.Arbitrary<Limits> = fc.oneof(
  fc.record(
    { minLength: size, maxLength: size, pattern: fc.constantFrom("^a", "b$", "^[ab]*$") },
    { requiredKeys: [] },
  ),
  fc.subarray(["a", "b", "ab", "abb"], { minLength: 1 }).map((values) => ({ enum: values })),
);

const counted = fc.record({ minItems: size, maxItems: size }, { requiredKeys: [] });

const ofText = fc
  .record({
    limits: textual,
    items: counted,
    convert: fc.constantFrom<readonly InputStep[]>([], ["csv"], ["csv", { join: "," }]),
  })
  .map(({ limits, items, convert }) => ({
    type: "string" as const,
    convert,
    limits: convert.length === 0 ? limits : { ...limits, ...items },
  }));

const ofNumbers = fc.record({ type: fc.constantFrom("integer", "number"), limits: numeric });

const ofJson = fc
  .constantFrom("object", "array", "any")
  .map((shape) => ({ type: "json" as const, shape }));

const anyInput: fc.Arbitrary<Parameter> = fc
  .tuple(fc.oneof(ofText, ofNumbers, ofNumbers, ofJson), fc.boolean())
  .map(([own, required]) => parameter("it", { required, ...own }));

/** An input in two states: of any types and limits, or with the limits of one state but for a few. */
export const anyInputs: fc.Arbitrary<readonly [Parameter, Parameter]> = fc
  .tuple(anyInput, anyInput, fc.subarray([...limitNames]), fc.boolean())
  .map(([base, other, changed, isFar]) => {
    const isList = "enum" in base.limits || "enum" in other.limits;
    if (isFar || isList || (base.type === "string") !== (other.type === "string")) {
      return [base, other];
    }
    const limits: Record<string, unknown> = { ...base.limits };
    for (const limit of changed) {
      // Only lists have items, or the manifest is refused.
      if (limit.endsWith("Items") && base.convert.length === 0) continue;
      delete limits[limit];
      if (limit in other.limits) limits[limit] = other.limits[limit];
    }
    return [base, { ...base, type: other.type, limits }];
  });

const end = fc.constantFrom(-1, 0, 0.5, 1);

/** A number that has limits below and nothing else. */
export const anyFloor: fc.Arbitrary<Parameter> = fc
  .record({
    type: fc.constantFrom("integer", "number"),
    limits: fc.record({ minimum: end, exclusiveMinimum: end }, { requiredKeys: [] }),
  })
  .map((own) => parameter("it", own));

/** Inputs of which one decides what the other takes. */
export const anyDependence: fc.Arbitrary<readonly Parameter[]> = fc
  .record({
    kinds: fc.option(fc.subarray(["x", "y", "z"], { minLength: 1 }), { nil: ["x", "y", "z"] }),
    isListed: fc.boolean(),
    takes: fc.subarray(["a", "b", "c"], { minLength: 1 }),
    isFree: fc.boolean(),
    severity: fc.constantFrom("error", "error", "warning"),
    picks: fc.array(fc.subarray(["a", "b", "c"], { minLength: 1 }), { minLength: 3, maxLength: 3 }),
    chosen: fc.subarray([0, 1, 2]),
    fallback: fc.option(fc.nat({ max: 2 })),
  })
  .map(({ kinds, isListed, takes, isFree, severity, picks, chosen, fallback }) => {
    const first = fallback === null ? undefined : kinds[fallback % kinds.length];
    const allowed = kinds.flatMap((kind, index): [string, string[]][] => {
      const values = picks[index]?.filter((value) => isFree || takes.includes(value)) ?? [];
      return chosen.includes(index) && values.length > 0 ? [[kind, values]] : [];
    });
    const values = Object.fromEntries(allowed);
    const rules = dependentRules("it", { input: "kind", severity, values }, {});
    return [
      parameter("kind", {
        limits: isListed ? { enum: kinds } : {},
        ...(first !== undefined && { default: first }),
      }),
      parameter("it", {
        limits: isFree ? {} : { enum: takes },
        ...(allowed.length > 0 && { rules }),
      }),
    ];
  });

/** Names that rules are about. */
export const NAMES = ["a", "b", "c", "d"] as const;

const said = {
  severity: fc.constantFrom("error" as const, "warning"),
  message: fc.constant("Mind this."),
};

const alternatives = fc.uniqueArray(fc.subarray([...NAMES], { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 3,
  selector: String,
});

const given = { given: true } as const;

const choice = fc
  .record({ isOne: fc.boolean(), of: alternatives, ...said })
  .map(({ isOne, of, ...rule }): Rule => {
    const need = of.map((names) => Object.fromEntries(names.map((name) => [name, given])));
    return { ...rule, input: of[0]?.[0] ?? "", ...(isOne ? { exactlyOne: of } : { need }) };
  });

const requirement = fc
  .record({
    need: fc.dictionary(fc.constantFrom("b", "c", "d"), fc.constantFrom("1", "2", given), {
      minKeys: 1,
      noNullPrototype: true,
    }),
    ...said,
  })
  .map((rule): Rule => ({ when: { a: given }, input: "a", ...rule }));

/** Two rules of a kind over the same parameters. */
export const anyRules: fc.Arbitrary<readonly [Rule, Rule]> = fc.oneof(
  fc.tuple(choice, choice),
  fc.tuple(requirement, requirement),
);
