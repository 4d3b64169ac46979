import type { OperationContract, Schema } from "../contract/types.ts";

/** What each of several operations sends that a document describes as one, by their ids. */
export type Bodies = ReadonlyMap<unknown, Schema>;

/** The branches of schemas of bodies, each of which has the id of its operation for a title. */
export function bodiesIn(schemas: readonly unknown[]): Bodies {
  const branches = schemas.flatMap((schema): readonly Schema[] => Object(schema).anyOf ?? []);
  return new Map(branches.map((branch) => [branch["title"], branch]));
}

/** Of operations that share a method and path, the one that sends such a body. */
export function likest(
  operations: readonly OperationContract[],
  bodies: Bodies,
  body: unknown,
): OperationContract | undefined {
  const rated = operations.map((operation) => {
    return { operation, likeness: likeness(bodies.get(operation.id) ?? {}, body) };
  });
  return rated.toSorted((one, other) => other.likeness - one.likeness)[0]?.operation;
}

/** How much of a value a schema knows; less than nothing for what it does not know, or misses. */
function likeness(schema: Schema, value: unknown): number {
  if ("const" in schema)
    return JSON.stringify(schema["const"]) === JSON.stringify(value) ? 1 : OTHER;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  const { properties, required } = schema;
  const known = new Map(Object.entries((properties ?? {}) as Record<string, Schema>)); // as the suite makes it
  const missing = [required ?? []].flat().filter((name) => !Object.hasOwn(value, String(name)));
  const members = Object.entries(value).map(([name, each]) => {
    const own = known.get(name);
    return own === undefined ? -1 : 1 + likeness(own, each);
  });
  return members.reduce((sum, each) => sum + each, missing.length * MISS);
}

const MISS = -1000;

/** A value that never changes, as a document, says most. */
const OTHER = -1_000_000;
