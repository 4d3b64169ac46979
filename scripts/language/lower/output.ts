import type { ManifestOutput } from "../manifest/types.ts";
import { parsePath } from "../ir/path.ts";
import { dereference, isSchema, type Schemas, schemaAt, schemasOf } from "../ir/schema-path.ts";
import type { Json, JsonSchema, Output, OutputSource, Parameter, Reply } from "../ir/types.ts";
import { reference } from "./schema.ts";

export interface OutputSetting {
  readonly replies: readonly Reply[];
  readonly parameters: readonly Parameter[];
  readonly schemas: Schemas;
}

/** Lowers one output; `type` defaults to json. */
export function lowerOutput(name: string, output: ManifestOutput, setting: OutputSetting): Output {
  const { type = "json", description, optional = false, nullable = false } = output;
  const source = sourceOf(output);
  const found = schemaOf(source, setting);
  const known = type === "json" ? [] : knownValues(type, found, setting);
  return {
    name,
    type,
    description,
    source,
    ...(output.default !== undefined && { default: output.default }),
    optional,
    nullable,
    schema: type === "json" ? withoutNull(found) : { type },
    ...(known.length > 1 && { known }),
  };
}

function sourceOf(output: ManifestOutput): OutputSource {
  if (output.const !== undefined) return { kind: "const", value: output.const };
  return {
    kind: "path",
    paths: output.from ?? [],
    take: output.take ?? null,
    omit: output.omit ?? [],
    each: output.each ?? null,
  };
}

function schemaOf(source: OutputSource, setting: OutputSetting): JsonSchema {
  if (source.kind === "const") return { const: source.value };
  const { paths, each, omit, take } = source;
  const shaped = paths.map((path) => {
    const found = pathSchema(path, setting);
    const picked = each ? eachSchema(found, each, setting) : found;
    return takeSchema(omitSchema(picked, omit, setting.schemas), take, setting.schemas);
  });
  return unique(shaped);
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

function pathSchema(path: string, { replies, parameters, schemas }: OutputSetting): JsonSchema {
  const [root, ...members] = parsePath(path);
  if (root === "status") return { type: "integer" };
  if (root === "headers") return { type: "string" };
  if (root === "params") {
    const type = parameters.find(({ name }) => name === members[0])?.type ?? "json";
    return type === "json" ? {} : { type };
  }
  for (const { schema } of replies) {
    const found = schema === null ? undefined : schemaAt(reference(schema), members, schemas);
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

/** Null stands for an absent value, so it is no part of what an output holds. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== "null");
  return { ...schema, type: types.length === 1 && types[0] !== undefined ? types[0] : types };
}

function unique(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...rest] = [...new Map(schemas.map((s) => [JSON.stringify(s), s])).values()];
  return rest.length === 0 ? first : { anyOf: [first, ...rest] };
}
