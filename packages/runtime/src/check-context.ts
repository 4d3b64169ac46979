import type { TransportOptions } from "./context.ts";
import { invalidInputs, type Problem } from "./tool-error.ts";

/** Members of a context, and what each must be; limits are checked where they apply. */
const members = Object.entries({
  "a string": ["baseUrl", "idempotencyKey"],
  "a function": ["fetch", "readFile", "storeFile", "onEvent", "onWarning", "onProgress"],
  "a list of strings": ["allowedHosts", "resetHeaders", "finalCodes"],
  "an AbortSignal": ["signal"],
  "a Set": ["secrets"],
  '"fetch"': ["credentials"],
}).flatMap(([kind, names]) => names.map((name) => ({ name, kind })));

/** Throws an error that names every member that is not what it must be. Null counts as absent. */
export function checkContext(context: TransportOptions): void {
  // Read by name, since it may be an instance of a class.
  const given: Readonly<Record<string, unknown>> = Object(context);
  const problems: Problem[] = [];
  const refuse = (input: string, expected: string, value: unknown) => {
    const found = Array.isArray(value) ? "list" : typeof value;
    problems.push({ input, message: `${input} must be ${expected}, not this ${found}.` });
  };
  if (given !== context) refuse("context", "an object", context);
  for (const { name, kind } of members) {
    const value = given[name];
    if (value !== undefined && value !== null && !isOf(kind, value)) refuse(name, kind, value);
  }
  if (problems.length > 0) throw invalidInputs(problems);
}

function isOf(kind: string, value: unknown): boolean {
  if (Array.isArray(value))
    return /list/.test(kind) && value.every((item) => isOf("a string", item));
  // Of another realm or a library, so that its class would not do.
  if (kind === "an AbortSignal") return !!Object(value).addEventListener;
  if (kind === "a Set") return value instanceof Set;
  return kind === `a ${typeof value}` || (kind === '"fetch"' && value === "fetch");
}
