import type { NameRule } from "../ir/types.ts";

/** The name on the wire of a parameter, by the rule of its manifest: `pageURL` -> `page_url`. */
export function wireName(name: string, rule: NameRule | undefined): string {
  return rule === undefined ? name : RULES[rule](wordsOf(name));
}

/** A capital begins a word, and a run of capitals is one. */
function wordsOf(name: string): readonly string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[^A-Z_]+|[A-Z]/g) ?? [name];
}

type Words = readonly string[];

const lower = (word: string) => word.toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + lower(word.slice(1));

const RULES: Readonly<Record<NameRule, (words: Words) => string>> = {
  snake_case: (words) => words.map(lower).join("_"),
  "kebab-case": (words) => words.map(lower).join("-"),
  camelCase: ([first = "", ...rest]) => [lower(first), ...rest.map(capital)].join(""),
  PascalCase: (words) => words.map(capital).join(""),
};
