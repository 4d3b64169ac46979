import { parsePath } from "./path.ts";
import { dereference, isSchema, type Schemas, schemaAt } from "./schema-path.ts";
import type { JsonSchema, OutputSource, Parameter, Reply } from "./types.ts";

/** What is known of an operation where its outputs are read. */
export interface OutputSetting {
  readonly replies: readonly (Pick<Reply, "schema"> & Partial<Reply>)[];
  readonly parameters: readonly (Pick<Parameter, "name" | "type"> & Partial<Parameter>)[];
  readonly schemas: Schemas;
}

/** What the schemas of the replies say of a value, once it is shaped. */
export function schemaOf(source: OutputSource, setting: OutputSetting): JsonSchema {
  if (source.kind === "const") return { const: source.value };
  const { paths, each, omit, take } = source;
  const shaped = paths.map((path) => {
    const found = pathSchema(path, setting);
    const picked = each ? eachSchema(found, each, setting) : found;
    return takeSchema(omitSchema(picked, omit, setting.schemas), take, setting.schemas);
  });
  return unique(shaped);
}

function pathSchema(path: string, { replies, parameters, schemas }: OutputSetting): JsonSchema {
  const [root, ...members] = parsePath(path);
  if (root === "status") return { type: "integer" };
  if (root === "headers") return { type: "string" };
  if (root === "params") {
    const type = parameters.find(({ name }) => name === members[0])?.type ?? "json";
    return type === "json" ? {} : { type };
  }
  for (const { schema } of replies) {
    const found =
      schema === null
        ? undefined
        : schemaAt({ $ref: `#/components/schemas/${schema}` }, members, schemas);
    if (found) return found.schema;
  }
  return {};
}

function eachSchema(
  base: JsonSchema,
  each: Readonly<Record<string, string>>,
  { schemas }: OutputSetting,
): JsonSchema {
  const item = schemaAt(base, [0], schemas)?.schema ?? {};
  const members = Object.entries(each).map(([name, path]): [string, JsonSchema] => {
    const [, ...rest] = parsePath(path);
    return [name, schemaAt(item, rest, schemas)?.schema ?? {}];
  });
  return { type: "array", items: { type: "object", properties: Object.fromEntries(members) } };
}

function omitSchema(base: JsonSchema, omit: readonly string[], schemas: Schemas): JsonSchema {
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

function takeSchema(
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
  }
}

function unique(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...rest] = [...new Map(schemas.map((s) => [JSON.stringify(s), s])).values()];
  return rest.length === 0 ? first : { anyOf: [first, ...rest] };
}
