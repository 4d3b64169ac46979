import type { Contract } from "../contract/types.ts";
import { jobFlows } from "./jobs.ts";
import { pageFlows } from "./pages.ts";
import { repeatFlows } from "./repeats.ts";
import { timingFlows } from "./timings.ts";
import type { Flow, FlowsOrGap } from "./types.ts";

/** What is derived of the flows of a contract. */
export interface DerivedFlows {
  readonly flows: readonly Flow[];
  /** Operations that cannot be followed, and what the manifest has to say for that. */
  readonly gaps: readonly { readonly operation: string; readonly reason: string }[];
}

/** Every flow that a contract has: repetitions, times and pages of its operations, and its jobs. */
export async function deriveFlows(contract: Contract): Promise<DerivedFlows> {
  const { operations, jobs } = contract;
  const starts = jobs.flatMap((job) => job.start.map((id) => ({ job, id })));
  const found: readonly (readonly [string, FlowsOrGap])[] = await Promise.all([
    ...operations.map(async (each) => [each.id, await repeatFlows(contract, each)] as const),
    ...operations.map(async (each) => [each.id, await timingFlows(contract, each)] as const),
    ...operations.map(async (each) => [each.id, await pageFlows(contract, each)] as const),
    ...starts.map(async ({ job, id }) => [id, await jobFlows(contract, job, id)] as const),
  ]);
  return {
    flows: found.flatMap(([, each]) => ("reason" in each ? [] : each)),
    gaps: found.flatMap(([operation, each]) => ("reason" in each ? [{ operation, ...each }] : [])),
  };
}
