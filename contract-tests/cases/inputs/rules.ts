import { pathsOf } from "../../contract/condition.ts";
import type { OperationContract } from "../../contract/types.ts";
import { waysOf } from "../../values/ways.ts";
import { type ProbedParameter, type Proposal, titleOf, together } from "./probe.ts";

/** Every rule, kept in each way and broken in each way. */
export function* rules(operation: OperationContract): Iterable<Proposal> {
  for (const rule of operation.rules) {
    for (const given of waysOf(rule, operation)) {
      const isNone = pathsOf(rule.need).every((name) => given[name] === undefined);
      // Nothing else may stand for the alternatives.
      yield { title: titleOf(given), given, fill: isNone ? "all" : "least" };
    }
  }
}

/** A parameter that travels only while a condition holds. */
export function* sentConditions(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  const { name, when } = parameter;
  if (!when) return;
  const rule = { when: { [name]: { given: true } }, need: when };
  for (const given of waysOf(rule, operation)) yield together(given);
}
