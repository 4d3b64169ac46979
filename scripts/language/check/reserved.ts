import { providerNames } from "../ir/names.ts";

/** Words that a module of TypeScript cannot use as the name of a constant. */
const WORDS: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum " +
    "eval export extends false finally for function if implements import in instanceof interface " +
    "let new null package private protected public return static super switch this throw true try " +
    "typeof undefined var void while with yield"
  ).split(" "),
);

/** Members that every object has; as a name of ours they would be found where nothing was set. */
const INHERITED: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
]);

/** An object with such a member is taken for something else: `await` calls `then`. */
const PROTOCOL: ReadonlySet<string> = new Set(["then", "toJSON"]);

/** Why a derived method name cannot be emitted; undefined when it can. */
export function unusableName(method: string, provider: string): string | undefined {
  const { createClient, block } = providerNames(provider);
  if (/^[0-9]/.test(method)) return "begins with a digit";
  if (WORDS.has(method)) return "is a reserved word of TypeScript";
  if (isUnsafe(method)) return "every object already has or is asked for";
  if (method === "execute" || method === createClient || method === block) {
    return "the emitted package uses for something else";
  }
  return undefined;
}

/** Whether a name means something to JavaScript on any object. */
export function isUnsafe(name: string): boolean {
  return INHERITED.has(name) || PROTOCOL.has(name);
}
