import type { Operation, Provider } from "./types.ts";

/** The operation with this id. */
export function operationOf({ operations }: Provider, id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new TypeError(`there is no operation ${id}`); // the check stage made sure
  return found;
}
