import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../../language/ir/types.ts";
import type { RuleId } from "../../catalog.ts";
import type { Change } from "../../change.ts";
import { code, codeOrNothing } from "../inline-code.ts";
import { type DescribedPair, keywordPositions, type Walk } from "./walk.ts";

/** Limits, by what a larger number does to the values that fit. */
const LIMITS: ReadonlyMap<string, "fewer" | "more"> = new Map([
  ["minimum", "fewer"],
  ["exclusiveMinimum", "fewer"],
  ["minLength", "fewer"],
  ["minItems", "fewer"],
  ["minProperties", "fewer"],
  ["maximum", "more"],
  ["exclusiveMaximum", "more"],
  ["maxLength", "more"],
  ["maxItems", "more"],
  ["maxProperties", "more"],
]);

/** Conditions of which nobody can say which of two lets more through. */
const CONDITIONS = ["format", "pattern", "multipleOf", "uniqueItems"] as const;

/** Keywords compared here. */
export const LIMITING: ReadonlySet<string> = new Set([...LIMITS.keys(), ...CONDITIONS]);

/** Limits, formats and patterns of what a provider answers. */
export function* compareLimits(pair: DescribedPair, { report }: Walk): Iterable<Change> {
  const member = code(pair.head.node.name);
  for (const keyword of LIMITING) {
    const before = pair.base.keywords.get(keyword)?.value;
    const after = pair.head.keywords.get(keyword)?.value;
    if (isDeepStrictEqual(before, after)) continue;
    const values = { from: codeOrNothing(before), to: codeOrNothing(after) };
    const names = { member, keyword: code(keyword) };
    yield report(ruleOf(keyword, before, after), keywordPositions(pair, keyword), {
      ...names,
      ...values,
    });
  }
}

function ruleOf(keyword: string, before: Json | undefined, after: Json | undefined) {
  if (before === undefined) return "reply-limit-given" satisfies RuleId;
  if (after === undefined) return "reply-limit-lifted" satisfies RuleId;
  const larger = LIMITS.get(keyword);
  if (larger === undefined) return "reply-limit-changed" satisfies RuleId;
  return Number(after) > Number(before) === (larger === "more")
    ? ("reply-limit-loosened" satisfies RuleId)
    : ("reply-limit-tightened" satisfies RuleId);
}
