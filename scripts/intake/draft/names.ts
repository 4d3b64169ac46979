import { operationPrefix } from "../../language/ir/names.ts";
import { isUnsafe } from "../../language/check/reserved.ts";

/** Words of a name, however it joins them: `repos/list-for-user` -> `repos list for user`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
}

/** Name of a parameter: as the vendor has it, where the language allows that. */
export function parameterName(wire: string, taken: ReadonlySet<string>): string {
  // The one name that callers need for something else.
  if (wire === "operation") return unique("operationName", taken);
  const isUsable = /^[A-Za-z]\w{0,63}$/.test(wire) && !isUnsafe(wire);
  const name = isUsable ? wire : camel(wordsOf(wire)).slice(0, 55) || "value";
  return unique(isUnsafe(name) ? `${name}Value` : name, taken);
}

/** Id of an operation: words in lower case, the provider first and once. */
export function operationId(provider: string, name: string): string {
  const prefix = operationPrefix(provider);
  const own = wordsOf(name).join("_").toLowerCase();
  const words = (own.startsWith(prefix) ? own.slice(prefix.length) : own).split("_");
  // What is derived from it may have 60 letters.
  while (words.join("").length > 60 && words.length > 1) words.pop();
  return prefix + words.join("_").slice(0, 60);
}

/** Name of a schema: `full-repository` -> `FullRepository`. */
export function schemaName(name: string, taken: ReadonlySet<string>): string {
  const pascal = wordsOf(name).map(capital).join("");
  return unique(/^[A-Za-z]/.test(pascal) ? pascal : `Schema${pascal}`, taken);
}

/** Id of a provider: the first words of its title. */
export function providerId(title: string): string {
  const words = wordsOf(title.toLowerCase()).filter((word) => !NOISE.has(word));
  return words.find((word) => /^[a-z]/.test(word))?.slice(0, 39) ?? "provider";
}

const NOISE = new Set(["api", "s", "the", "rest", "official", "openapi", "v1", "v2", "v3"]);

/** Words in camel case: `page size` -> `pageSize`. */
export function camel(words: readonly string[]): string {
  const joined = words.map((word, index) => (index === 0 ? lowered(word) : capital(word))).join("");
  return /^[A-Za-z]/.test(joined) ? joined : `value${joined}`;
}

function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function unique(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const numbers = Array.from({ length: taken.size + 1 }, (_, index) => `${name}${index + 2}`);
  return numbers.find((candidate) => !taken.has(candidate)) ?? name;
}
