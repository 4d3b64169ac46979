import type { Schema } from "blockwright/suite";

type Schemas = Readonly<Record<string, Schema>>;

/** Whether a value is a schema that says something: not true, false or missing. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every schema that speaks of the same value: itself, what it refers to, and its alternatives. */
export function layersOf(schema: unknown, schemas: Schemas): readonly Schema[] {
  const layers = new Set<Schema>();
  const add = (layer: unknown) => {
    if (!isSchema(layer) || layers.has(layer)) return;
    layers.add(layer);
    const { $ref, allOf, anyOf, oneOf } = layer;
    if (typeof $ref === "string") add(schemas[$ref.replace("#/schemas/", "")]);
    for (const each of [allOf, anyOf, oneOf].flat()) add(each);
  };
  add(schema);
  return [...layers];
}

/** Where each schema stands in the manifest, as members from its top. */
export function placesOf(schemas: Schemas): ReadonlyMap<unknown, readonly string[]> {
  const places = new Map<unknown, readonly string[]>();
  const visit = (value: unknown, place: readonly string[]) => {
    if (typeof value !== "object" || value === null || places.has(value)) return;
    places.set(value, place);
    for (const [name, member] of Object.entries(value)) visit(member, [...place, name]);
  };
  visit(schemas, ["schemas"]);
  return places;
}
