import { numberLimits, textLimits } from "../../../../../packages/runtime/src/inputs/limits.ts";
import {
  basics,
  type Keyword,
  type Keywords,
} from "../../../../../packages/runtime/src/keywords.ts";
import type { Limits } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { codesOf } from "../inline-code.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

const LIMIT_KEYWORDS: Keywords = { ...basics, ...numberLimits, ...textLimits };

/** Lists of allowed values, and a list that takes the place of other limits or gives way to them. */
export function* compareValues(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const { base, head } = pair;
  const [from, to] = [base.limits.enum, head.limits.enum];
  const removed = from?.filter((value) => !fits(value, head.limits)) ?? [];
  const added = to?.filter((value) => !from?.includes(value)) ?? [];
  if (removed.length > 0) yield report("values-removed", "enum", { values: codesOf(removed) });
  if (from && !to) yield report("values-unlisted", "enum", { values: codesOf(from) });
  if (to && added.length > 0) {
    const rule = from ? "values-added" : "values-listed";
    yield report(rule, "enum", { values: codesOf(added) });
  }
}

function fits(value: string | number, limits: Limits): boolean {
  if (limits.enum) return limits.enum.includes(value);
  return Object.entries(limits).every(([limit, bound]) => {
    const test: Keyword | undefined = LIMIT_KEYWORDS[limit];
    return test === undefined || test(value, bound, value) === true;
  });
}
