import { isList, usualIn } from "../../../language/ir/condition.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import type { Condition, Json, Parameter, Test } from "../../../language/ir/types.ts";
import { isScalar, isWords } from "../../../language/words/tests.ts";

/**
 * What decides, as hosts read it: one parameter, its values or whether it is given, and its default. What
 * that cannot say is a whole condition, with the defaults of what it names.
 */
export function blockCondition(when: Condition, parameters: readonly Parameter[]): Json {
  const defaults = usualIn([when], parameters);
  const [[parameter, test] = [], ...others] = isList(when) ? [] : Object.entries(when);
  const words = test === undefined || others.length > 0 ? undefined : plainWords(test);
  if (parameter === undefined || !words) {
    const usual = Object.keys(defaults).length > 0 && { defaults };
    return { condition: jsonOf(when), ...usual };
  }
  const [fallback] = "given" in words ? [] : Object.values(defaults);
  return { parameter, ...words, ...(fallback !== undefined && { fallback }) };
}

/** One value, one of several, or whether there is any. */
function plainWords(test: Test): { readonly [word: string]: Json } | undefined {
  if (isWords(test)) {
    const { given, ...others } = test;
    return given !== undefined && Object.keys(others).length === 0 ? { given } : undefined;
  }
  const tests = isList(test) ? test : [test];
  // Null is what is absent, too, of which these words say nothing.
  const values = tests.flatMap((each) => (isScalar(each) && each !== null ? [each] : []));
  const [value] = values;
  if (value === undefined || values.length < tests.length) return undefined;
  return isList(test) ? { oneOf: values } : { equals: value };
}
