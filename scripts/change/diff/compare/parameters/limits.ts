import { numberLimits } from "../../../../../packages/runtime/src/inputs/limits.ts";
import { keywords, type LimitWith, limitNames } from "../../../../language/keywords.ts";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import { compareFile } from "./file.ts";
import { compareItemCount, compareRange } from "./bounds.ts";
import { isList } from "./conversion.ts";
import { kebab } from "./kebab.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";
import { compareValues } from "./values.ts";

/** Limits of which nobody can say which of two lets more through. */
type Form = Exclude<LimitWith<{ readonly tighter: "opaque" }>, "multipleOf">;

const FORMS = limitNames.filter(
  (name): name is Form => keywords[name].tighter === "opaque" && name !== "multipleOf",
);

/** What values are held to: the values of a list, or a range and a form; and how many of them. */
export function* compareLimits(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const { base, head } = pair;
  if (base.type === "file" && head.type === "file") yield* compareFile(pair, report);
  // Listed values keep the other limits, which the check requires: only the list decides.
  if (base.limits.enum || head.limits.enum) yield* compareValues(pair, report);
  else {
    yield* compareRange(pair, report);
    yield* compareMultiple(pair, report);
    for (const form of FORMS) if (!isOfList(form)) yield* compareForm(form, pair, report);
  }
  // One text has no items to count.
  if (!hasItems(base) || !hasItems(head)) return;
  yield* compareItemCount(pair, report);
  for (const form of FORMS) if (isOfList(form)) yield* compareForm(form, pair, report);
}

function hasItems(parameter: ParameterPair["base"]): boolean {
  return isList(parameter) || parameter.shape === "array";
}

function isOfList(limit: Form): boolean {
  return keywords[limit].of === "items";
}

function* compareForm(
  limit: Form,
  { base, head }: ParameterPair,
  report: ReportMember,
): Iterable<Change> {
  const [from, to] = [base.limits[limit], head.limits[limit]];
  if (from === to) return;
  const [was, is] = [code(String(from)), code(String(to))];
  if (to === undefined) yield report(`${kebab(limit)}-removed`, limit, { from: was });
  else if (from === undefined) yield report(`${kebab(limit)}-added`, limit, { to: is });
  else yield report(`${kebab(limit)}-changed`, limit, { from: was, to: is });
}

function* compareMultiple(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  const whole = pair.base.type === "integer" || pair.head.type === "integer";
  const [from, to] = [stepOf(pair.base, whole), stepOf(pair.head, whole)];
  const [tighter, looser] = [isMultiple(to, from), isMultiple(from, to)];
  if (tighter && looser) return;
  const rule =
    (tighter && "multiple-tightened") || (looser && "multiple-loosened") || "multiple-changed";
  yield report(rule, "multipleOf", { from: stepText(from), to: stepText(to) });
}

/** What numbers are multiples of; 0: any number will do. Every whole number is a multiple of 1. */
function stepOf({ limits }: ParameterPair["base"], whole: boolean): number {
  const step = limits.multipleOf ?? 0;
  return whole && (step === 0 || isMultiple(1, step)) ? 1 : step;
}

/** Whether every multiple of a step is one of the other step. */
function isMultiple(step: number, other: number): boolean {
  return other === 0 || (step !== 0 && numberLimits.multipleOf(step, other) === true);
}

function stepText(step: number): string {
  if (step === 0) return "any number";
  return step === 1 ? "whole numbers" : `multiples of ${code(String(step))}`;
}
