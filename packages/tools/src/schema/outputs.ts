import type { BlockJson, OperationJson, OutputJson } from "../block-json.ts";
import type { ObjectSchema, Schema } from "../tool.ts";

interface Group {
  readonly members: Map<string, Group | Schema>;
  readonly required: Set<string>;
}

/**
 * What every value of an operation has, and no more: outputs by name and type, json as an object or a
 * list. A deeper schema would turn real replies into errors, after a write was done.
 */
export function outputSchema(block: BlockJson, { outputs, model }: OperationJson): ObjectSchema {
  const root = emptyGroup();
  for (const [name, output] of Object.entries(outputs)) {
    if (model?.result && !model.result.includes(name)) continue;
    add(root, name.split("."), valueSchema(block, output), !output.optional);
  }
  return schemaOf(root);
}

function emptyGroup(): Group {
  return { members: new Map(), required: new Set() };
}

function add(
  group: Group,
  [first = "", ...rest]: readonly string[],
  schema: Schema,
  required: boolean,
): void {
  if (required) group.required.add(first);
  if (rest.length === 0) {
    group.members.set(first, schema);
    return;
  }
  const known = group.members.get(first);
  const inner = known !== undefined && isGroup(known) ? known : emptyGroup();
  group.members.set(first, inner);
  add(inner, rest, schema, required);
}

function isGroup(node: Group | Schema): node is Group {
  return "members" in node && node["members"] instanceof Map;
}

function schemaOf({ members, required }: Group): ObjectSchema {
  const properties = [...members].map(([name, node]): [string, Schema] => [
    name,
    isGroup(node) ? { ...schemaOf(node) } : node,
  ]);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: [...required],
  };
}

function valueSchema(block: BlockJson, output: OutputJson): Schema {
  const { type, integer, nullable, description, schema = {} } = output;
  const own = type === "json" ? typesIn(block, schema) : [integer ? "integer" : type];
  // What is not known may be anything.
  if (own === undefined) return { description };
  const types = [...new Set([...own, ...(nullable ? ["null"] : [])])];
  const alternatives = types.map((each): Schema => ({ type: each }));
  // Not every client reads a list of types.
  return { ...(types.length === 1 ? alternatives[0] : { anyOf: alternatives }), description };
}

type Types = ReadonlySet<string> | undefined;

/** The types that a schema allows; undefined where it allows any, as it does within itself. */
function typesIn(block: BlockJson, schema: Schema, known = new Map<Schema, Types>()): Types {
  if (known.has(schema)) return known.get(schema);
  known.set(schema, undefined);
  const types = readTypes(block, schema, (part) => typesIn(block, part, known));
  known.set(schema, types);
  return types;
}

function readTypes(block: BlockJson, schema: Schema, within: (part: Schema) => Types): Types {
  const { $ref: ref, anyOf, type } = schema;
  if (typeof ref === "string") {
    const target = block.$defs?.[ref.slice(ref.lastIndexOf("/") + 1)];
    return target && within(target);
  }
  if (Array.isArray(anyOf)) {
    const all = anyOf.map(within);
    return all.includes(undefined) ? undefined : new Set(all.flatMap((each) => [...(each ?? [])]));
  }
  if ("const" in schema) return new Set([typeOf(schema["const"])]);
  return type === undefined ? undefined : new Set([type].flat().map(String));
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
