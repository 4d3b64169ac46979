import type { Change } from "../../change.ts";
import { codeOrNothing } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** What is done to a value before it is checked and sent. */
export function* compareConversion(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const { base, head } = pair;
  if (base.convert === head.convert) return;
  const values = { from: said(base), to: said(head) };
  yield report(conversionRule(pair), "convert", values);
}

/** As manifests write it. */
function said({ convert }: ParameterPair["base"]): string {
  return codeOrNothing(convert?.replace("trim-", "trim, ") ?? null);
}

function conversionRule({ base, head }: ParameterPair) {
  if (isList(base) || isList(head)) return "list-conversion-changed";
  const isLimited = head.enumBy?.severity === "error" || Object.keys(head.limits).length > 0;
  return base.convert !== null && isLimited ? "text-conversion-lost" : "text-conversion-changed";
}

/** Whether limits are about the items of a list. */
export function isList({ convert }: ParameterPair["base"]): boolean {
  return convert === "csv" || convert === "csv-text";
}
