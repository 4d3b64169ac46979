import type { Output, OutputSource } from "../../../../language/ir/types.ts";

export type Shape = Pick<OutputSource & { readonly kind: "path" }, "take" | "omit" | "each">;

/** What is made of an output's value; of a constant nothing is. */
export function shapeOf({ source }: Output): Shape {
  if (source.kind === "const") return { take: null, omit: [], each: null };
  const { take, omit, each } = source;
  return { take, omit: omit.toSorted(), each };
}
