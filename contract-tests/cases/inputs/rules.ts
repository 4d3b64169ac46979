import type { OperationContract, RuleContract } from "../../contract/types.ts";
import { holds, namedInput, parameterOf } from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { coverageId } from "../coverage/item.ts";
import { oddTexts, sampleOf } from "../../values/candidates.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import type { Finding } from "./probe.ts";
import { sayRule, sayTogether } from "../coverage/rules.ts";

/** Every rule, kept in each way and broken in each way. */
export function* rules(operation: OperationContract): Iterable<Finding> {
  for (const rule of operation.rules) {
    const hasSamples = namesOf(rule).every(
      (name) => sampleOf(parameterOf(operation, name)) !== undefined,
    );
    for (const [way, given] of waysOf(rule, operation)) {
      yield findingOf(rule, operation, way, hasSamples ? given : null);
    }
  }
}

function namesOf(rule: RuleContract): readonly string[] {
  if ("alternatives" in rule) return rule.alternatives.flat();
  const needs = rule.kind === "requires" ? rule.needs.map(({ parameter }) => parameter) : [];
  return [rule.parameter, ...needs];
}

function findingOf(
  rule: RuleContract,
  operation: OperationContract,
  way: string,
  given: Inputs | null,
): Finding {
  const id = coverageId(operation, "rule", sayRule(rule), way);
  if (!given) {
    const reason = `rule ${sayRule(rule)}: add an example call with a value for which it is ${way}`;
    return { item: id, reason };
  }
  const isBroken = !holds(rule, operation, given);
  return {
    title: `rule ${sayRule(rule)}: ${way}`,
    given,
    // Nothing else may stand for the alternatives.
    fill: way === "none" ? "all" : "least",
    broken: isBroken ? rule : undefined,
    refused:
      isBroken && rule.severity === "error"
        ? { inputs: [namedInput(rule)], code: "invalid_input" }
        : null,
    covers: [id],
  };
}

/** By way, what is given of the inputs that a rule is about; null when nothing was found. */
function waysOf(
  rule: RuleContract,
  operation: OperationContract,
): Iterable<readonly [string, Inputs | null]> {
  switch (rule.kind) {
    case "anyOf":
    case "exactlyOne":
      return alternativeWays(rule.alternatives, operation);
    case "requires":
      return needWays(rule, operation);
    case "matches":
      return matchWays(rule, operation);
  }
}

function* alternativeWays(
  alternatives: readonly (readonly string[])[],
  operation: OperationContract,
): Iterable<readonly [string, Inputs]> {
  const all = alternatives.flat();
  const only = (names: readonly string[]) =>
    Object.fromEntries(
      all.map((name) => [
        name,
        names.includes(name) ? sampleOf(parameterOf(operation, name)) : undefined,
      ]),
    );
  yield ["none", only([])];
  for (const [index, names] of alternatives.entries()) {
    yield [`${sayTogether(names)} alone`, only(names)];
    for (const name of names) {
      const rest = names.filter((each) => each !== name);
      if (rest.length > 0) yield [`${sayTogether(names)} without ${name}`, only(rest)];
    }
    for (const others of alternatives.slice(index + 1)) {
      const together = `${sayTogether(names)} and ${sayTogether(others)}`;
      yield [together, only([...names, ...others])];
    }
  }
}

function* needWays(
  { parameter, needs }: Extract<RuleContract, { kind: "requires" }>,
  operation: OperationContract,
): Iterable<readonly [string, Inputs | null]> {
  const sample = (name: string) => sampleOf(parameterOf(operation, name));
  const met = Object.fromEntries(
    needs.map((need) => [need.parameter, need.equals ?? sample(need.parameter)]),
  );
  const given = { ...met, [parameter]: sample(parameter) };
  yield ["kept", given];
  for (const need of needs) {
    yield [`without ${need.parameter}`, { ...given, [need.parameter]: undefined }];
    if (need.equals === null) continue;
    const other = parameterOf(operation, need.parameter);
    const candidates = other.limits.enum ?? [true, false, ...oddTexts(other)];
    const value = candidates.find((each) => String(each) !== need.equals && fits(other, each));
    const unmet = value === undefined ? null : { ...given, [need.parameter]: value };
    yield [`another ${need.parameter}`, unmet];
  }
}

function* matchWays(
  { parameter, pattern }: Extract<RuleContract, { kind: "matches" }>,
  operation: OperationContract,
): Iterable<readonly [string, Inputs | null]> {
  const declared = parameterOf(operation, parameter);
  const given = operation.examples.map(({ params }) => params[parameter]);
  const candidates = [sampleOf(declared), ...given, ...oddTexts(declared)].filter((value) =>
    fits(declared, value),
  );
  const expression = new RegExp(pattern, "u");
  for (const [way, wanted] of [
    ["kept", true],
    ["broken", false],
  ] as const) {
    const value = candidates.find((each) => expression.test(String(each)) === wanted);
    yield [way, value === undefined ? null : { [parameter]: value }];
  }
}
