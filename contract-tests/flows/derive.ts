import type { Contract } from "../contract/types.ts";
import { jobFlows } from "./jobs.ts";
import { pageFlows } from "./pages.ts";
import { repeatFlows } from "./repeats.ts";
import type { Flow } from "./types.ts";

/** Every flow that a contract has: repetitions and pages of its operations, and its jobs. */
export function deriveFlows(contract: Contract): readonly Flow[] {
  const pages = contract.operations.flatMap((operation) => pageFlows(contract, operation));
  const repeats = contract.operations.flatMap((operation) => repeatFlows(contract, operation));
  return [...pages, ...jobFlows(contract), ...repeats];
}
