import type { CoverageKind } from "../contract/case.ts";
import type { Seen } from "../oracle/seen.ts";
import { isNothing } from "../oracle/values.ts";

/** One thing that has to be tried, whatever comes of it: the oracle says what has to. */
export interface Aspect {
  readonly kind: CoverageKind;
  /** For people, and unique within its operation: `q: a text with %`. */
  readonly text: string;
  /** What the manifest has to say where nothing shows it. */
  readonly hint?: string;
  shown(seen: Seen): boolean;
}

export type Is = (given: unknown) => boolean;

/** What a value may look like, by how people call that. */
export type Forms = Readonly<Record<string, Is>>;

/** A form of an input for each of these. */
export function formsOf(name: string, forms: Forms): readonly Aspect[] {
  return Object.entries(forms).map(([form, is]) => ({
    kind: "parameter",
    text: `${name}: ${form}`,
    shown: ({ inputs }) => is(inputs[name]),
  }));
}

/** Whether nothing is wrong with these inputs themselves: rules about them are another matter. */
export function areRight({ blames }: Seen, ...names: readonly string[]): boolean {
  return !blames.some(({ input, rule }) => !rule && names.includes(input));
}

/** Whether a call is sent, or would be but for its rules. */
export function isWhole({ blames }: Seen): boolean {
  return blames.every(({ rule }) => rule);
}

export function isGiven({ inputs }: Pick<Seen, "inputs">, name: string): boolean {
  return !isNothing(inputs[name]);
}

export const text =
  (pattern: RegExp): Is =>
  (given) =>
    typeof given === "string" && pattern.test(given);

export const equals =
  (value: unknown): Is =>
  (given) =>
    Object.is(given, value);

export const isObject: Is = (given) =>
  typeof given === "object" && given !== null && !Array.isArray(given);

export const isOf =
  (type: "string" | "number" | "boolean"): Is =>
  (given) =>
    typeof given === type;
