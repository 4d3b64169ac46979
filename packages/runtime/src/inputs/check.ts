import type { Input } from "../definition.ts";
import {
  basics,
  type CheckedInputs,
  type InputDefinition,
  type Keyword,
  type Keywords,
} from "../keywords.ts";

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
  const { type, integer, shape = "object", convert, required, secret } = input;
  const read: Keyword | undefined = keywords[convert ?? type];
  const value = isAbsent(given) ? undefined : read?.(given, input);
  const isList = type === "string" && Array.isArray(value);
  if (isAbsent(given) || (isList && !value.length)) return required && "is required";
  const own = new Map<string, unknown>(Object.entries(input));
  // In the order of the keywords: a text that is too long is never matched.
  const fits = (item: unknown) => {
    for (const keyword in keywords) {
      const test: Keyword | undefined = keywords[keyword];
      if (test && own.has(keyword) && !test(item, own.get(keyword), value)) return false;
    }
    return true;
  };
  if (value !== undefined && (isList ? value : [value]).every(fits)) {
    values[name] = convert === "csv-text" ? String(value) : value;
    return false;
  }
  const kind = type === "json" ? `JSON ${shape}` : integer ? "whole number" : type;
  const limits = Object.entries(input).filter(
    ([keyword, limit]) => keywords[keyword] && limit !== true,
  );
  const expected = [`a ${kind}`, ...limits.map((limit) => limit.join(" "))].join(", ");
  return `must be ${expected}${secret ? "" : `, not ${shown(type, given)}`}`;
}

/** Never long, never the content of an object or of JSON text, which may hold anything. */
function shown(type: Input["type"], given: unknown): string {
  if (Object(given) === given || type === "json") return `this ${typeof given}`;
  const text = typeof given === "string" ? JSON.stringify(given) : String(given);
  // Part of a long text could be part of a secret, which nothing would recognise.
  return text.length > 60 ? `${text.length} characters` : text;
}
