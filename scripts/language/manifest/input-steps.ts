import type { InputStep } from "../ir/types.ts";
import { inputOf, stepWords } from "../words/steps.ts";
import type { ManifestParameter } from "./types.ts";

/** The words that say what is made of a value. */
export const stepKeys = ["convert", "map"] as const;

/** A step as it is written: some are called as others that take nothing. */
export type WrittenInputStep =
  | Exclude<InputStep, { readonly map: unknown } | { readonly "local-epoch": unknown }>
  | { readonly epoch: string };

/** A step as it acts. */
export function expandInputStep(step: WrittenInputStep): InputStep {
  if (typeof step === "string") return step;
  const [[name, argument] = []] = Object.entries<string>(step);
  const found = Object.values(stepWords).find(
    ({ input }) => input?.acts === "sends" && input.written === name,
  );
  return { [found?.name ?? name ?? ""]: argument } as InputStep; // a step has one key
}

/** What is made of a value, in this order: a table stands for what limits are about. */
export function inputSteps({
  convert = [],
  choices,
}: Pick<ManifestParameter, "convert" | "choices">): readonly InputStep[] {
  if (!choices?.table) return convert;
  const first = convert.findIndex((step) => inputOf(step).acts !== "reads");
  const before = first < 0 ? convert.length : first;
  return [...convert.slice(0, before), { map: choices.table }, ...convert.slice(before)];
}
