import { isSent, spelled } from "../../language/words/steps.ts";
import { isRewritten, tableIn } from "../../language/ir/input-steps.ts";
import type { Json, Parameter } from "../../language/ir/types.ts";
import { type Facts, isSilent, LIMITED, type LIMITS } from "./facts.ts";
import { applies } from "./together.ts";

/** Reports a loss of one value. */
export type Note = (kind: string, detail: string, words?: readonly string[]) => void;

/** Reports a default that a parameter does not have. */
export function compareDefault(
  { fallback, types, values }: Facts,
  parameter: Parameter,
  note: Note,
): void {
  if (fallback === undefined || isEmpty(fallback)) return;
  // A default that its own schema refuses is a mistake of the document.
  if (types && !fits(fallback, types)) return;
  if (values && !Array.isArray(fallback) && !values.map(String).includes(String(fallback))) return;
  if (parameter.default === undefined || textOf(parameter.default) !== textOf(fallback))
    note("a default", `default ${shown(fallback)}`);
}

function isEmpty(value: Json): boolean {
  return (
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0)
  );
}

function fits(value: Json, types: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return types.has("array");
  if (typeof value === "number") {
    return (
      types.has("number") ||
      types.has("string") ||
      (types.has("integer") && Number.isInteger(value))
    );
  }
  return types.has(typeof value);
}

/** Lists and their text with commas are the same. */
function textOf(value: Json): string {
  if (Array.isArray(value)) return value.map(textOf).join();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The kind of a loss that is met in several places. */
export const VARIED = "what only one of several alternatives asks for";

/** Reports what is said of a single value, and a parameter does not say. */
export function compareScalar(facts: Facts, parameter: Parameter, note: Note): void {
  const { types, words, isVaried } = facts;
  if (types && !isOfType(types, parameter, facts))
    note("type of an input", [...types].join(" or "));
  limitsBeside(facts, ["number", "string", "object", "any"], parameter, note);
  compareValues(facts, parameter, note);
  for (const format of words.get("format") ?? []) {
    if (!isSilent(String(format)) && !saysFormat(String(format), parameter))
      note("format of an input", `format ${String(format)}`);
  }
  if (parameter.limits.format !== undefined)
    note("a format that is not checked", `format ${parameter.limits.format}`);
  const encoding = words.get("contentEncoding")?.[0];
  if (encoding !== undefined && !saysFormat("byte", parameter))
    note("format of an input", `contentEncoding ${String(encoding)}`);
  if (isVaried) note(VARIED, "alternatives");
}

function isOfType(
  types: ReadonlySet<string>,
  { type, convert, limits }: Parameter,
  { words }: Facts,
): boolean {
  if (types.size === 0 || isRewritten({ convert })) return true;
  if (type !== "string") {
    const isOne = (each: string) => each === type || (each === "integer" && type === "number");
    return types.has(type) && [...types].every(isOne);
  }
  // Members have no form in a text.
  if (types.has("object")) return false;
  // Digits of numbers beyond those that are exact.
  return (
    types.has(type) ||
    types.size > 1 ||
    (types.has("integer") && limits.pattern !== undefined && isLong(words.get("format")?.[0]))
  );
}

function isLong(format: Json | undefined): boolean {
  return String(format).endsWith("64");
}

/** What is told of words that no limit of a manifest has. */
const UNSAYABLE: Readonly<Record<string, string>> = {
  propertyNames: "names of members are not checked",
  patternProperties: "names of members are not checked",
  dependentRequired: "what members ask of others is not checked",
  dependentSchemas: "what members ask of others is not checked",
  dependencies: "what members ask of others is not checked",
  prefixItems: "items by their places are not checked",
  contains: "what a list has to contain is not checked",
  not: "a condition is not checked",
  if: "a condition is not checked",
};

/** What limits values of these kinds, and is not among the limits of the parameter. */
export function limitsBeside(
  { types, words, required }: Facts,
  kinds: readonly (keyof typeof LIMITS)[],
  { limits, type, name }: Pick<Parameter, "limits" | "type" | "name">,
  note: Note,
): void {
  for (const [word, values] of words) {
    const kind = kinds.find((each) => each === LIMITED.get(word));
    if (kind === undefined || !applies(word, types)) continue;
    if (kind === "number" && type === "boolean") continue;
    // With the members that have to be there, there are as many.
    if (word === "minProperties" && Number(values[0]) <= required.size) continue;
    const own: unknown = Object.entries(limits).find(([each]) => each === word)?.[1];
    for (const value of values.filter((each) => each !== own)) {
      const told = word === "pattern" ? [`(${name})`] : [];
      note(UNSAYABLE[word] ?? "a limit is not checked", `${word} ${shown(value)}`, told);
    }
  }
}

function compareValues({ values, types }: Facts, parameter: Parameter, note: Note): void {
  if (values === null) return;
  const { limits, rules, type } = parameter;
  const wanted = new Set(values.filter((value) => value !== "" && isExact(value)).map(String));
  if (wanted.size === 0 || tableIn(parameter) || rules) return;
  if (type === "boolean" || (types?.size === 1 && types.has("boolean"))) {
    if (wanted.size < 2) note("values that are not listed", [...wanted].join());
    return;
  }
  const own = new Set((limits.enum ?? []).map(String));
  const missing = [...wanted].filter((value) => !own.has(value));
  const more = [...own].filter((value) => !wanted.has(value));
  if (missing.length + more.length > 0)
    note("values that are not listed", shown([...missing, ...more]));
}

function isExact(value: Json): boolean {
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}

function saysFormat(format: string, { limits, type, convert }: Parameter): boolean {
  if (limits.format === format || type === "file" || type === "json") return true;
  // Base64 that is made of what callers give.
  const isBase64 = convert.filter(isSent).some((step) => {
    const { input, argument } = spelled(step);
    return input.schema({}, argument, undefined)["contentEncoding"] !== undefined;
  });
  return isBase64 && /^(?:byte|base64)$/.test(format);
}
