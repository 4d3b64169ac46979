import type { OutputStep, StepArguments } from "../definition.ts";
import type { Keywords } from "../keywords.ts";
import { invalid } from "../outputs/map.ts";

/** What steps make of a value, one after the other, until it is absent or of the wrong type. */
export type RunSteps = (
  steps: readonly OutputStep[] | undefined,
  value: unknown,
  roots: object,
) => unknown;

/** Implementations of steps by name; an operation names those that it uses, so that a bundle holds no others. */
export type Steps = { readonly [Name in StepName]?: StepFunction<Name> };

/** The implementation of one step. */
export type Step<Name extends StepName> = Required<Pick<Steps, Name>>;

export type StepName = Extract<OutputStep, string> | keyof StepArguments;

/**
 * Makes something of a value that is present. Gives undefined or null for what is absent, `invalid`
 * for what is of the wrong type.
 */
type StepFunction<Name extends StepName> = (
  value: unknown,
  argument: Name extends keyof StepArguments ? StepArguments[Name] : undefined,
  roots: object,
  run: RunSteps,
) => unknown;

/** Implements the steps of outputs. */
export function steps(...used: readonly Steps[]): Pick<Keywords, "reshape"> {
  const all: Readonly<Record<string, AnyStep>> = Object.assign({}, ...used);
  const run: RunSteps = (list = [], value, roots) => {
    let made = value;
    for (const step of list) {
      if (made === undefined || made === null || made === invalid) break;
      // A step has one key, which is its name.
      const [name, argument] = typeof step === "string" ? [step] : (Object.entries(step)[0] ?? []);
      made = all[name ?? ""]?.(made, argument, roots, run);
    }
    return made;
  };
  return { reshape: run };
}

/** A step by whatever name: each takes the argument that stands beside its own. */
type AnyStep = {
  step(value: unknown, argument: unknown, roots: object, run: RunSteps): unknown;
}["step"];
