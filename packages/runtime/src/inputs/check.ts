import type { Input } from "../definition.ts";
import {
  basics,
  type CheckedInputs,
  type InputDefinition,
  type Inputs,
  type Keyword,
  type Keywords,
} from "../keywords.ts";
import { madeOnce } from "../made-once.ts";
import { shown, Unfit } from "./unfit.ts";

/** Whether a value counts as absent: undefined, null or blank text. */
export function isAbsent(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === "string" && !given.trim());
}

/** How an input is read, and the limits that its value is tested against. */
interface Plan {
  readonly name: string;
  readonly input: Input;
  readonly read: Keyword | undefined;
  readonly limits: readonly { readonly test: Keyword; readonly limit: unknown }[];
}

/** Plans by keywords and inputs: two definitions may share the one or the other. */
const plans = new WeakMap<Keywords, WeakMap<Inputs, readonly Plan[]>>();

function plansOf(all: Inputs, keywords: Keywords): readonly Plan[] {
  const byInputs = madeOnce(plans, keywords, () => new WeakMap<Inputs, readonly Plan[]>());
  return madeOnce(byInputs, all, () =>
    Object.entries(all).map(([name, input]) => planOf(name, input, keywords)),
  );
}

function planOf(name: string, input: Input, keywords: Keywords): Plan {
  // Keywords are names of its members, which its type cannot say.
  const own = input as Input & Readonly<Record<string, unknown>>;
  const limits: { test: Keyword; limit: unknown }[] = [];
  // In the order of the keywords: a text that is too long is never matched.
  for (const keyword in keywords) {
    const limit = own[keyword];
    const test: Keyword | undefined = limit === undefined ? undefined : keywords[keyword];
    if (test) limits.push({ test, limit });
  }
  return { name, input, read: keywords[input.convert ?? input.type], limits };
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
  for (const plan of plansOf(inputs, keywords)) {
    const { name } = plan;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    refuse(name, readInput(plan, value, keywords, checked.values));
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
  plan: Plan,
  given: unknown,
  keywords: Keywords,
  values: Record<string, unknown>,
): string | false | undefined {
  const { name, input, read } = plan;
  const { type, convert, required, secret } = input;
  if (keywords.clear?.(values, name, given, input)) return false;
  if (isAbsent(given)) return required && "is required";
  const value = read?.(given, input);
  const isList = type === "string" && Array.isArray(value);
  if (isList && !value.length) return required && "is required";
  for (const item of isList ? value : [value]) {
    const why = unfitness(plan, item, value);
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
  return unfitness(planOf("", input, keywords), value, whole);
}

function unfitness({ input, limits }: Plan, value: unknown, whole: unknown): Unfit | undefined {
  if (value === undefined) return new Unfit(`must be ${kindOf(input)}`);
  if (value instanceof Unfit) return value;
  for (const { test, limit } of limits) {
    const why = test(value, limit, whole);
    if (why instanceof Unfit) return why;
  }
  return undefined;
}

function kindOf({ type, integer }: Input): string {
  if (type === "string") return "text";
  return integer ? "a whole number" : type === "boolean" ? "true or false" : `a ${type}`;
}
