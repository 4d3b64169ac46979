import type { RuleContract } from "./parameter-types.ts";
import type { WrittenRule } from "./written-types.ts";

/** Reads conditions in their order. */
export function readRules(written: readonly WrittenRule[], place: string): readonly RuleContract[] {
  return written.map((rule, index) => readRule(rule, `${place}[${index}]`));
}

/** Reads one condition over several parameters. */
export function readRule(written: WrittenRule, place: string): RuleContract {
  const { anyOf, exactlyOne, param, requires, matches, severity = "error", message } = written;
  const about = { severity, ...(message !== undefined && { message }) };
  if (anyOf) return { ...about, kind: "anyOf", alternatives: anyOf.map(together) };
  if (exactlyOne) return { ...about, kind: "exactlyOne", alternatives: exactlyOne.map(together) };
  if (param && requires) {
    return { ...about, kind: "requires", parameter: param, needs: requires.map(need) };
  }
  if (param && matches) return { ...about, kind: "matches", parameter: param, pattern: matches };
  throw new Error(
    `${place} needs \`anyOf\`, \`exactlyOne\`, or \`param\` with \`requires\` or \`matches\`.`,
  );
}

/** `name + company` */
function together(alternative: string): readonly string[] {
  return alternative.split("+").map((name) => name.trim());
}

/** `other` or `other=value` */
function need(text: string): { readonly parameter: string; readonly equals: string | null } {
  const [parameter = "", ...value] = text.split("=");
  return { parameter, equals: value.length > 0 ? value.join("=") : null };
}
