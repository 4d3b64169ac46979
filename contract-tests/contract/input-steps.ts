import type { ParameterContract } from "./parameter-types.ts";
import { isSentStep } from "./steps.ts";

/** A name, or one with what it takes. */
export type WrittenInputStep = string | Readonly<Record<string, string>>;

const readers = [
  "trim",
  "lowercase",
  "uppercase",
  "trim-lowercase",
  "trim-uppercase",
  "csv",
  "csv-join",
];

/** How a value is read before its limits, what is made of it after them, and whether it stands in markup as it is. */
export function readInputSteps(
  written: WrittenInputStep | readonly WrittenInputStep[] = [],
  place: string,
): Pick<ParameterContract, "convert" | "steps" | "raw"> {
  const all = [written].flat().map(stepOf);
  const others = all.filter((step) => !isSentStep(step) && step.name !== "raw");
  const read = others.map(({ name }) => name).join("-");
  if (others.length > 0 && !readers.includes(read))
    throw new Error(`${place}.convert: ${read} cannot stand together.`);
  const convert = read.replace("join", "text") as NonNullable<ParameterContract["convert"]>;
  return {
    convert: others.length === 0 ? null : convert, // as the list has them
    steps: all.filter(isSentStep),
    raw: all.some(({ name }) => name === "raw"),
  };
}

function stepOf(written: WrittenInputStep): { readonly name: string; readonly of: string } {
  if (typeof written === "string") return { name: written, of: "" };
  const [[name = "", of = ""] = []] = Object.entries(written);
  return { name: name === "epoch" ? "local-epoch" : name, of };
}
