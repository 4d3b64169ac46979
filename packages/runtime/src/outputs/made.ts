import type { Json, Made, Output, Path } from "../definition.ts";
import type { Keywords } from "../keywords.ts";
import { invalid } from "./map.ts";
import { select } from "./path.ts";

/**
 * One word that makes something of a value, where the output has it. Gives undefined or null for what
 * is absent, `invalid` for what is of the wrong type. It is only asked about values that are present.
 */
export type Word = (
  output: Made & Pick<Output, "optional">,
  value: unknown,
  roots: object,
  make: Make,
) => unknown;

/** The value at a path, or what an output in an output makes. */
export type Make = (member: Path | Made, roots: object) => unknown;

/** Makes outputs by these words, in this order. */
export function made(...words: readonly Word[]): Pick<Keywords, "reshape"> {
  const reshape = (output: Made, value: unknown, roots: object): unknown => {
    let result = value;
    for (const word of words) {
      if (result === undefined || result === null || result === invalid) break;
      result = word(output, result, roots, make);
    }
    return result;
  };
  const make: Make = (member, roots) => {
    if (typeof member === "string") return select(member, roots);
    const values = (member.from ?? []).map((path) => reshape(member, select(path, roots), roots));
    const isGiven = (value: unknown) => value !== undefined && value !== null;
    const value = values.find((each) => isGiven(each) && each !== invalid) ?? values.find(isGiven);
    return value ?? structuredClone(member.default);
  };
  return { reshape: (output: Output, value, roots) => reshape(output, value, roots) };
}

/** The values that stand for an input, or are written out; undefined when the input is not given. */
export function valuesOf(
  written: readonly Json[] | string,
  roots: object,
): readonly unknown[] | undefined {
  if (typeof written !== "string") return written;
  const { params }: { readonly params?: Readonly<Record<string, unknown>> } = roots;
  const value = params && Object.hasOwn(params, written) ? params[written] : undefined;
  return value === undefined ? undefined : [value].flat();
}
