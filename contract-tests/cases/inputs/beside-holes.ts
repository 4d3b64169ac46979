import { holesIn } from "../../contract/template-text.ts";
import { mentioned } from "../../contract/templates.ts";
import type { OperationContract, Value } from "../../contract/types.ts";
import { holds } from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { samplesOf } from "./beside-lines.ts";

/**
 * What else a call has to give so that a parameter is sent where it is written beside others; but
 * nothing that a rule forbids beside this value, such as none.
 */
export function besidesInHoles(operation: OperationContract, name: string, value: unknown): Inputs {
  const { body = null, query, headers } = operation.templates;
  const needed = [body, { ...query }, { ...headers }].flatMap((each) => neededBy(each, name));
  const optional = operation.parameters.filter(
    (each) => !each.required && each.name !== name && needed.includes(each.name),
  );
  const samples = samplesOf(
    operation,
    optional.map((each) => each.name),
  );
  const fits = (other: string) =>
    operation.rules.every(
      (rule) =>
        rule.kind !== "requires" ||
        rule.parameter !== other ||
        rule.needs.every(({ parameter }) => parameter !== name) ||
        holds(rule, operation, { ...samples, [name]: value }),
    );
  return Object.fromEntries(Object.entries(samples).filter(([other]) => fits(other)));
}

/** Names without which what holds a parameter goes. */
function neededBy(written: Value, name: string): readonly string[] {
  if (!mentioned(written).has(name)) return [];
  if (typeof written === "string") return firstNames(written, name);
  if (typeof written !== "object" || written === null) return [];
  if (Array.isArray(written)) return written.flatMap((each: Value) => neededBy(each, name));
  if ("$each" in written) return [];
  if ("$all" in written) return [...mentioned(written)];
  return Object.entries(written).flatMap(([key, value]: [string, Value]) => {
    if (!mentioned({ [key]: value }).has(name)) return [];
    const ofValue = mentioned(value).has(name) ? neededBy(value, name) : [...mentioned(value)];
    return [...firstNames(key, name), ...ofValue];
  });
}

/** For each hole that the parameter does not fill, the first that does. */
function firstNames(text: string, name: string): readonly string[] {
  return holesIn(text).flatMap((choices) => {
    const names = choices.flatMap((choice) => (choice.kind === "value" ? [choice.name] : []));
    return names.includes(name) || names.length < choices.length ? [] : names.slice(0, 1);
  });
}
