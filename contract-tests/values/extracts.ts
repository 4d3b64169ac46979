import { patternSamples } from "../../scripts/system/pattern-sample.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { argumentIn } from "../contract/steps.ts";
import type { ParameterContract } from "../contract/types.ts";

/** Texts of which a pattern takes a part, and ones like these of which it takes none, as far as limits allow them. */
export function extractTexts(parameter: ParameterContract): readonly string[] {
  const { steps, example } = parameter;
  const extract = argumentIn(steps, "extract");
  if (extract === undefined) return [];
  const samples = [...patternSamples(extract)];
  const known = typeof example === "string" ? [example] : [];
  const [one = "", two = one] = [...samples, ...known];
  const [shown = one] = known;
  const part = new RegExp(extract, "u").exec(shown)?.[1] ?? shown;
  const around = [`~ ${one}`, `${one} ~`, `~ ${one} ~`, `${one} ${two}`];
  const changed = [shown.toUpperCase(), shown.toLowerCase(), encodeURIComponent(shown)];
  const all = [...known, part, ...samples, ...around, ...changed];
  return [...new Set(all)].filter((text) => fits(parameter, text));
}

const token = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|./gsu;

/** A pattern once for each of its alternatives, with no other in the place of that; none where it has no choice. */
export function alternativesOf(pattern: string): readonly string[] {
  const tokens = pattern.match(token) ?? [];
  const text = (from: number, to?: number) => tokens.slice(from, to).join("");
  const open: { readonly from: number; readonly bars: number[] }[] = [{ from: 0, bars: [] }];
  const found: string[] = [];
  for (const [at, each] of [...tokens, ")"].entries()) {
    if (each.startsWith("(")) open.push({ from: at + 1, bars: [] });
    if (each === "|") open.at(-1)?.bars.push(at);
    const group = each === ")" ? open.pop() : undefined;
    if (!group || group.bars.length === 0) continue;
    const starts = [group.from, ...group.bars.map((bar) => bar + 1)];
    const ends = [...group.bars, at];
    for (const [index, from] of starts.entries())
      found.push(text(0, group.from) + text(from, ends[index]) + text(at));
  }
  return found;
}
