import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../change.ts";
import { codeOrNothing } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** What counts when an input is absent: sent, or left to the provider and only documented. */
export function* compareDefault(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const { base, head } = pair;
  // A required input is never absent: what its default is follows from that.
  if (base.required || head.required) return;
  const isEqual = isDeepStrictEqual(base.default, head.default);
  const values = { from: codeOrNothing(base.default), to: codeOrNothing(head.default) };
  if (base.sendDefault !== head.sendDefault) {
    const [same, other] = head.sendDefault
      ? (["default-sent", "sent-default-added"] as const)
      : (["default-left-to-provider", "sent-default-removed"] as const);
    yield report(isEqual ? same : other, "sendDefault", values);
  } else if (!isEqual) yield report(changedRule(pair), "default", values);
}

function changedRule({ base, head }: ParameterPair) {
  if (head.sendDefault) return "sent-default-changed";
  if (base.default === undefined) return "default-added";
  return head.default === undefined ? "default-removed" : "default-changed";
}
