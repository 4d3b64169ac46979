import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json } from "../../language/ir/types.ts";

type Members = Readonly<Record<string, Json>>;

/** Objects as one: members of the same name are merged in turn, and of other values the last counts. */
export function merged(objects: readonly Members[]): Members {
  const result: Record<string, Json> = {};
  for (const [key, value] of objects.flatMap((object) => Object.entries(object))) {
    const known = result[key];
    result[key] = isSchema(known) && isSchema(value) ? merged([known, value]) : value;
  }
  return result;
}
