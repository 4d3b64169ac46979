import type { OperationContract, RuleContract } from "../../contract/types.ts";
import { parameterOf, sayRule } from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { oddTexts, sampleOf } from "../../values/candidates.ts";
import { brokenLimits, fits } from "../../oracle/verdict/limits.ts";
import type { Proposal } from "./probe.ts";

/** Every rule, kept in each way and broken in each way. */
export function* rules(operation: OperationContract): Iterable<Proposal> {
  for (const rule of operation.rules) {
    for (const [way, given] of waysOf(rule, operation)) {
      yield {
        title: `rule ${sayRule(rule)}: ${way}`,
        given,
        // Nothing else may stand for the alternatives.
        fill: way === "none" ? "all" : "least",
      };
    }
  }
}

/** By way, what is given of the inputs that a rule is about. */
function waysOf(
  rule: RuleContract,
  operation: OperationContract,
): Iterable<readonly [string, Inputs]> {
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
    yield [`${names.join(" + ")} alone`, only(names)];
    for (const name of names) {
      const rest = names.filter((each) => each !== name);
      if (rest.length > 0) yield [`${names.join(" + ")} without ${name}`, only(rest)];
    }
    for (const others of alternatives.slice(index + 1)) {
      const together = `${names.join(" + ")} and ${others.join(" + ")}`;
      yield [together, only([...names, ...others])];
    }
  }
}

function* needWays(
  { parameter, needs }: Extract<RuleContract, { kind: "requires" }>,
  operation: OperationContract,
): Iterable<readonly [string, Inputs]> {
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
    if (value !== undefined)
      yield [`another ${need.parameter}`, { ...given, [need.parameter]: value }];
  }
}

function* matchWays(
  { parameter, pattern }: Extract<RuleContract, { kind: "matches" }>,
  operation: OperationContract,
): Iterable<readonly [string, Inputs]> {
  const declared = parameterOf(operation, parameter);
  const given = operation.examples.map(({ params }) => params[parameter]);
  const candidates = [sampleOf(declared), ...given, ...oddTexts(declared)].filter(
    (value) => brokenLimits(declared, value).length === 0,
  );
  const expression = new RegExp(pattern, "u");
  for (const [way, wanted] of [
    ["kept", true],
    ["broken", false],
  ] as const) {
    const value = candidates.find((each) => expression.test(String(each)) === wanted);
    if (value !== undefined) yield [way, { [parameter]: value }];
  }
}
