import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Input } from "../../../../packages/runtime/src/definition.ts";
import { checkInputs } from "../../../../packages/runtime/src/inputs/check.ts";
import { everyKeyword as keywords } from "../../../../packages/runtime/src/keywords.fixture.ts";
import { committed } from "../../committed.fixture.ts";
import { inputDefinitions } from "../../../language/ir/input-definition.ts";
import { blockData } from "../block-json.ts";
import { validator } from "./ajv.fixture.ts";
import { blockOf, type InputData, inputsOf } from "./block-data.ts";
import { anyInput, inputWith, literal } from "./input.fixture.ts";
import { inputSchema } from "./input.ts";

/** Whether an operation takes this value for its input. */
function takes(input: Input, value: unknown) {
  return checkInputs({ inputs: { input }, keywords }, { input: value }).problems.length === 0;
}

/** The input as an operation has it. */
function asInput({ type, integer, shape, convert, required, limits }: InputData): Input {
  return {
    type,
    ...(integer && { integer }),
    ...(shape && { shape }),
    ...(convert && { convert }),
    ...(required && { required }),
    ...limits,
  };
}

/** What the schema leaves to the check, or null: JSON Schema cannot say it. */
function leftToCheck(
  { type, integer, required, convert, limits = {} }: InputData,
  value: unknown,
): string | null {
  const { minItems = 0, maxItems: _, ...ofItems } = limits;
  const limited = Object.keys(ofItems).length > 0;
  if (convert && limited) return "limits of a text after its change";
  if (!required && minItems > 1) return "fewer items than an optional list needs";
  if (type === "json" && typeof value === "string") return "whether a text is JSON";
  if (type !== "number") return null;
  if (typeof value === "string" && (limited || integer)) return "limits of a number in quotes";
  return limits.multipleOf && !(integer && Number.isInteger(limits.multipleOf))
    ? "multiples of fractions"
    : null;
}

/** Values, and whether the schema of an input lets them stand. */
const inputAndValues = fc
  .tuple(anyInput, fc.array(literal, { minLength: 5, maxLength: 20 }))
  .map(([input, values]) => {
    const fits = validator(inputSchema("demo", input));
    return { input, verdicts: values.map((each) => ({ value: each, fits: fits(each) })) };
  });

describe("an input", () => {
  test("is never refused where the operation takes it", () => {
    fc.assert(
      fc.property(inputAndValues, ({ input, verdicts }) => {
        for (const { value: given, fits } of verdicts) {
          if (takes(asInput(input), given)) expect({ given, fits }).toEqual({ given, fits: true });
        }
      }),
      { numRuns: 300 },
    );
  });

  test("is refused where the operation refuses it, if JSON Schema can say so", () => {
    fc.assert(
      fc.property(inputAndValues, ({ input, verdicts }) => {
        for (const { value: given, fits } of verdicts) {
          if (takes(asInput(input), given) || leftToCheck(input, given)) continue;
          expect({ given, fits }).toEqual({ given, fits: false });
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each<readonly [string, Partial<InputData>, unknown]>([
    ["limits of a text after its change", { convert: "trim", limits: { maxLength: 1 } }, "ab"],
    ["fewer items than an optional list needs", { convert: "csv", limits: { minItems: 2 } }, "a"],
    ["whether a text is JSON", { type: "json", shape: "object" }, "{"],
    ["limits of a number in quotes", { type: "number", limits: { maximum: 1 } }, "2"],
    ["multiples of fractions", { type: "number", limits: { multipleOf: 0.1 } }, 0.25],
  ])("leaves to the check: %s", (reason, own, given) => {
    const input = inputWith(own, own.limits ?? {}, false);
    expect(leftToCheck(input, given)).toBe(reason);
    expect(takes(asInput(input), given)).toBe(false);
    expect(validator(inputSchema("demo", input))(given)).toBe(true);
  });

  test.each([
    ["minimum", 2, 1],
    ["maximum", 2, 3],
    ["exclusiveMinimum", 3, 2],
    ["exclusiveMaximum", 1, 2],
  ])("has the %s of a number", (limit, within, beyond) => {
    const fits = validator(
      inputSchema("demo", inputWith({ type: "number" }, { [limit]: 2 }, false)),
    );
    expect([fits(within), fits(beyond)]).toEqual([true, false]);
  });

  test.each(["{{a.b}}", "{{ NAME }}", "before {{a.b[0]}} and {{NAME}}"])("takes %s", (given) => {
    fc.assert(
      fc.property(anyInput, (input) => validator(inputSchema("demo", input))(given)),
      { numRuns: 100 },
    );
  });

  test.each(["{{a}", "{{a b}}", "{{}}", "{{a.b}} {{"])("does not take %s", (given) => {
    fc.assert(
      fc.property(anyInput, (input) => !validator(inputSchema("demo", input))(given)),
      { numRuns: 100 },
    );
  });
});

describe("every input of every operation", () => {
  const inputs = committed().flatMap((provider) => {
    const block = blockOf(blockData(provider));
    return provider.operations.flatMap((operation) => {
      const known = inputDefinitions(provider, operation);
      return inputsOf(block, operation.id)
        .filter(({ secret }) => !secret)
        .map((input) => [operation.id, input.name, input, known[input.name] as Input] as const); // the block has no others
    });
  });

  /** Values about the limits of an input. */
  const about = ({ enum: allowed = [], minimum = 0, maximum = 0, maxLength = 9 }: Input) =>
    fc.constantFrom<unknown>(
      ...allowed.flatMap((each) => [each, ` ${each}`]),
      ...[minimum, maximum].flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5]),
      ...[maxLength, maxLength + 1].map((count) => "x".repeat(count)),
    );

  test.each(inputs)("%s %s is what the operation takes", (_, __, input, known) => {
    const fits = validator(inputSchema("demo", input));
    fc.assert(
      fc.property(fc.oneof(literal, about(known)), (given) => {
        const isTaken = takes(known, given);
        if (isTaken || leftToCheck(input, given) === null) expect(fits(given)).toBe(isTaken);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a secret", () => {
  const fits = (required: boolean) =>
    validator(inputSchema("demo", { ...inputWith({}, {}, required), secret: true }));

  test.each(["{{NAME}}", "{{ NAME }}", "{{login.token}}"])("may be %s", (given) => {
    expect([fits(true)(given), fits(false)(given)]).toEqual([true, true]);
  });

  test.each([
    "sk-123",
    "Bearer {{NAME}}",
    "{{NAME}} ",
    "{{NA ME}}",
    5,
    {},
  ])("may not be %s", (given) => {
    expect([fits(true)(given), fits(false)(given)]).toEqual([false, false]);
  });

  test("is absent only where it is not required", () => {
    expect([null, " "].map(fits(true))).toEqual([false, false]);
    expect([null, " "].map(fits(false))).toEqual([true, true]);
  });
});
