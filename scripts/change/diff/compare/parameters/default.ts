import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../change.ts";
import { addressParameters } from "../../../../language/ir/address-parameters.ts";
import { codeOrNothing } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** What counts when an input is absent: sent, or left to the provider and only documented. */
export function* compareDefault(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const { base, head } = pair;
  const place = placeOfDefault(pair);
  if (place) yield* compareUsed(pair, place, report);
  if (place) return;
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

/** Where a default is always used: an address, or a path. */
function placeOfDefault({ base, head, operation }: ParameterPair): "server" | "path" | null {
  const { pair } = operation;
  const isPart = ({ provider }: typeof pair.head, name: string) =>
    addressParameters(provider).includes(name);
  if (isPart(pair.base, base.name) && isPart(pair.head, head.name)) return "server";
  return base.placement.kind === "path" && head.placement.kind === "path" ? "path" : null;
}

/** Of one that becomes optional, or required, that is said. */
function* compareUsed(
  { base, head }: ParameterPair,
  place: "server" | "path",
  report: ReportMember,
): Iterable<Change> {
  if (base.required || head.required || isDeepStrictEqual(base.default, head.default)) return;
  const values = { from: codeOrNothing(base.default), to: codeOrNothing(head.default) };
  if (base.default === undefined) yield report(`${place}-default-added`, "default", values);
  else if (head.default === undefined) yield report("default-in-use-removed", "default", values);
  else yield report(`${place}-default-changed`, "default", values);
}

function changedRule({ base, head }: ParameterPair) {
  if (head.sendDefault) return "sent-default-changed";
  if (base.default === undefined) return "default-added";
  return head.default === undefined ? "default-removed" : "default-changed";
}
