import type { OperationContract, Value } from "../../contract/types.ts";
import { filled, UnfillableSchema } from "./filled.ts";
import type { Extent } from "./filling.ts";

type Body = Value | UnfillableSchema;

// The schemas of a provider serve many operations.
const bodies = new WeakMap<OperationContract["schemas"], Map<string, Body>>();

/** A body of the schema of that name, or why there is none; undefined where no body is declared. */
export function filledBody(
  { schemas }: OperationContract,
  name: string | null,
  extent: Extent,
): Body | undefined {
  if (name === null) return undefined;
  const known = bodies.get(schemas) ?? new Map<string, Body>();
  bodies.set(schemas, known);
  const key = `${extent} ${name}`;
  const body = known.get(key) ?? filledOrWhyNot(name, schemas, extent);
  known.set(key, body);
  return body;
}

function filledOrWhyNot(name: string, schemas: OperationContract["schemas"], extent: Extent): Body {
  try {
    return filled({ $ref: `#/schemas/${name}` }, schemas, extent);
  } catch (error) {
    if (error instanceof UnfillableSchema) return error;
    throw error;
  }
}
