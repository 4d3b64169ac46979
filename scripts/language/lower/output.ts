import { isAnswer, outputsBefore, sourceOf } from "../manifest/output-source.ts";
import type { ManifestOutput } from "../manifest/types.ts";
import { stepName } from "../words/steps.ts";
import { dereference, schemasOf } from "../ir/schema-path.ts";
import type { Json, JsonSchema, Output } from "../ir/types.ts";
import { type OutputSetting, schemaOf } from "../ir/output-schema.ts";

/** Lowers one output. A text may name the others. */
export function lowerOutput(
  name: string,
  output: ManifestOutput,
  setting: OutputSetting,
  others: Readonly<Record<string, ManifestOutput>> = {},
): Output {
  const { type, description, optional = false, nullable = false } = output;
  const source = sourceOf(output, outputsBefore(name, others));
  const found = schemaOf(source, setting);
  const known = type === "json" ? [] : knownValues(type, found, setting);
  const isMapped = (output.convert ?? []).some((step) => stepName(step) === "map");
  const isClosed = output.closed === true || isMapped;
  // What is absent is not given, where nothing else is said of it.
  const isFalse = isAnswer(output) && !optional && !nullable;
  const fallback = output.default ?? (isFalse ? false : output.default);
  return {
    name,
    type,
    description,
    source,
    ...(fallback !== undefined && { default: fallback }),
    optional,
    nullable,
    schema: type === "json" ? withoutNull(found) : { type },
    ...(known.length > (isClosed ? 0 : 1) && { known, ...(isClosed && { closed: true }) }),
  };
}

/**
 * The values that the schema lists, where all of them are of the output's type. `anyOf` may allow any
 * other value of that type beside them.
 */
function knownValues(
  type: Output["type"],
  schema: JsonSchema,
  { schemas }: OutputSetting,
): readonly (string | number)[] {
  const whole = dereference(schema, schemas) ?? {};
  const alternatives = Array.isArray(whole.anyOf) ? schemasOf(whole.anyOf) : [whole];
  const values = alternatives
    .filter((each) => each.type !== type || each.enum !== undefined)
    .flatMap((each): readonly Json[] => (Array.isArray(each.enum) ? each.enum : [{}]));
  const expected = type === "integer" ? "number" : type;
  const known = values.flatMap((value) =>
    (typeof value === "string" || typeof value === "number") && typeof value === expected
      ? [value]
      : [],
  );
  return values.every((value) => value === null || typeof value === expected) ? known : [];
}

/** Null stands for an absent value, so it is no part of what an output holds. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== "null");
  return { ...schema, type: types.length === 1 && types[0] !== undefined ? types[0] : types };
}
