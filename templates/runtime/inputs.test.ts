import { describe, expect, test } from "vitest";
import type { Input } from "./definition.ts";
import { checkInputs } from "./inputs.ts";

const text: Input = { type: "string", description: "" };
const count: Input = { type: "number", description: "" };

describe("a whole call", () => {
  const inputs = {
    key: { ...text, required: true, secret: true },
    q: { ...text, required: true },
    max: count,
  } satisfies Record<string, Input>;

  test("reports everything at once", () => {
    const { problems } = checkInputs(inputs, undefined, {
      q: " ",
      max: "x",
      other: 1,
      operation: "op",
      none: undefined,
    });
    expect(problems.map(({ input }) => input)).toEqual(["key", "q", "max", "other"]);
    expect(problems[3]?.message).toBe("other is not an input of this operation.");
  });

  test.each([null, undefined, 5, "text", []])("takes %j for no inputs", (raw) => {
    expect(checkInputs(inputs, undefined, raw).problems.length).toBeGreaterThanOrEqual(2);
  });

  test("sees own properties only", () => {
    const raw = Object.create({ key: "inherited", q: "inherited" });
    expect(checkInputs(inputs, undefined, raw).problems.length).toBe(2);
    const hostile = JSON.parse('{"key":"k","q":"q","__proto__":{"max":5}}');
    expect(checkInputs(inputs, undefined, hostile)).toMatchObject({
      values: { key: "k", q: "q" },
      problems: [{ input: "__proto__" }],
    });
  });

  test("never repeats part of a long text, which could be part of a secret", () => {
    const [{ message } = { message: "" }] = checkInputs(
      { top: { type: "number", description: "" } },
      undefined,
      { top: "s3cret".repeat(20) },
    ).problems;
    expect(message).toContain("120 characters");
    expect(message).not.toContain("s3cret");
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d inside JSON", (amount) => {
    const json = { fields: { type: "json", description: "" } } as const;
    expect(checkInputs(json, undefined, { fields: { amount } }).problems).toHaveLength(1);
  });
});
