import { isEscaped } from "../oracle/markup.ts";
import type {
  OperationContract,
  ParameterContract,
  Rewriting,
  Schema,
  Value,
} from "../contract/types.ts";

/** The schema of a parameter's value as it travels, without what people read of it. */
export function promisedSchema(parameter: ParameterContract, operation: OperationContract): Schema {
  const { table, rewritings, prefix, extract, place } = parameter;
  // Its limits are not those of what is made of it.
  const isMarkup = place.in === "body" || place.in === "none";
  if (isMarkup && isEscaped(operation, parameter)) return { type: "string" };
  const last = rewritings.at(-1);
  if (prefix !== null) return { type: "string" };
  if (last) return rewrittenSchemas[last];
  if (extract !== null) return { type: "string" };
  return table ? tableSchema(parameter, table) : readSchema(parameter, operation);
}

const rewrittenSchemas: Readonly<Record<Rewriting, Schema>> = {
  "json-text": { type: "string", contentMediaType: "application/json" },
  base64: { type: "string", contentEncoding: "base64" },
  base64url: { type: "string", contentEncoding: "base64url" },
  epoch: { type: "integer" },
  "epoch-ms": { type: "integer" },
  date: { type: "string", format: "date" },
  "local-date-time": { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$" },
};

/** What travels for the keys, where it is plain; everything else is open. */
function tableSchema(
  { convert, default: usual, limits: { minItems, maxItems } }: ParameterContract,
  table: NonNullable<ParameterContract["table"]>,
): Schema {
  const values = [...new Set([...table.values()].filter((value) => value !== undefined))];
  const isPlain = values.every((value) => typeof value !== "object");
  const types = [...new Set(values.map((value) => typeof value))];
  const item = isPlain ? { ...(types.length === 1 && { type: types[0] }), enum: values } : {};
  const sent = usual === undefined ? undefined : table.get(String(usual));
  return {
    ...(convert === "csv" ? { type: "array", items: item, minItems, maxItems } : item),
    ...(isPlain && sent !== undefined && { default: sent }),
  };
}

/** The schema of a parameter's value after it was read. */
function readSchema(parameter: ParameterContract, { parameters }: OperationContract): Schema {
  const { type, shape, convert, secret, limits } = parameter;
  if (type === "file") return { type: "string", format: "binary" };
  const { minItems, maxItems, ...single } = limits;
  const known = type === "json" ? (shape === "any" ? {} : { type: shape }) : { type };
  const choices = dependentChoices(parameter, parameters);
  const item = {
    ...known,
    // Items that are joined to one text keep their limits each for itself.
    ...(convert !== "csv-text" && single),
    ...(choices && { enum: choices }),
    ...(secret && { format: "password" }),
  };
  const isShown = parameter.default !== undefined && !secret;
  const whole =
    convert === "csv"
      ? { type: "array", items: item, minItems, maxItems }
      : { ...item, ...(shape === "array" && { minItems, maxItems }) };
  return {
    ...(parameter.clears.nulls ? orNull(whole) : whole),
    ...(isShown && { default: asSent(parameter, parameter.default) }),
  };
}

function orNull(schema: Schema): Schema {
  const { type, enum: choices } = schema;
  return {
    ...schema,
    ...(type !== undefined && { type: [type, "null"] }),
    ...(Array.isArray(choices) && { enum: [...choices, null] }),
  };
}

/** The schema of a value that never changes. */
export function constantSchema(value: Value): Schema {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return { type, const: value, default: value };
}

/** Whether every request has the value of a parameter. */
export function isAlwaysSent(parameter: ParameterContract): boolean {
  const { when, required, sendDefault, table } = parameter;
  if ([...(table?.values() ?? [])].includes(undefined)) return false;
  return !when && (required || (sendDefault && parameter.default !== undefined));
}

/** The schema of a value that is one of these. */
export function anySchema(schemas: readonly Schema[]): Schema {
  const [first = {}, ...others] = [
    ...new Map(schemas.map((each) => [sortedText(each), each])).values(),
  ];
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

/** The same text for the same members in any order. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Keywords of schemas whose value is a schema, or a list of them. */
const inner: ReadonlySet<string> = new Set(["items", "anyOf", "contentSchema"]);

/** A schema without its descriptions and examples; what it requires has no order. */
export function withoutTexts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTexts);
  if (typeof schema !== "object" || schema === null) return schema;
  const { description: _, examples: __, deprecated: ___, properties, ...rest } = schema as Schema; // as JSON gives it
  const members = Object.entries(rest).map(([keyword, value]) => {
    if (keyword === "required" && Array.isArray(value)) return [keyword, value.toSorted()];
    // Other values are no schemas.
    return [keyword, inner.has(keyword) ? withoutTexts(value) : value];
  });
  const { anyOf } = rest;
  // Without their texts, schemas of several values may be one.
  if (Array.isArray(anyOf) && anyOf.length > 1 && members.length === 1 && properties === undefined)
    return anySchema(anyOf.map((each): Schema => withoutTexts(each) as Schema)); // as they are
  return {
    ...Object.fromEntries(members),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(Object(properties)).map(([name, each]) => [name, withoutTexts(each)]),
      ),
    }),
  };
}

/** All values that another parameter may allow, when each of its values restricts this one. */
function dependentChoices(
  { limits, enumBy }: ParameterContract,
  parameters: readonly ParameterContract[],
): readonly string[] | undefined {
  if (limits.enum || enumBy?.severity !== "error") return undefined;
  const other = parameters.find(({ name }) => name === enumBy.parameter);
  const values = other?.limits.enum ?? [];
  const isKnown = other?.required || typeof other?.default === "string";
  const restrictsAll = values.every((value) => Object.hasOwn(enumBy.values, String(value)));
  if (!isKnown || values.length === 0 || !restrictsAll) return undefined;
  return [...new Set(Object.values(enumBy.values).flat())];
}

/** A value of a list as documents show it: by its items, or as the one text that it travels as. */
export function asSent(
  { convert }: Pick<ParameterContract, "convert">,
  value: Value | undefined,
): Value | undefined {
  if (convert === "csv-text") return value === undefined ? value : String(value);
  if (convert !== "csv" || typeof value !== "string") return value;
  const parts = value.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}
