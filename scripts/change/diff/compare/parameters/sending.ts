import { isDeepStrictEqual } from "node:util";
import { writtenNames } from "../../../../language/ir/sources.ts";
import { defaultPlacement } from "../../../../language/lower/parameter.ts";
import type { Operation, Parameter } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code, codeOf } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import { isSamePlace, placeOf } from "./place.ts";
import type { ReportMember } from "./report.ts";

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
}

function placeRule(base: Parameter, head: Parameter) {
  if (base.placement.kind === "none") return "sending-added";
  return head.placement.kind === "none" ? "sending-removed" : "place-changed";
}

function isUsual({ name, placement }: Parameter, operation: Operation): boolean {
  return isSamePlace(
    placement,
    defaultPlacement(name, { ...operation, written: writtenNames(operation.written) }),
  );
}

function conditionRule(base: Parameter["when"], head: Parameter["when"]) {
  if (isDeepStrictEqual(base, head)) return null;
  if (base === null) return "condition-added";
  if (head === null) return "condition-removed";
  const isSame = base.parameter === head.parameter && isDeepStrictEqual(base.equals, head.equals);
  if (!isSame || holdsWhenAbsent(base) > holdsWhenAbsent(head)) return "condition-changed";
  return holdsWhenAbsent(base) < holdsWhenAbsent(head) ? "condition-widened" : null;
}

/** Whether the condition holds while the other parameter is absent, because its default counts. */
function holdsWhenAbsent({ equals, fallback }: NonNullable<Parameter["when"]>): boolean {
  return isDeepStrictEqual(fallback, equals);
}

function conditionText({ when }: Parameter): string {
  if (when === null) return "";
  const absent = holdsWhenAbsent(when) ? " or absent" : "";
  return `${code(when.parameter)} is ${codeOf(when.equals)}${absent}`;
}
