import type { Contract } from "../contract/types.ts";
import { jobFlows } from "./jobs.ts";
import { pageFlows } from "./pages.ts";
import { repeatFlows } from "./repeats.ts";
import type { Flow, FlowsOrGap } from "./types.ts";

/** What is derived of the flows of a contract. */
export interface DerivedFlows {
  readonly flows: readonly Flow[];
  /** Operations that cannot be followed, and what the manifest has to say for that. */
  readonly gaps: readonly { readonly operation: string; readonly reason: string }[];
}

/** Every flow that a contract has: repetitions and pages of its operations, and its jobs. */
export function deriveFlows(contract: Contract): DerivedFlows {
  const found: readonly (readonly [string, FlowsOrGap])[] = [
    ...contract.operations.map((each) => [each.id, repeatFlows(contract, each)] as const),
    ...contract.operations.map((each) => [each.id, pageFlows(contract, each)] as const),
    ...contract.jobs.flatMap((job) =>
      job.start.map((id) => [id, jobFlows(contract, job, id)] as const),
    ),
  ];
  return {
    flows: found.flatMap(([, each]) => ("reason" in each ? [] : each)),
    gaps: found.flatMap(([operation, each]) => ("reason" in each ? [{ operation, ...each }] : [])),
  };
}
