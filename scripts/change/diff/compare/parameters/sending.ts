import { isDeepStrictEqual } from "node:util";
import { writtenNames } from "../../../../language/ir/sources.ts";
import { defaultPlacement } from "../../../../language/lower/parameter.ts";
import type { Condition, Operation, Parameter } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code, codeOf } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import { isSamePlace, placeOf } from "./place.ts";
import type { ReportMember } from "./report.ts";
import { compareRewriting } from "./rewriting.ts";

/** Where a value goes, and under which condition. */
export function* compareSending(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const { base, head, operation } = pair;
  // A parameter that stands where method and path put it moves with them.
  const follows = isUsual(base, operation.base) && isUsual(head, operation.head);
  if (!isSamePlace(base.placement, head.placement) && !follows) {
    const values = { from: code(placeOf(base.placement)), to: code(placeOf(head.placement)) };
    yield report(placeRule(base, head), "to", values);
  }
  const rule = conditionRule(base.when, head.when);
  if (rule) yield report(rule, "when", { from: conditionText(base), to: conditionText(head) });
  if (base.lists !== head.lists) {
    const values = { from: code(base.lists ?? "repeat"), to: code(head.lists ?? "repeat") };
    yield report("parameter-lists-changed", "lists", values);
  }
  yield* compareClearing(pair, report);
  yield* compareRewriting(pair, report);
}

/** What is sent in place of a value to clear a field. */
function* compareClearing({ base, head }: ParameterPair, report: ReportMember): Iterable<Change> {
  for (const word of ["blank", "nulls"] as const) {
    if (base[word] === head[word]) continue;
    const kind = word === "blank" ? "blank text" : "null";
    yield report(head[word] ? "clearing-added" : "clearing-removed", word, { kind });
  }
}

function placeRule(base: Parameter, head: Parameter) {
  if (base.placement.kind === "none") return "sending-added";
  return head.placement.kind === "none" ? "sending-removed" : "place-changed";
}

function isUsual({ name, placement }: Parameter, operation: Operation): boolean {
  return isSamePlace(
    placement,
    defaultPlacement(name, {
      method: operation.method,
      path: operation.path,
      written: writtenNames(operation.written),
      variables: operation.graphql && [name],
    }),
  );
}

function conditionRule(base: Parameter["when"], head: Parameter["when"]) {
  if (isDeepStrictEqual(base, head)) return null;
  if (base === null) return "condition-added";
  if (head === null) return "condition-removed";
  const isSubset = [...valuesOf(base)].every((value) => valuesOf(head).has(value));
  const isSame = base.parameter === head.parameter && asksPresence(base) === asksPresence(head);
  if (!isSame || !isSubset || holdsWhenAbsent(base) > holdsWhenAbsent(head)) {
    return "condition-changed";
  }
  const isWider = valuesOf(head).size > valuesOf(base).size;
  return isWider || holdsWhenAbsent(base) < holdsWhenAbsent(head) ? "condition-widened" : null;
}

function asksPresence(condition: Condition): boolean {
  return "given" in condition;
}

/** The values that hold, as JSON text. */
function valuesOf(condition: Condition): ReadonlySet<string> {
  if ("given" in condition) return new Set([String(condition.given)]);
  const values = "oneOf" in condition ? condition.oneOf : [condition.equals];
  return new Set(values.map((value) => JSON.stringify(value)));
}

/** Whether the condition holds while the other parameter is absent, because its default counts. */
function holdsWhenAbsent(condition: Condition): boolean {
  if ("given" in condition) return !condition.given;
  return (
    condition.fallback !== undefined && valuesOf(condition).has(JSON.stringify(condition.fallback))
  );
}

function conditionText({ when }: Parameter): string {
  if (when === null) return "";
  const name = code(when.parameter);
  if ("given" in when) return `${name} is ${when.given ? "" : "not "}given`;
  const values = "oneOf" in when ? when.oneOf : [when.equals];
  const absent = holdsWhenAbsent(when) ? " or absent" : "";
  return `${name} is ${values.map(codeOf).join(" or ")}${absent}`;
}
