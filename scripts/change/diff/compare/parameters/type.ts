import type { Parameter } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** Type -> the type that has all its values and more. */
const WIDER: Readonly<Record<string, string>> = {
  integer: "number",
  string: "address",
  "JSON object": "any JSON",
  "JSON array": "any JSON",
};

/** Whether values of one type are none of the other. */
export function isOtherType({ base, head }: Pick<ParameterPair, "base" | "head">): boolean {
  const [from, to] = [typeOf(base), typeOf(head)];
  return from !== to && WIDER[from] !== to && WIDER[to] !== from;
}

/** The type of the value, and what a json value must be. */
export function* compareType(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const [from, to] = [typeOf(pair.base), typeOf(pair.head)];
  if (from === to) return;
  const member = pair.base.type === pair.head.type ? "shape" : "type";
  const rule =
    (WIDER[from] === to && "input-type-widened") ||
    (WIDER[to] === from && "input-type-narrowed") ||
    "input-type-changed";
  yield report(rule, member, { from: code(from), to: code(to) });
}

function typeOf({ type, shape, host }: Parameter): string {
  if (host?.kind === "address") return "address";
  if (type !== "json") return type;
  return shape === "any" ? "any JSON" : `JSON ${shape}`;
}
