import { answers } from "../../../packages/workflow/src/schema/answers.ts";
import { dereference, type Schemas, schemaAt, schemasOf } from "./schema-path.ts";
import { mayBeNull, typesOf } from "./schema-types.ts";
import type { JsonSchema } from "./types.ts";

/** Whether a value at these members can be missing, or null on the way, as far as the schema says. */
export function mayBeAbsent(
  schema: JsonSchema,
  members: readonly (string | number)[],
  schemas: Schemas,
): boolean {
  return members.some((member, index) => {
    const holder = schemaAt(schema, members.slice(0, index), schemas)?.schema ?? {};
    return mayBeNull(holder, schemas) || !surelyHas(holder, member, schemas);
  });
}

/** Whether a schema and every alternative in it require the member. */
function surelyHas(schema: JsonSchema, member: string | number, schemas: Schemas): boolean {
  const has = answers<JsonSchema, boolean>((whole, within) => {
    const { required, minItems, allOf, anyOf, oneOf } = whole;
    if (typeof member === "number" && typeof minItems === "number") {
      // `[-1]` needs one item, as `[0]` does.
      if (minItems > (member < 0 ? -member - 1 : member)) return true;
    }
    if (Array.isArray(required) && required.includes(member)) return true;
    const isIn = (branch: JsonSchema) => {
      const part = dereference(branch, schemas);
      return part !== undefined && within(part);
    };
    // What is null only has no members, and is told by the holder that may be null.
    const alternatives = schemasOf(anyOf ?? oneOf).filter(
      (branch) => typesOf(branch, schemas)?.size !== 0,
    );
    return schemasOf(allOf).some(isIn) || (alternatives.length > 0 && alternatives.every(isIn));
  }, false);
  const whole = dereference(schema, schemas);
  return whole !== undefined && has(whole);
}
