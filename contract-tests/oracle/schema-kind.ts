import { formsOf } from "../contract/forms.ts";
import type { OperationContract, OutputContract, Schema } from "../contract/types.ts";
import { membersOf } from "./path.ts";

/** What JSON a value must be; null when the schemas do not say. */
export type JsonKind = "object" | "array" | null;

type Schemas = OperationContract["schemas"];

/** What JSON an output is, by the schemas at all its paths. */
export function kindOfOutput(operation: OperationContract, { source }: OutputContract): JsonKind {
  if (source.kind === "const") return kindOfSchema({ const: source.value }, {});
  const { take, each, paths, making } = source;
  const { text, join, lines, divide, cut, is, map, convert, part } = making;
  const isOther = [text, join, lines, divide, cut, is, map, convert].some(Boolean);
  if (map && !convert) return kindOfSchema({ enum: Object.values(map) }, {});
  if (isOther || part === "sum") return null;
  if (take === "keys" || part !== undefined) return "array";
  const isItem = take === "first" || take === "last";
  if (typeof making.each === "string") {
    const rest = making.each.slice("item".length);
    return isItem ? kindAt(`${paths[0]}[0]${rest}`, operation) : "array";
  }
  if (each ?? making.each) return isItem ? "object" : "array";
  const kinds = new Set(paths.map((path) => kindAt(isItem ? `${path}[0]` : path, operation)));
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
}

/** What JSON a schema allows, null aside. */
export function kindOfSchema(schema: unknown, schemas: Schemas): JsonKind {
  const forms = formsOf(schema, schemas);
  const kinds = new Set(forms.flatMap(({ types }) => (types.length > 0 ? types : ["any"])));
  kinds.delete("null");
  const [kind] = kinds;
  return kinds.size === 1 && (kind === "object" || kind === "array") ? kind : null;
}

function kindAt(path: string, { replies, schemas, hooks }: OperationContract): JsonKind {
  const [root, ...members] = membersOf(path);
  // What a hook makes of a body is not what the schema says.
  if (root !== "body" || hooks.reply) return null;
  const names = [...replies.values()].filter((name) => name !== null);
  const found = names.map((name) => schemaAt(schemas[name], members, schemas)).find(Boolean);
  return kindOfSchema(found, schemas);
}

/** The schema of a value further in; undefined when it is not described. */
function schemaAt(
  schema: unknown,
  members: readonly (string | number)[],
  schemas: Schemas,
): Schema | undefined {
  const start = resolved(schema, schemas);
  let found = start ? [start] : [];
  for (const member of members) {
    const holders = new Set(found.flatMap((each) => branchesOf(each, schemas)));
    const inside = [...holders].map(({ items, properties, additionalProperties }) => {
      const named = isSchema(properties) ? properties[member] : undefined;
      return resolved(
        typeof member === "number" ? items : (named ?? additionalProperties),
        schemas,
      );
    });
    found = inside.filter((each) => each !== undefined);
  }
  return found[0];
}

/** A schema and all that its parts and alternatives are, each once. */
function branchesOf(schema: Schema, schemas: Schemas): readonly Schema[] {
  const all = new Set<Schema>();
  const add = (written: unknown): void => {
    const whole = resolved(written, schemas);
    if (!whole || all.has(whole)) return;
    all.add(whole);
    for (const branch of [whole.allOf, whole.anyOf, whole.oneOf].flat()) add(branch);
  };
  add(schema);
  return [...all];
}

/** The schema that a reference leads to; `true` allows anything. */
function resolved(schema: unknown, schemas: Schemas): Schema | undefined {
  if (schema === true) return {};
  if (!isSchema(schema)) return undefined;
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  return resolved(schemas[$ref.replace("#/schemas/", "")], schemas);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
