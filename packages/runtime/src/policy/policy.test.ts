import { describe, expect, test } from "vitest";
import type { CallPolicy } from "./call-policy.ts";
import { limitsOf } from "./policy.ts";

const call: CallPolicy = { operation: "shop_get", effect: "read" };
const standard = {
  timeoutMs: 30_000,
  deadlineMs: 120_000,
  maxRetries: 2,
  maxWaitMs: 60_000,
  retryBudget: 100,
  maxBytes: 33_554_432,
};

test("limits are the context's, else the manifest's, else the standard's", () => {
  expect(limitsOf({}, call)).toEqual(standard);
  expect(limitsOf({ timeoutMs: undefined }, { ...call, timeoutMs: 5, maxRetries: 0 })).toEqual({
    ...standard,
    timeoutMs: 5,
    maxRetries: 0,
  });
  const context = { timeoutMs: 7, maxRetries: 9 };
  expect(limitsOf(context, { ...call, timeoutMs: 5, maxRetries: 0 })).toEqual({
    ...standard,
    ...context,
  });
});

describe.each(Object.keys(standard))("%s", (name) => {
  test.each([0, 0.5, Number.POSITIVE_INFINITY])("can be %d", (value) => {
    expect(limitsOf({ [name]: value }, call)).toHaveProperty(name, value);
  });

  test.each([-1, Number.NaN, "many", {}])("cannot be %j", (value) => {
    expect(() => limitsOf({ [name]: value }, call)).toThrow(
      expect.objectContaining({
        code: "invalid_input",
        input: name,
        message: `${name} must be a number, 0 or more.`,
      }),
    );
  });
});
