import type { ParameterContract } from "../../contract/types.ts";
import { type DependentValues, parameterOf } from "../../oracle/input-conditions.ts";
import { countingValue } from "../../oracle/values.ts";
import { oddTexts, sampleOf } from "../../values/candidates.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { breaking, type Finding, gap, type ProbedParameter, sentWith } from "./probe.ts";
import { isList } from "../../oracle/verdict/limits.ts";

/** Every value that another input's value allows, every one that it does not, and what it leaves free. */
export function* dependentChoices(probed: ProbedParameter): Iterable<Finding> {
  const { parameter, operation } = probed;
  const { name, enumBy } = parameter;
  if (!enumBy) return;
  const condition = { kind: "enumBy", parameter: name, severity: enumBy.severity } as const;
  const other = parameterOf(operation, enumBy.parameter);
  for (const [key, values] of Object.entries(enumBy.values)) {
    const when = `${other.name}=${key}`;
    for (const value of values) {
      yield sentWith(probed, { [name]: value, [other.name]: key }, "value", when, value);
    }
    const unlisted = valuesBeside(parameter, values);
    if (unlisted.length === 0) {
      yield gap(probed, `every value is allowed when ${when}`, "value", when, "unlisted");
    }
    for (const value of unlisted) {
      const given = { [name]: value, [other.name]: key };
      yield breaking(probed, condition, given, "value", when, "unlisted");
    }
    if (isList(parameter)) yield* severalItems(probed, condition, key, [values, unlisted]);
    const [first] = unlisted;
    if (String(countingValue(other, {})) !== key || first === undefined) continue;
    const byDefault = { [name]: first, [other.name]: undefined };
    yield breaking(probed, condition, byDefault, "value", `${other.name} left out`, "unlisted");
  }
  const free = freeKey(other, Object.keys(enumBy.values));
  if (free === undefined) return;
  for (const value of parameter.limits.enum ?? [sampleOf(parameter)]) {
    const given = { [name]: value, [other.name]: free };
    yield sentWith(probed, given, "value", `${other.name} that is not listed`);
  }
}

/** A list of what is allowed, and one with something else in it. */
function* severalItems(
  probed: ProbedParameter,
  condition: DependentValues,
  key: string,
  [allowed, unlisted]: readonly [readonly string[], readonly string[]],
): Iterable<Finding> {
  const { parameter } = probed;
  const { name, enumBy } = parameter;
  const [one, other] = allowed;
  const [foreign] = unlisted;
  if (!enumBy || one === undefined) return;
  const when = `${enumBy.parameter}=${key}`;
  const given = (second: string) => ({ [name]: `${one},${second}`, [enumBy.parameter]: key });
  if (other !== undefined && fits(parameter, `${one},${other}`)) {
    yield sentWith(probed, given(other), "value", when, one);
  }
  if (foreign !== undefined && fits(parameter, `${one},${foreign}`)) {
    yield breaking(probed, condition, given(foreign), "value", when, "unlisted");
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
