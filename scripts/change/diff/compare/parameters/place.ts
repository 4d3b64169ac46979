import type { Placement } from "../../../../language/ir/types.ts";

/** A place in the words of the manifest: `query.q`, `header.X-Page`, `body.a.b`. */
export function placeOf(placement: Placement): string {
  switch (placement.kind) {
    case "query":
    case "path":
    case "header":
      return `${placement.kind}.${placement.name}`;
    case "property":
      return ["body", ...placement.path].join(".");
    case "body":
    case "none":
      return placement.kind;
  }
}

/** Whether two values go to the same place; headers have no upper and lower case. */
export function isSamePlace(one: Placement, other: Placement): boolean {
  const [place, another] = [one, other].map((placement) => {
    const text = placeOf(placement);
    return placement.kind === "header" ? text.toLowerCase() : text;
  });
  return place === another;
}
