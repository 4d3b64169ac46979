import type { Contract } from "../contract/types.ts";
import { jobFlows } from "./jobs.ts";
import { pageFlows } from "./pages.ts";
import type { Flow } from "./types.ts";

/** Every flow that a contract has: pages of its operations, and its jobs. */
export function deriveFlows(contract: Contract): readonly Flow[] {
  const pages = contract.operations.flatMap((operation) => pageFlows(contract, operation));
  return [...pages, ...jobFlows(contract)];
}
