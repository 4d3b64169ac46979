import type { Json, Operation, Parameter } from "./types.ts";

/** A place in the JSON body: a parameter, a constant, or a group of such. */
export type BodyNode =
  | { readonly kind: "parameter"; readonly parameter: Parameter }
  | { readonly kind: "constant"; readonly value: Json }
  | { readonly kind: "group"; readonly members: ReadonlyMap<string, BodyNode> };

/** The body put together from what is placed in it; null when nothing is. */
export function bodyTree({ parameters, constants }: Operation): BodyNode | null {
  const root = new Map<string, BodyNode>();
  for (const parameter of parameters) {
    const { placement } = parameter;
    if (placement.kind === "body") return { kind: "parameter", parameter };
    if (placement.kind === "property")
      place(root, placement.path, { kind: "parameter", parameter });
  }
  for (const { placement, value } of constants) {
    if (placement.kind === "property") place(root, placement.path, { kind: "constant", value });
  }
  return root.size > 0 ? { kind: "group", members: root } : null;
}

/** True when every request carries the parameter. */
export function alwaysSent({ required, sendDefault, when }: Parameter): boolean {
  return when === null && (required || sendDefault);
}

/** True when every request carries something of the node. */
export function nodeAlwaysSent(node: BodyNode): boolean {
  if (node.kind === "group") return [...node.members.values()].some(nodeAlwaysSent);
  return node.kind === "constant" || alwaysSent(node.parameter);
}

/** Puts a node at a path of property names, making the groups on the way. */
function place(root: Map<string, BodyNode>, path: readonly string[], node: BodyNode): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    root.set(name, node);
    return;
  }
  const found = root.get(name);
  const members = new Map(found?.kind === "group" ? found.members : []);
  place(members, rest, node);
  root.set(name, { kind: "group", members });
}
