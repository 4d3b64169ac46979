import type { ParameterContract } from "../../contract/types.ts";
import { parameterOf } from "../../oracle/input-conditions.ts";
import { countingValue } from "../../oracle/values.ts";
import { oddTexts, sampleOf } from "../../values/candidates.ts";
import { fits, isList } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, together } from "./probe.ts";

/** Every value that another input's value allows, every one that it does not, and what it leaves free. */
export function* dependentChoices(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter, operation } = probed;
  const { name, enumBy } = parameter;
  if (!enumBy) return;
  const other = parameterOf(operation, enumBy.parameter);
  for (const [key, values] of Object.entries(enumBy.values)) {
    for (const value of values) {
      yield together({ [name]: value, [other.name]: key });
    }
    const unlisted = valuesBeside(parameter, values);
    for (const value of unlisted) {
      const given = { [name]: value, [other.name]: key };
      yield together(given);
    }
    if (isList(parameter)) yield* severalItems(probed, key, [values, unlisted]);
    const [first] = unlisted;
    if (String(countingValue(other, {})) !== key || first === undefined) continue;
    const byDefault = { [name]: first, [other.name]: undefined };
    yield together(byDefault);
  }
  const free = freeKey(other, Object.keys(enumBy.values));
  if (free === undefined) return;
  for (const value of parameter.limits.enum ?? [sampleOf(parameter)]) {
    const given = { [name]: value, [other.name]: free };
    yield together(given);
  }
}

/** A list of what is allowed, and one with something else in it. */
function* severalItems(
  probed: ProbedParameter,
  key: string,
  [allowed, unlisted]: readonly [readonly string[], readonly string[]],
): Iterable<Proposal> {
  const { parameter } = probed;
  const { name, enumBy } = parameter;
  const [one, other] = allowed;
  const [foreign] = unlisted;
  if (!enumBy || one === undefined) return;
  const given = (second: string) => ({ [name]: `${one},${second}`, [enumBy.parameter]: key });
  if (other !== undefined && fits(parameter, `${one},${other}`)) {
    yield together(given(other));
  }
  if (foreign !== undefined && fits(parameter, `${one},${foreign}`)) {
    yield together(given(foreign));
  }
}

/** Values of the parameter's own that are not among those allowed: all of its enum, or an example. */
function valuesBeside(parameter: ParameterContract, allowed: readonly string[]): readonly string[] {
  const isBeside = (value: string) => !allowed.includes(value) && fits(parameter, value);
  if (parameter.limits.enum) return parameter.limits.enum.map(String).filter(isBeside);
  return ["foreign", ...oddTexts(parameter)].filter(isBeside).slice(0, 1);
}

/** A value of the other input that says nothing about this one. */
function freeKey(other: ParameterContract, keys: readonly string[]): string | undefined {
  const known = other.type === "boolean" ? [true, false] : other.limits.enum;
  const own = (known ?? [...oddTexts(other)]).map(String);
  return own.find((value) => !keys.includes(value) && fits(other, value));
}
