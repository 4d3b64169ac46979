import type { OperationContract } from "../../contract/types.ts";
import type { Demand, DemandKind } from "../types.ts";

/** Id of a demand: `books_search_volumes/limit/maxResults/maximum/outside`. */
export function demandId(
  { id }: OperationContract,
  kind: DemandKind,
  ...words: readonly string[]
): string {
  return [id, kind, ...words].join("/");
}

/** A demand of an operation. */
export function demand(
  operation: OperationContract,
  [kind, ...names]: readonly [DemandKind, ...string[]],
  words: string,
): Demand {
  const { provider, id } = operation;
  return { id: demandId(operation, kind, ...names), kind, provider, operation: id, words };
}
