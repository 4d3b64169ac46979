import type { Output } from "../../../../language/ir/types.ts";
import type { Report, Positions } from "../../change.ts";
import type { OperationPair } from "../operation-pair.ts";

/** One output in both states. */
export interface OutputPair {
  readonly operation: OperationPair;
  readonly report: Report;
  readonly base: Output;
  readonly head: Output;
  readonly positions: Positions;
}
