import type { Change } from "../../change.ts";
import { code, codesOf } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** How large a file may be, and of which media types. */
export function* compareFile(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const [base, head] = [pair.base.limits, pair.head.limits];
  const [from, to] = [base.maxBytes ?? Infinity, head.maxBytes ?? Infinity];
  if (from !== to) {
    const rule = to < from ? "max-bytes-lowered" : "max-bytes-raised";
    yield report(rule, "maxBytes", { from: sizeText(from), to: sizeText(to) });
  }
  yield* compareMediaTypes(base.mediaTypes, head.mediaTypes, report);
}

function* compareMediaTypes(
  base: readonly string[] = ANY,
  head: readonly string[] = ANY,
  report: ReportMember,
): Iterable<Change> {
  const [isWithin, isAround] = [isCovered(head, base), isCovered(base, head)];
  if (isWithin && isAround) return;
  const kind = isWithin ? "narrowed" : isAround ? "widened" : "changed";
  const values = { from: codesOf(base), to: codesOf(head) };
  yield report(`media-types-${kind}`, "mediaTypes", values);
}

const ANY = ["*/*"];

/** Whether each of these types is one of others: `image/png` is one of `image/*`. */
function isCovered(types: readonly string[], others: readonly string[]): boolean {
  return types.every((type) => {
    const kind = type.replace(/\/.*$/, "/*");
    return others.some((other) => [type, kind, "*/*"].includes(other));
  });
}

function sizeText(bytes: number): string {
  return bytes === Infinity ? "none" : code(String(bytes));
}
