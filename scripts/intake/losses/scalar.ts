import type { Json, Parameter } from "../../language/ir/types.ts";
import { type Facts, LIMITS } from "./facts.ts";
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

/** Reports what is said of a single value, and a parameter does not say. */
export function compareScalar(facts: Facts, parameter: Parameter, note: Note): void {
  const { types, words, isVaried } = facts;
  if (types && !isOfType(types, parameter, facts))
    note("type of an input", [...types].join(" or "));
  limitsBeside(facts, ["number", "string", "object"], parameter, note);
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
  if (isVaried) note("what only one of several alternatives asks for", "alternatives");
}

function isOfType(
  types: ReadonlySet<string>,
  { type, steps, limits }: Parameter,
  { words }: Facts,
): boolean {
  if (types.size === 0 || types.has(type) || steps) return true;
  if (type === "number") return !types.has("string") && types.has("integer") && types.has("number");
  if (type === "integer") return false;
  if (type !== "string") return types.has("object") && type === "json";
  // Digits of numbers beyond those that are exact.
  return (
    types.size > 1 ||
    (types.has("integer") && limits.pattern !== undefined && isLong(words.get("format")?.[0]))
  );
}

function isLong(format: Json | undefined): boolean {
  return String(format).endsWith("64");
}

/** What limits values of these kinds, and is not among the limits of the parameter. */
export function limitsBeside(
  { types, words }: Facts,
  kinds: readonly (keyof typeof LIMITS)[],
  { limits, type, name }: Parameter,
  note: Note,
): void {
  for (const [word, values] of words) {
    const kind = kinds.find((each) => isAmong(LIMITS[each], word));
    if (kind === undefined || !applies(word, types)) continue;
    if (kind === "number" && type === "boolean") continue;
    const own: unknown = Object.entries(limits).find(([each]) => each === word)?.[1];
    for (const value of values.filter((each) => each !== own)) {
      const told = word === "pattern" ? [`(${name})`] : [];
      note("a limit is not checked", `${word} ${shown(value)}`, told);
    }
  }
}

function isAmong(words: readonly string[], word: string): boolean {
  return words.includes(word);
}

function compareValues({ values, types }: Facts, parameter: Parameter, note: Note): void {
  if (values === null) return;
  const { limits, map, enumBy, type } = parameter;
  const wanted = new Set(values.filter((value) => value !== "" && isExact(value)).map(String));
  if (wanted.size === 0 || map || enumBy) return;
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

function saysFormat(format: string, { limits, type, steps }: Parameter): boolean {
  if (limits.format === format || type === "file" || type === "json") return true;
  // Base64 that is made of what callers give.
  return (
    /^(?:byte|base64)$/.test(format) &&
    steps?.some(({ kind }) => kind.startsWith("base64")) === true
  );
}

/** Formats about the width of numbers, and hints for forms. */
export function isSilent(format: string): boolean {
  return /^(?:u?int\d*|integer|long|short|float\d*|double|decimal|number|boolean|string|text|password)$/i.test(
    format,
  );
}
