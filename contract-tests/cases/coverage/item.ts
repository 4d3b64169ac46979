import type { OperationContract } from "../../contract/types.ts";
import type { Demand, DemandKind } from "../../contract/case.ts";

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

const partWords = {
  examples: "its examples",
  wire: "what its documentation says",
  flows: "sequences of requests",
};

/** That a part of the suite has run of an operation, when it has cases of it: a part may be missing. */
export function partDemand(
  { provider, operation }: Pick<Demand, "provider" | "operation">,
  part: keyof typeof partWords,
): Demand {
  const id = `${operation}/operation/${part}`;
  return { id, kind: "operation", provider, operation, words: partWords[part] };
}
