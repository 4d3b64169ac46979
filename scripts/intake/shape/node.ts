import { once } from "../../../packages/workflow/src/schema/answers.ts";
import type { JsonSchema } from "../../language/ir/types.ts";

/** A schema and where it stands. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly at: readonly (string | number)[];
}

/** Finds the schema that a reference names; undefined when it leads nowhere. */
export type Follow = (reference: string) => SchemaNode | undefined;

/** How often parts of what is made of several schemas are put together again: each time gives more. */
const DEEPEST = 3;

const depths = new WeakMap<JsonSchema, number>();

/** Puts schemas together that are parts of one; anything, where that is made of too much itself. */
export function made(within: JsonSchema, make: () => JsonSchema): JsonSchema {
  const depth = (depths.get(within) ?? 0) + 1;
  if (depth > DEEPEST) return ANY;
  const schema = make();
  if (!depths.has(schema)) depths.set(schema, depth);
  return schema;
}

const ANY: JsonSchema = {};

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
