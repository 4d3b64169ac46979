import type { Pair } from "../../../language/contract.ts";
import type { Operation } from "../../../language/ir/types.ts";

/** One operation in both states. */
export interface OperationPair {
  readonly pair: Pair;
  readonly base: Operation;
  readonly head: Operation;
}
