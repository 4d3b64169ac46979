import type { Json, Parameter, Sending } from "../../../language/ir/types.ts";

/** What decides, as hosts read it: one parameter, its values or whether it is given, and its default. */
export function blockCondition(when: Sending, parameters: readonly Parameter[]): Json | undefined {
  const [decided] = Object.entries(when);
  if (decided === undefined) return undefined;
  const [parameter, test] = decided;
  if (isGivenTest(test)) return { parameter, given: test.given };
  const fallback = parameters.find(({ name }) => name === parameter)?.default;
  const values = typeof test === "object" && test !== null ? { oneOf: test } : { equals: test };
  return { parameter, ...values, ...(fallback !== undefined && { fallback }) };
}

function isGivenTest(test: Sending[string]): test is { readonly given: boolean } {
  return typeof test === "object" && test !== null && "given" in test;
}
