import { omitSchema, onlySchema, takeSchema, unique } from "./part-schema.ts";
import { parsePath } from "./path.ts";
import { mayBeAbsent } from "./presence.ts";
import { dereference, type Schemas, schemaAt } from "./schema-path.ts";
import { mayBeNull } from "./schema-types.ts";
import type {
  JsonSchema,
  OutputItem,
  OutputMember,
  OutputSource,
  Parameter,
  Reply,
} from "./types.ts";

/** What is known of an operation where its outputs are read. */
export interface OutputSetting {
  readonly replies: readonly (Pick<Reply, "schema"> & Partial<Reply>)[];
  readonly parameters: readonly (Pick<Parameter, "name" | "type"> & Partial<Parameter>)[];
  readonly schemas: Schemas;
  /** Whether outputs have the types of their schemas. */
  readonly isTyped?: boolean;
  /** What `item` is, inside a list. */
  readonly item?: JsonSchema;
}

/** What the schemas of the replies say of a value, once it is shaped. */
export function schemaOf(source: OutputSource, setting: OutputSetting): JsonSchema {
  if (source.kind === "const") return { const: source.value };
  const { paths, each, items, omit, only, take, text } = source;
  const { schemas } = setting;
  if (text) return converted({ type: "string" }, source);
  const shaped = paths.map((path) => {
    const found = pathSchema(path, setting);
    const picked = each
      ? eachSchema(found, each, setting)
      : items
        ? itemsSchema(found, items, setting)
        : found;
    const kept = only ? onlySchema(picked, only, schemas) : omitSchema(picked, omit, schemas);
    return converted(takeSchema(kept, take, schemas), source);
  });
  return unique(shaped);
}

function pathSchema(path: string, setting: OutputSetting): JsonSchema {
  const { replies, parameters, schemas, item } = setting;
  const [root, ...members] = parsePath(path);
  if (root === "status") return { type: "integer" };
  if (root === "headers" || root === "links") return { type: "string" };
  if (root === "item") return (item && schemaAt(item, members, schemas)?.schema) ?? {};
  if (root === "params") {
    const type = parameters.find(({ name }) => name === members[0])?.type ?? "json";
    return type === "json" ? {} : { type };
  }
  for (const { schema } of replies) {
    const body = { $ref: `#/components/schemas/${schema}` };
    const found = schema === null ? undefined : schemaAt(body, members, schemas);
    if (found) return found.schema;
  }
  return {};
}

function eachSchema(
  base: JsonSchema,
  each: Readonly<Record<string, string>>,
  { schemas, isTyped }: OutputSetting,
): JsonSchema {
  const item = schemaAt(base, [0], schemas)?.schema ?? {};
  const members = Object.entries(each).map(([name, path]): [string, JsonSchema] => {
    const [, ...rest] = parsePath(path);
    return [name, schemaAt(item, rest, schemas)?.schema ?? {}];
  });
  const isSure = (path: string) => !mayBeAbsent(item, parsePath(path).slice(1), schemas);
  const required = Object.entries(each).flatMap(([name, path]) => (isSure(path) ? [name] : []));
  return {
    type: "array",
    items: {
      type: "object",
      // Manifests from before are read as they were.
      ...(isTyped && required.length > 0 && { required }),
      properties: Object.fromEntries(members),
    },
  };
}

function itemsSchema(base: JsonSchema, items: OutputItem, setting: OutputSetting): JsonSchema {
  const item = schemaAt(base, [0], setting.schemas)?.schema ?? {};
  const within = { ...setting, item };
  if (items.kind === "value") {
    return { type: "array", items: notNull(memberSchema(items.of, within), setting.schemas) };
  }
  const members = Object.entries(items.members);
  const required = members.flatMap(([name, member]) => (isThere(member, within) ? [name] : []));
  const properties = members.map(([name, member]) => [name, memberSchema(member, within)] as const);
  return {
    type: "array",
    items: {
      type: "object",
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(properties),
    },
  };
}

/** The value of a member, and what stands for it where it is absent. */
function memberSchema(member: OutputMember, setting: OutputSetting): JsonSchema {
  const made = schemaOf(member.source, setting);
  const { default: fallback } = member;
  if (fallback === undefined) return made;
  const base = notNull(made, setting.schemas);
  return unique([base, fallback === null ? { type: "null" } : { const: fallback }]);
}

/** Whether a member is never left out. */
export function isThere(member: OutputMember, { item = {}, schemas }: OutputSetting): boolean {
  const { source, default: fallback } = member;
  if (fallback !== undefined || source.kind === "const") return true;
  const { paths, take, join, lines, map, text, convert } = source;
  if (text || take === "first" || take === "last" || map || convert) return false;
  if (join !== undefined || lines) return false;
  return paths.some((path) => {
    const [root, ...members] = parsePath(path);
    if (root === "status") return true;
    if (root !== "item" || mayBeAbsent(item, members, schemas)) return false;
    const made = isMadeOf(source);
    const found = schemaAt(item, members, schemas)?.schema ?? {};
    return !made || !mayBeNull(found, schemas);
  });
}

/** Whether null, of which nothing is made, would be left out. */
function isMadeOf({ paths: _, kind: __, ...rest }: OutputSource & { kind: "path" }): boolean {
  return Object.values(rest).some((word) => word !== null && [word].flat().length > 0);
}

function notNull(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { type, ...rest } = dereference(schema, schemas) ?? {};
  if (!Array.isArray(type)) return schema;
  const types = type.filter((each) => each !== "null");
  return { type: types.length === 1 && types[0] !== undefined ? types[0] : types, ...rest };
}

/** What the words after `take` make of it. */
function converted(base: JsonSchema, source: OutputSource & { kind: "path" }): JsonSchema {
  const { join, lines, divide, cut, is, map, convert } = source;
  switch (convert) {
    case "number":
      return { type: "number" };
    case "boolean":
      return { type: "boolean" };
    case "text":
    case "base64-text":
      return { type: "string" };
    case "date-time":
      return { type: "string", format: "date-time" };
    case "epoch":
      return { type: "integer" };
    case "json":
      return {};
    case undefined:
  }
  if (map) return { enum: [...new Set(Object.values(map))].filter((value) => value !== null) };
  if (is !== undefined) return { type: "boolean" };
  if (join !== undefined || lines || cut !== undefined) return { type: "string" };
  return divide === undefined ? base : { type: "number" };
}
