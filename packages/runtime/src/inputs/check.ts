import type { Input } from "../definition.ts";
import {
  basics,
  type CheckedInputs,
  type InputDefinition,
  type Keyword,
  type Keywords,
} from "../keywords.ts";
import { shown, Unfit } from "./unfit.ts";

/** Whether a value counts as absent: undefined, null or blank text. */
export function isAbsent(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === "string" && !given.trim());
}

/** Reads the raw inputs of a workflow and reports every problem together. */
export function checkInputs(
  definition: InputDefinition,
  given: Readonly<Record<string, unknown>>,
): CheckedInputs {
  const { inputs, keywords = basics }: InputDefinition = definition;
  const checked: CheckedInputs = { values: {}, problems: [], warnings: [] };
  const refuse = (input: string, problem: string | false | undefined) => {
    if (problem) checked.problems.push({ input, message: `${input} ${problem}.` });
  };
  for (const [name, input] of Object.entries(inputs)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    refuse(name, readInput(name, input, value, keywords, checked.values));
  }
  for (const name in given) {
    const isKnown = Object.hasOwn(inputs, name) || name === "operation";
    refuse(name, !isKnown && given[name] !== undefined && "is not an input of this operation");
  }
  keywords.rules?.(definition, checked);
  return checked;
}

/** Adds the value to `values`, or returns the problem with it, as text that follows the name. */
function readInput(
  name: string,
  input: Input,
  given: unknown,
  keywords: Keywords,
  values: Record<string, unknown>,
): string | false | undefined {
  const { type, convert, required, secret } = input;
  if (keywords.clear?.(values, name, given, input)) return false;
  const read: Keyword | undefined = keywords[convert ?? type];
  const value = isAbsent(given) ? undefined : read?.(given, input);
  const isList = type === "string" && Array.isArray(value);
  if (isAbsent(given) || (isList && !value.length)) return required && "is required";
  for (const item of isList ? value : [value]) {
    const why = whyUnfit(input, item, value, keywords);
    if (!why) continue;
    const found = why.found ?? `, not ${shown(isList ? item : given)}`;
    return `${why.expected}${secret ? "" : found}`;
  }
  values[name] = convert === "csv-text" ? String(value) : value;
  return false;
}

/** Why a value, or an item of the list `whole`, is refused: the first limit that it breaks. */
export function whyUnfit(
  input: Input,
  value: unknown,
  whole: unknown,
  keywords: Keywords,
): Unfit | undefined {
  if (value === undefined) return new Unfit(`must be ${kindOf(input)}`);
  if (value instanceof Unfit) return value;
  // Keywords are names of its members, which its type cannot say.
  const limits = input as Input & Readonly<Record<string, unknown>>;
  // In the order of the keywords: a text that is too long is never matched.
  for (const keyword in keywords) {
    const test: Keyword | undefined = keywords[keyword];
    const limit = limits[keyword];
    const why = limit !== undefined && test?.(value, limit, whole);
    if (why instanceof Unfit) return why;
  }
  return undefined;
}

function kindOf({ type, integer }: Input): string {
  if (type === "string") return "text";
  return integer ? "a whole number" : type === "boolean" ? "true or false" : `a ${type}`;
}
