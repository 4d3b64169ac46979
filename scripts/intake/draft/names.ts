import { operationNames, operationPrefix } from "../../language/ir/names.ts";
import { isUnsafe, unusableName } from "../../language/check/reserved.ts";
import type { VendorOperation } from "../model.ts";
import { wordsOf } from "../words.ts";

/** What an operation is called after. */
export function nameOf(operation: VendorOperation): string {
  return operation.id ?? requestOf(operation);
}

/** Method and path of an operation. */
export function requestOf({ method, path }: VendorOperation): string {
  return `${method} ${path}`;
}

/** Name of a parameter: as the vendor has it, where the language allows that. */
export function parameterName(wire: string, taken: ReadonlySet<string>): string {
  const isUsable = /^[A-Za-z]\w{0,63}$/.test(wire) && !isUnsafe(wire);
  const name = isUsable ? wire : camel(wordsOf(wire)).slice(0, 55) || "value";
  // The one name that callers need for something else.
  if (name === "operation") return unique("operationName", taken);
  return unique(isUnsafe(name) ? `${name}Value` : name, taken);
}

/** Objects that say nothing of what is in them. */
const WRAPPERS = new Set(
  "attributes body data fields input items payload properties records relationships requests".split(
    " ",
  ),
);

/** Name of a parameter that is a member of the body, somewhere below it. */
export function memberParameterName(path: readonly string[], taken: ReadonlySet<string>): string {
  const own = path.filter((part, index) => index === path.length - 1 || !WRAPPERS.has(part));
  const [short, long] = [own, path].map((parts) => parameterName(pathName(parts), new Set()));
  return parameterName(taken.has(short ?? "") ? (long ?? "") : (short ?? ""), taken);
}

function pathName(path: readonly string[]): string {
  const [only = "", ...more] = path;
  if (more.length === 0) return only;
  return path.some((part) => part.includes("_")) ? path.join("_") : camel(path.flatMap(wordsOf));
}

/** Ids of operations. */
export type OperationIds = ReadonlyMap<VendorOperation, string>;

/** Gives each operation an id of its own, and a method that no other has; `taken` are ids already. */
export function operationIds(
  provider: string,
  operations: readonly VendorOperation[],
  taken: readonly string[] = [],
): OperationIds {
  const methodOf = (id: string) => operationNames(provider, id).method;
  const methods = new Set(taken.map(methodOf));
  const ids = new Map<VendorOperation, string>();
  for (const theirs of operations) {
    const wanted = operationId(provider, theirs);
    let id = wanted;
    for (let number = 2; methods.has(methodOf(id)); number += 1) id = `${wanted}_${number}`;
    methods.add(methodOf(id));
    ids.set(theirs, id);
  }
  return ids;
}

/** What is derived from it may have 60 letters; some are left for a number. */
const LONGEST = 56;

/** Id of an operation: words in lower case, the provider first and once. */
export function operationId(provider: string, theirs: VendorOperation): string {
  const prefix = operationPrefix(provider);
  const candidates = [nameOf(theirs), `${theirs.method} ${nameOf(theirs)}`, requestOf(theirs)];
  const ids = candidates.map((name) => prefix + shortened(wordsOf(name), prefix));
  const isUsable = (id: string) =>
    id !== prefix && unusableName(operationNames(provider, id).method, provider) === undefined;
  return ids.find(isUsable) ?? `${prefix}call`;
}

function shortened(words: readonly string[], prefix: string): string {
  const own = words.join("_").toLowerCase();
  const kept = (own.startsWith(prefix) ? own.slice(prefix.length) : own).split("_");
  while (kept.join("_").length > LONGEST && kept.length > 1) kept.pop();
  return kept.join("_").slice(0, LONGEST);
}

/** Name of a schema: `full-repository` -> `FullRepository`. */
export function schemaName(name: string, taken: ReadonlySet<string>): string {
  const pascal = wordsOf(name).map(capital).join("").slice(0, 80);
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
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}
