import { isSchema } from "../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../language/ir/types.ts";

/** The members of an object; none of anything else. A vendor's document is not ours to trust. */
export function objectOf(value: Json | undefined): JsonSchema {
  return isSchema(value) ? value : {};
}

/** The items of a list; none of anything else. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** A text; empty for anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The texts of a list. */
export function textsOf(value: Json | undefined): readonly string[] {
  return listOf(value).filter((item) => typeof item === "string");
}
