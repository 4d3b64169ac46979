import {
  argumentIn,
  conversions,
  isText,
  type PathValue,
  plainMembers,
  stepName,
  wholeOf,
} from "./output-steps.ts";
import { notNull, stepSchema, unique } from "./part-schema.ts";
import { parsePath } from "./path.ts";
import { mayBeAbsent } from "./presence.ts";
import { type Schemas, schemaAt } from "./schema-path.ts";
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
  /** Whether outputs have the types of their schemas. */
  readonly isTyped?: boolean;
  /** What `item` is, inside a list. */
  readonly item?: JsonSchema;
}

/** What the schemas of the replies say of a value, once its steps are done. */
export function schemaOf(source: OutputSource, setting: OutputSetting): JsonSchema {
  return source.kind === "const" ? { const: source.value } : valueSchema(source, setting);
}

function valueSchema({ paths, steps }: PathValue, setting: OutputSetting): JsonSchema {
  const found = paths.map((path) => pathSchema(path, setting));
  const starts = argumentIn(steps, "fill") ? [{}] : found;
  const after = (base: JsonSchema, step: OutputStep) =>
    typeof step === "object" && "each" in step
      ? eachSchema(base, step.each, setting)
      : stepSchema(base, step, setting.schemas);
  return unique(starts.map((start) => steps.reduce(after, start)));
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

function eachSchema(base: JsonSchema, each: Source, setting: OutputSetting): JsonSchema {
  const item = schemaAt(base, [0], setting.schemas)?.schema ?? {};
  const within = { ...setting, item };
  const items = sourceSchema(each, within);
  return { type: "array", items: isObject(each) ? items : notNull(items, setting.schemas) };
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
  const members = Object.entries(source.members);
  // Manifests from before are read as they were.
  const isTold = setting.isTyped || plainMembers(source) === null;
  const required = members.flatMap(([name, member]) => (isThere(member, setting) ? [name] : []));
  const properties = members.map(
    ([name, member]) => [name, sourceSchema(member, setting)] as const,
  );
  return {
    type: "object",
    ...(isTold && required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  };
}

/** The value of a member, and what stands for it where it is absent. */
function madeSchema(source: Made, setting: OutputSetting): JsonSchema {
  const made = valueSchema(wholeOf(source), setting);
  const { default: fallback } = source;
  if (fallback === undefined) return made;
  const base = notNull(made, setting.schemas);
  return unique([base, fallback === null ? { type: "null" } : { const: fallback }]);
}

/** Steps that may make nothing of a value, beside the conversions. */
const LOSING = ["first", "last", "join", "fill", "map", ...conversions];

/** Whether a member is never left out. */
function isThere(source: Source, { item = {}, schemas }: OutputSetting): boolean {
  if (isObject(source)) return true;
  const made = typeof source === "string" ? { from: [source] } : source;
  if (isText(made)) return false;
  if (made.default !== undefined) return true;
  const { paths, steps } = wholeOf(made);
  if (steps.some((step) => LOSING.includes(stepName(step)))) return false;
  return paths.some((path) => {
    const [root, ...members] = parsePath(path);
    if (root === "status") return true;
    if (root !== "item" || mayBeAbsent(item, members, schemas)) return false;
    // Of null nothing is made, so that it would be left out.
    const found = schemaAt(item, members, schemas)?.schema ?? {};
    return steps.length === 0 || !mayBeNull(found, schemas);
  });
}
