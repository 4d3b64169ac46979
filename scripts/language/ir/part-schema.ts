import {
  asSchema,
  dereference,
  isSchema,
  type Schemas,
  schemaAt,
  schemasOf,
} from "./schema-path.ts";
import type { Chosen, JsonSchema, OutputSource } from "./types.ts";

/** Members that a parameter chooses may all be missing. */
export function onlySchema(
  base: JsonSchema,
  only: Chosen<readonly string[]>,
  schemas: Schemas,
): JsonSchema {
  const whole = dereference(base, schemas) ?? {};
  if (whole.type === "array") {
    const items = isSchema(whole.items) ? onlySchema(whole.items, only, schemas) : {};
    return { ...whole, items };
  }
  const { properties, required, ...rest } = whole;
  const names = only.kind === "value" ? only.value : null;
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
export function omitSchema(
  base: JsonSchema,
  omit: readonly string[],
  schemas: Schemas,
): JsonSchema {
  if (omit.length === 0) return base;
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

/** The part of a value that is taken. */
export function takeSchema(
  base: JsonSchema,
  take: (OutputSource & { kind: "path" })["take"],
  schemas: Schemas,
): JsonSchema {
  switch (take) {
    case null:
      return base;
    case "count":
      return { type: "integer" };
    case "keys":
      return { type: "array", items: { type: "string" } };
    case "first":
    case "last":
      return schemaAt(base, [0], schemas)?.schema ?? {};
    case "sum":
      return { type: "number" };
    case "flat":
      return { type: "array", items: schemaAt(base, [0, 0], schemas)?.schema ?? {} };
    case "values":
      return { type: "array", items: valueSchema(base, schemas) };
    case "entries":
      return {
        type: "array",
        items: {
          type: "object",
          required: ["key", "value"],
          properties: { key: { type: "string" }, value: valueSchema(base, schemas) },
        },
      };
  }
}

/** Any member of an object. */
function valueSchema(base: JsonSchema, schemas: Schemas): JsonSchema {
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
