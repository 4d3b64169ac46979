import type { Method, Placement } from "../../language/ir/types.ts";
import type { PlacedParameter } from "../../language/check/prepared.ts";
import { type Edit, set } from "../edit.ts";

/** A parameter under another name, in another case, and in another part of the request. */
export function placementEdits(
  { at, placement }: PlacedParameter,
  method: Method,
): readonly Edit[] {
  return elsewhere(placement, method).map((to) => set([...at, "to"], to));
}

/** The same for a constant, whose key says where it goes. */
export function elsewhere(placement: Placement, method: Method): readonly string[] {
  const hasBody = ["POST", "PUT", "PATCH"].includes(method);
  if (placement.kind === "query") {
    const { name } = placement;
    const others = [`header.X-${alphanumeric(name)}`, ...(hasBody ? [`body.${name}`] : [])];
    return [...renamed(name).map((other) => `query.${other}`), ...others];
  }
  if (placement.kind === "header") {
    // In a header, the case does not count.
    return [`header.${placement.name}-X`, `query.${alphanumeric(placement.name)}`];
  }
  if (placement.kind === "body") return ["body.data"];
  if (placement.kind !== "property") return [];
  const { path } = placement;
  const before = path.slice(0, -1);
  const last = path.at(-1) ?? "";
  const properties = renamed(last).map((name) => ["body", ...before, name].join("."));
  const moved = before.length > 0 ? `body.${last}` : `body.nested.${last}`;
  return [...properties, moved, `query.${last}`, `header.X-${alphanumeric(last)}`];
}

function renamed(name: string): readonly string[] {
  const [first = "", ...rest] = name.replace(/^\W/, "");
  const sign = /^\W/.exec(name)?.[0] ?? "";
  const upper = first.toUpperCase();
  const otherCase = sign + (upper === first ? first.toLowerCase() : upper) + rest.join("");
  return [`${name}X`, otherCase, ...(sign ? [name.slice(1)] : [])];
}

function alphanumeric(name: string): string {
  return name.replace(/[^A-Za-z0-9-]/g, "");
}
