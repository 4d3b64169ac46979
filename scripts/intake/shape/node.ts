import { once } from "../../../packages/workflow/src/schema/answers.ts";
import type { JsonSchema } from "../../language/ir/types.ts";

/** A schema and where it stands. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly at: readonly (string | number)[];
}

/** Finds the schema that a reference names; undefined when it leads nowhere. */
export type Follow = (reference: string) => SchemaNode | undefined;

/** Reads each schema once, however often and from wherever it is asked for. */
export function kept<Value>(read: (node: SchemaNode, follow: Follow) => Value): typeof read {
  type Known = SchemaNode & { readonly value: Value };
  const knownBy = once((_: Follow) => new WeakMap<JsonSchema, Known>());
  return (node, follow) => {
    const known = knownBy(follow);
    const found = known.get(node.schema);
    // One that is made of others may stand in several places.
    if (found && found.at.join("/") === node.at.join("/")) return found.value;
    const value = read(node, follow);
    known.set(node.schema, { ...node, value });
    return value;
  };
}
