import type { Reading } from "../words/steps/step.ts";
import { isText } from "../words/steps/sources.ts";
import { argumentOf, type PathValue, wholeOf, wordOf } from "./output-steps.ts";
import { parsePath } from "./path.ts";
import { mayBeAbsent } from "./presence.ts";
import {
  asSchema,
  dereference,
  isSchema,
  type Schemas,
  schemaAt,
  schemasOf,
} from "./schema-path.ts";
import { mayBeNull } from "./schema-types.ts";
import type {
  JsonSchema,
  Made,
  Members,
  OutputSource,
  OutputStep,
  Parameter,
  Reply,
  Source,
} from "./types.ts";

/** What is known of an operation where its outputs are read. */
export interface OutputSetting {
  readonly replies: readonly (Pick<Reply, "schema"> & Partial<Reply>)[];
  readonly parameters: readonly (Pick<Parameter, "name" | "type"> & Partial<Parameter>)[];
  readonly schemas: Schemas;
  /** What `item` is, inside a list. */
  readonly item?: JsonSchema;
}

/** What the schemas of the replies say of a value, once its steps are done. */
export function schemaOf(source: OutputSource, setting: OutputSetting): JsonSchema {
  return source.kind === "const" ? { const: source.value } : valueSchema(source, setting);
}

function valueSchema({ paths, steps }: PathValue, setting: OutputSetting): JsonSchema {
  const found = paths.map((path) => pathSchema(path, setting));
  // A text has no path.
  const starts = found.length > 0 ? found : [{}];
  return unique(
    starts.map((start) => steps.reduce((base, step) => stepSchema(base, step, setting), start)),
  );
}

/** What a step makes of a value of a schema. */
export function stepSchema(base: JsonSchema, step: OutputStep, setting: OutputSetting): JsonSchema {
  return wordOf(step).schema(base, argumentOf(step), readingOf(setting));
}

function readingOf(setting: OutputSetting): Reading {
  const { schemas } = setting;
  return {
    whole: (schema) => dereference(schema, schemas) ?? {},
    at: (schema, members) => schemaAt(schema, members, schemas)?.schema ?? {},
    member: (schema) => memberSchema(schema, schemas),
    made(source, item) {
      const items = sourceSchema(source, item ? { ...setting, item } : setting);
      return isObject(source) ? items : notNull(items, schemas);
    },
  };
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

function sourceSchema(source: Source, setting: OutputSetting): JsonSchema {
  if (typeof source === "string") return pathSchema(source, setting);
  if (isText(source)) return { type: "string" };
  return isObject(source) ? objectSchema(source, setting) : madeSchema(source, setting);
}

function isObject(source: Source): source is Members {
  return typeof source === "object" && "members" in source;
}

function objectSchema(source: Members, setting: OutputSetting): JsonSchema {
  const own = Object.entries(source.members).map(([name, member]) => ({
    path: name.split("."),
    schema: sourceSchema(member, setting),
    isSure: isThere(member, setting),
  }));
  return nestedSchema(own, spreadSchema(source.spread, setting));
}

interface MemberSchema {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  /** Whether it is never left out. */
  readonly isSure: boolean;
}

/** An object of members by the first parts of their names, and of others beside them. */
function nestedSchema(
  members: readonly MemberSchema[],
  others: readonly MemberSchema[] = [],
): JsonSchema {
  const names = [...new Set(members.map(({ path: [first = ""] }) => first))];
  const own = names.map((name) => {
    const inside = members
      .filter(({ path }) => path[0] === name)
      .map((each) => ({ ...each, path: each.path.slice(1) }));
    const alone = inside.find(({ path }) => path.length === 0);
    const schema = alone?.schema ?? nestedSchema(inside);
    return { path: [name], schema, isSure: inside.some(({ isSure }) => isSure) };
  });
  const all = [...others.filter(({ path }) => !names.includes(path.join())), ...own];
  const required = all.flatMap(({ path, isSure }) => (isSure ? path : []));
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(all.map(({ path, schema }) => [path.join(), schema])),
  };
}

/** The members of an object that another has as well. */
function spreadSchema(path: string | undefined, setting: OutputSetting): readonly MemberSchema[] {
  if (path === undefined) return [];
  const { required, properties } = dereference(pathSchema(path, setting), setting.schemas) ?? {};
  if (!isSchema(properties)) return [];
  const sure = isThere(path, setting) && Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([name, written]) => {
    const schema = asSchema(written);
    return schema ? [{ path: [name], schema, isSure: sure.includes(name) }] : [];
  });
}

/** The value of a member, and what stands for it where it is absent. */
function madeSchema(source: Made, setting: OutputSetting): JsonSchema {
  const { from, default: fallback, optional } = source;
  if (from.length === 0 && fallback !== undefined) return { const: fallback };
  const made = valueSchema(wholeOf(source), setting);
  const base = fallback === undefined && !optional ? made : notNull(made, setting.schemas);
  const isNull =
    fallback === null || (isNullKept(source, setting) && !mayBeNull(made, setting.schemas));
  const absent = fallback ?? (isNull ? null : undefined);
  if (absent === undefined) return base;
  return unique([base, absent === null ? { type: "null" } : { const: absent }]);
}

/** Whether null stays null of which steps would have made something else. */
function isNullKept(
  { default: fallback, optional, ...made }: Made,
  setting: OutputSetting,
): boolean {
  const { paths, steps } = wholeOf(made);
  if (fallback !== undefined || optional || steps.length === 0) return false;
  return paths.some((path) => mayBeNull(pathSchema(path, setting), setting.schemas));
}

/** Whether a member is never left out. */
function isThere(source: Source, { item = {}, schemas }: OutputSetting): boolean {
  if (isObject(source)) return true;
  const made = typeof source === "string" ? { from: [source] } : source;
  if (isText(made)) return false;
  if (made.default !== undefined) return true;
  const { paths, steps } = wholeOf(made);
  if (made.optional || steps.some((step) => wordOf(step).loses !== null)) return false;
  return paths.some((path) => {
    const [root, ...members] = parsePath(path);
    if (root === "status") return true;
    return root === "item" && !mayBeAbsent(item, members, schemas);
  });
}

/** Any member of an object. */
function memberSchema(base: JsonSchema, schemas: Schemas): JsonSchema {
  const { properties, additionalProperties } = dereference(base, schemas) ?? {};
  const named = isSchema(properties) ? schemasOf(Object.values(properties)) : [];
  const others = asSchema(additionalProperties);
  return named.length > 0 || others ? unique([...named, ...(others ? [others] : [])]) : {};
}

/** One schema, or all of them as alternatives. */
function unique(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...rest] = [...new Map(schemas.map((s) => [JSON.stringify(s), s])).values()];
  return rest.length === 0 ? first : { anyOf: [first, ...rest] };
}

/** The schema, but for null. */
function notNull(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { type, ...rest } = dereference(schema, schemas) ?? {};
  if (!Array.isArray(type)) return schema;
  const types = type.filter((each) => each !== "null");
  return { type: types.length === 1 && types[0] !== undefined ? types[0] : types, ...rest };
}
