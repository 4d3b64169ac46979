import type { Schema, Value } from "blockwright/suite";
import { itemPath, memberPath } from "./path.ts";
import { isSchema, layersOf } from "./schema.ts";

/** A member of a reply that no schema names. */
export interface UnknownMember {
  /** `body.items[].saleInfo.isPreorder` */
  readonly path: string;
  readonly name: string;
  readonly value: Value;
  /** The schema that would have to name it. */
  readonly owner: Schema;
}

type Schemas = Readonly<Record<string, Schema>>;

/** Every member of a value that its schema does not name, unless the schema is open. */
export function unknownMembers(
  value: Value,
  schema: unknown,
  schemas: Schemas,
  path: string,
): readonly UnknownMember[] {
  return walk(value, [schema], path, schemas);
}

function walk(
  value: Value,
  described: readonly unknown[],
  path: string,
  schemas: Schemas,
): readonly UnknownMember[] {
  // Several layers may name a member by one schema: it would be walked anew at each level.
  const layers = [...new Set(described.flatMap((each) => layersOf(each, schemas)))];
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) {
    const items = layers.map((layer) => layer.items);
    return value.flatMap((item) => walk(item, items, itemPath(path), schemas));
  }
  const owner = closed(layers);
  return Object.entries(value).flatMap(([name, member]) => {
    const place = memberPath(path, name);
    const known = layers.flatMap((layer) => named(layer, name));
    if (known.length > 0) return walk(member, known, place, schemas);
    if (owner) return [{ path: place, name, value: member, owner }];
    const others = layers.map((layer) => layer.additionalProperties);
    return walk(member, others, place, schemas);
  });
}

/** What a schema says of the member; empty when it does not name it. */
function named({ properties, patternProperties }: Schema, name: string): readonly unknown[] {
  const patterns = isSchema(patternProperties) ? Object.entries(patternProperties) : [];
  return [
    ...(isSchema(properties) && Object.hasOwn(properties, name) ? [properties[name]] : []),
    ...patterns.flatMap(([pattern, each]) => (new RegExp(pattern, "u").test(name) ? [each] : [])),
  ];
}

/** The schema that lists all members; none when other members are meant to be possible. */
function closed(layers: readonly Schema[]): Schema | undefined {
  const isOpen = layers.some(({ additionalProperties: others }) => (others ?? false) !== false);
  return isOpen ? undefined : layers.find(({ properties }) => isSchema(properties));
}

/** `Array.isArray` does not see readonly lists. */
function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
