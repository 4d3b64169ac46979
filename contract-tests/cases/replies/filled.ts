import { Ajv2020 } from "ajv/dist/2020.js";
import type { Contract, Schema, Value } from "../../contract/types.ts";
import { type Extent, filling } from "./filling.ts";

/** A schema that no value can be made for, and why. */
export class UnfillableSchema extends Error {
  override readonly name = "UnfillableSchema";
}

/**
 * A value of a schema in which no two texts and no two numbers are alike, as far as the schema lets
 * them differ; throws `UnfillableSchema`.
 */
export function filled(
  schema: Schema,
  schemas: Contract["schemas"],
  extent: Extent = "all",
): Value {
  const value = filling(schema, schemas, extent);
  if (value === undefined) {
    throw new UnfillableSchema(
      "it requires itself without end, or too many members: make one of them optional",
    );
  }
  // The schemas themselves are proved by `npx blockwright check`; formats are documented, and not checked.
  const ajv = new Ajv2020({
    strict: false,
    meta: false,
    validateSchema: false,
    validateFormats: false,
  });
  if (ajv.validate({ ...schema, schemas }, value)) return value;
  const problem = ajv.errorsText(ajv.errors, { dataVar: "the value at " });
  throw new UnfillableSchema(`${problem}: give that part of the schema an \`examples\` list`);
}
