import { inputOf, type InputStep, isSent, type SentStep, stepName } from "../words/steps.ts";
import type { ReadingPart } from "../words/steps/step.ts";
import { argumentIn } from "./output-steps.ts";
import type { Converter, Parameter } from "./types.ts";

interface Converted {
  readonly convert?: readonly InputStep[] | undefined;
}

/** How a value is read before its limits are checked, in the runtime's word; null: as it is given. */
export function readerOf({ convert }: Converted): Converter | null {
  const parts = readingParts({ convert }).map(({ converter }) => converter);
  return parts.length === 0 ? null : (parts.join("-") as Converter); // the runtime's words are made so
}

/** Whether the runtime reads a value so, before its limits are checked. */
export function isKnownReader(reader: string): boolean {
  return READERS.has(reader);
}

const READERS: ReadonlySet<string> = new Set<Converter>([
  "trim",
  "lowercase",
  "uppercase",
  "trim-lowercase",
  "trim-uppercase",
  "csv",
  "csv-text",
]);

/** Whether text is read as a list of what stands between its commas. */
export function isCommaList({ convert }: Converted): boolean {
  return readingParts({ convert }).some(({ makes }) => makes === "array");
}

/** Whether what is read is that list, and no text of its items. */
export function isReadAsList({ convert }: Converted): boolean {
  return readingParts({ convert }).at(-1)?.makes === "array";
}

function readingParts({ convert }: Converted): readonly ReadingPart[] {
  return (convert ?? []).map(inputOf).filter((part) => part.acts === "reads");
}

/** What is made of the checked value before it is sent, in this order. */
export function sentSteps({ convert }: Converted): readonly SentStep[] {
  return (convert ?? []).filter(isSent);
}

/** What travels for each value, where a table says it. */
export function tableIn({ convert }: Converted) {
  return argumentIn(convert ?? [], "map");
}

/** Whether more is made of a value than a table says. */
export function isRewritten(parameter: Converted): boolean {
  return sentSteps(parameter).some((step) => stepName(step) !== "map");
}

/** Whether a file travels as text. */
export function isEncoded({ type, convert }: Pick<Parameter, "type"> & Converted): boolean {
  return type === "file" && isRewritten({ convert });
}
