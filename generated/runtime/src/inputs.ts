// Generated from templates/runtime/inputs.ts. Do not edit; run `npm run generate`.

import { coerce, isAbsent } from "./coercion.ts";
import type { Input, Rule } from "./definition.ts";
import { expectation, withinLimits } from "./limits.ts";
import { dependentProblem, holds, type Known } from "./rules.ts";
import type { Problem } from "./tool-error.ts";

/** Inputs by name, as an operation declares them. */
export type Inputs = Readonly<Record<string, Input>>;

/** Inputs after the check. With any problem, nothing may be sent. */
export interface CheckedInputs {
  /** Values of the right types; absent inputs are left out. */
  readonly values: Record<string, unknown>;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Reads raw inputs as a workflow gives them and reports everything that is wrong at once. */
export function checkInputs(
  inputs: Inputs,
  rules: readonly Rule[] | undefined,
  raw: unknown,
): CheckedInputs {
  const given: Record<string, unknown> = Object(raw);
  const known: Known = { values: {}, refused: new Set() };
  const found = { error: [] as Problem[], warning: [] as Problem[] };
  const refuse = (name: string, problem: string) => {
    known.refused.add(name);
    found.error.push({ input: name, message: `${name} ${problem}.` });
  };

  for (const [name, input] of Object.entries(inputs)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const problem = readInput(name, input, value, known.values);
    if (problem) refuse(name, problem);
  }
  for (const [name, { enumBy }] of Object.entries(inputs)) {
    const message = enumBy && dependentProblem(name, enumBy, known);
    if (message) found[enumBy.severity].push({ input: name, message });
  }
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(inputs, name) || name === "operation" || given[name] === undefined) continue;
    refuse(name, "is not an input of this operation");
  }
  for (const rule of rules ?? []) {
    const input = "of" in rule ? (rule.of[0]?.[0] ?? "") : rule.input;
    if (!holds(rule, known)) found[rule.severity].push({ input, message: rule.message });
  }
  return { values: known.values, problems: found.error, warnings: found.warning };
}

/** Adds the value to `values`; returns what is wrong with it, in words that follow the name. */
function readInput(
  name: string,
  input: Input,
  given: unknown,
  values: Record<string, unknown>,
): string | undefined {
  const value = isAbsent(given) ? undefined : coerce(input, given);
  const list = input.type === "string" && Array.isArray(value) ? value : undefined;
  if (isAbsent(given) || list?.length === 0) return input.required ? "is required" : undefined;
  if (value === undefined || !withinLimits(input, value)) {
    return `must be ${expectation(input)}${input.secret ? "" : `, not ${shown(input, given)}`}`;
  }
  values[name] = list && input.convert === "csv-text" ? list.join() : value;
  return undefined;
}

/** Never long, never the content of an object or of JSON text, which may hold anything. */
function shown({ type }: Input, given: unknown): string {
  if (typeof given === "object" || (type === "json" && typeof given === "string")) {
    return `this ${Array.isArray(given) ? "list" : typeof given}`;
  }
  const text = typeof given === "string" ? JSON.stringify(given) : String(given);
  // Part of a long text could be part of a secret, which nothing would recognise.
  return text.length > 60 ? `${String(given).length} characters` : text;
}
