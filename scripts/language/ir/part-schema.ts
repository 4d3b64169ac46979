import {
  asSchema,
  dereference,
  isSchema,
  type Schemas,
  schemaAt,
  schemasOf,
} from "./schema-path.ts";
import type { JsonSchema, OutputStep } from "./types.ts";

/** What a step makes of a value of a schema. `each`, which reads items, is not among them. */
export function stepSchema(base: JsonSchema, step: OutputStep, schemas: Schemas): JsonSchema {
  if (typeof step === "string") return wordSchema(base, step, schemas);
  if ("only" in step) return onlySchema(base, step.only, schemas);
  if ("omit" in step) return omitSchema(base, step.omit, schemas);
  if ("divide" in step) return { type: "number" };
  if ("is" in step) return { type: "boolean" };
  if ("map" in step)
    return { enum: [...new Set(Object.values(step.map))].filter((value) => value !== null) };
  return "fill" in step || "join" in step || "cut" in step ? { type: "string" } : base;
}

function wordSchema(
  base: JsonSchema,
  step: Extract<OutputStep, string>,
  schemas: Schemas,
): JsonSchema {
  switch (step) {
    case "count":
    case "epoch":
      return { type: "integer" };
    case "sum":
    case "number":
      return { type: "number" };
    case "boolean":
      return { type: "boolean" };
    case "text":
    case "base64-text":
      return { type: "string" };
    case "date-time":
      return { type: "string", format: "date-time" };
    case "json":
      return {};
    case "first":
    case "last":
      return schemaAt(base, [0], schemas)?.schema ?? {};
    case "keys":
      return { type: "array", items: { type: "string" } };
    case "flat":
      return { type: "array", items: schemaAt(base, [0, 0], schemas)?.schema ?? {} };
    case "values":
      return { type: "array", items: memberSchema(base, schemas) };
    case "entries":
      return { type: "array", items: entrySchema(memberSchema(base, schemas)) };
  }
}

function entrySchema(value: JsonSchema): JsonSchema {
  const properties = { key: { type: "string" }, value };
  return { type: "object", required: ["key", "value"], properties };
}

/** Members that a parameter chooses may all be missing. */
function onlySchema(
  base: JsonSchema,
  only: readonly string[] | string,
  schemas: Schemas,
): JsonSchema {
  const whole = dereference(base, schemas) ?? {};
  if (whole.type === "array") {
    const items = isSchema(whole.items) ? onlySchema(whole.items, only, schemas) : {};
    return { ...whole, items };
  }
  const { properties, required, ...rest } = whole;
  const names = typeof only === "string" ? null : only;
  const isKept = (name: unknown) => names === null || names.some((each) => each === name);
  return {
    ...rest,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    }),
    ...(names && Array.isArray(required) && { required: required.filter(isKept) }),
  };
}

/** An object, or the objects of a list, without some members. */
function omitSchema(base: JsonSchema, omit: readonly string[], schemas: Schemas): JsonSchema {
  const { properties, required, ...rest } = dereference(base, schemas) ?? {};
  return {
    ...rest,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => !omit.includes(name)),
      ),
    }),
    ...(Array.isArray(required) && {
      required: required.filter((name) => typeof name !== "string" || !omit.includes(name)),
    }),
  };
}

/** Any member of an object. */
function memberSchema(base: JsonSchema, schemas: Schemas): JsonSchema {
  const { properties, additionalProperties } = dereference(base, schemas) ?? {};
  const named = isSchema(properties) ? schemasOf(Object.values(properties)) : [];
  const others = asSchema(additionalProperties);
  return named.length > 0 || others ? unique([...named, ...(others ? [others] : [])]) : {};
}

/** One schema, or all of them as alternatives. */
export function unique(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...rest] = [...new Map(schemas.map((s) => [JSON.stringify(s), s])).values()];
  return rest.length === 0 ? first : { anyOf: [first, ...rest] };
}

/** The schema, but for null. */
export function notNull(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { type, ...rest } = dereference(schema, schemas) ?? {};
  if (!Array.isArray(type)) return schema;
  const types = type.filter((each) => each !== "null");
  return { type: types.length === 1 && types[0] !== undefined ? types[0] : types, ...rest };
}
