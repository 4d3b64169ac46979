import type { EnumBy, Json, JsonSchema, Parameter } from "../../ir/types.ts";
import { dependencySentences, joinSentences } from "../words.ts";

/** Schema of a parameter's value as it travels, after conversion. */
export function valueSchema(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema {
  const { convert, limits, secret } = parameter;
  const { minItems, maxItems, ...single } = limits;
  const item: JsonSchema = {
    ...typeOf(parameter),
    // Of a list that travels as one text, no keyword says what its items are.
    ...(convert !== "csv-text" && { ...single, ...enumOf(parameter, siblings) }),
    ...(secret && { format: "password" }),
  };
  const absent = defaultOf(parameter);
  const schema: JsonSchema =
    convert === "csv"
      ? {
          type: "array",
          items: item,
          ...(minItems !== undefined && { minItems }),
          ...(maxItems !== undefined && { maxItems }),
        }
      : item;
  return absent === undefined ? schema : { ...schema, default: absent };
}

/** Text about a parameter that a schema cannot say in keywords. */
export function parameterDescription(parameter: Parameter): string {
  return joinSentences([parameter.description, ...dependencySentences(parameter)]);
}

/** Example of the value as it travels; secrets have none. */
export function exampleOf(parameter: Parameter): Json | undefined {
  return parameter.secret ? undefined : asSent(parameter, parameter.example);
}

function typeOf({ type, shape }: Parameter): JsonSchema {
  if (type !== "json") return { type };
  return shape === "any" || shape === null ? {} : { type: shape };
}

function defaultOf(parameter: Parameter): Json | undefined {
  return parameter.secret ? undefined : asSent(parameter, parameter.default);
}

/** Comma-separated text as the list or the text that it becomes; every other value stays. */
function asSent({ convert }: Parameter, value: Json | undefined): Json | undefined {
  if (!convert?.startsWith("csv") || typeof value !== "string") return value;
  const items = value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return convert === "csv" ? items : items.join(",");
}

/** All values that may be allowed, when every value of the other parameter restricts this one. */
function enumOf({ limits, enumBy }: Parameter, siblings: readonly Parameter[]): JsonSchema {
  if (limits.enum || enumBy?.severity !== "error") return {};
  const other = siblings.find(({ name }) => name === enumBy.parameter);
  if (other === undefined || !coversAll(enumBy, other)) return {};
  return { enum: [...new Set(Object.values(enumBy.values).flat())] };
}

/** A value that is not listed, or an absent one without a default, allows everything. */
function coversAll({ values, fallback }: EnumBy, { limits, required }: Parameter): boolean {
  const known = limits.enum ?? [];
  const listed = (value: string | number) => Object.hasOwn(values, String(value));
  return (required || fallback !== null) && known.length > 0 && known.every(listed);
}
