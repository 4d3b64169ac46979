import { isSent, type SentStep, spelled } from "../words/steps.ts";
import { argumentIn } from "./output-steps.ts";
import type { Converter, Parameter } from "./types.ts";

type Converted = Pick<Parameter, "convert">;

/** How a value is read before its limits are checked, in the runtime's word; null: as it is given. */
export function readerOf({ convert }: Converted): Converter | null {
  if (isCommaList({ convert })) return argumentIn(convert, "join") ? "csv-text" : "csv";
  const form = convert.find((step) => step === "lowercase" || step === "uppercase");
  if (!convert.includes("trim")) return form ?? null;
  return form ? `trim-${form}` : "trim";
}

/** Whether text is read as a list of what stands between its commas. */
export function isCommaList({ convert }: Converted): boolean {
  return convert.includes("csv");
}

/** What is made of the checked value before it is sent, in this order. */
export function sentSteps({ convert }: Converted): readonly SentStep[] {
  return convert.filter(isSent);
}

/** What travels for each value, where a table says it. */
export function tableIn({ convert }: Converted) {
  return argumentIn(convert, "map");
}

/** Whether more is made of a value than a table says. */
export function isRewritten(parameter: Converted): boolean {
  return sentSteps(parameter).some((step) => spelled(step).word.name !== "map");
}

/** Whether a file travels as text. */
export function isEncoded({ type, convert }: Pick<Parameter, "type" | "convert">): boolean {
  return type === "file" && isRewritten({ convert });
}
