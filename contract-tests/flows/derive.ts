import { baseOf } from "../cases/base.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { HookError } from "../oracle/hooks.ts";
import { attemptFlows } from "./attempts.ts";
import { deadlineFlows } from "./deadlines.ts";
import type { Flow } from "../contract/flow.ts";
import { type FlowsOrGap, settingOf } from "./flow.ts";
import { followUpFlows } from "./follow-ups.ts";
import { jobFlows } from "./jobs.ts";
import { lookupFlows } from "./lookups.ts";
import { optionFlows } from "./options.ts";
import { pageFlows } from "./pages.ts";

/** What is derived of the flows of a contract. */
export interface DerivedFlows {
  readonly flows: readonly Flow[];
  /** Operations that cannot be followed, and what the manifest has to say for that. */
  readonly gaps: readonly { readonly operation: string; readonly reason: string }[];
}

const ofCalls = [attemptFlows, deadlineFlows, lookupFlows, followUpFlows];

/** Those of the smallest call of an operation. */
async function callFlows(contract: Contract, operation: OperationContract): Promise<FlowsOrGap> {
  const base = baseOf(operation);
  if ("reason" in base) return []; // said where inputs are covered
  const setting = await settingOf(contract, operation, base);
  return (await Promise.all(ofCalls.map(async (flowsOf) => flowsOf(setting)))).flat();
}

/** Every flow that a contract has: repetitions, times and pages of its operations, and its jobs. */
export async function deriveFlows(contract: Contract): Promise<DerivedFlows> {
  const { operations, jobs } = contract;
  const starts = jobs.flatMap((job) => job.start.map((id) => ({ job, id })));
  const found = await Promise.all([
    ...[callFlows, pageFlows, optionFlows].flatMap((flowsOf) =>
      operations.map((each) => derived(each.id, flowsOf(contract, each))),
    ),
    ...starts.map(({ job, id }) => derived(id, jobFlows(contract, job, id))),
  ]);
  const gaps = found.flatMap(([operation, each]) =>
    "reason" in each ? [[`${operation} ${each.reason}`, { operation, ...each }] as const] : [],
  );
  return {
    flows: found.flatMap(([, each]) => ("reason" in each ? [] : each)),
    // What keeps several kinds from being followed is said once.
    gaps: [...new Map(gaps).values()],
  };
}

/** A hook that fails leaves nothing to expect; flows of other operations are followed all the same. */
async function derived(
  operation: string,
  flows: Promise<FlowsOrGap>,
): Promise<readonly [string, FlowsOrGap]> {
  try {
    return [operation, await flows];
  } catch (error) {
    if (!(error instanceof HookError)) throw error;
    return [operation, { reason: `${error.message}; the smallest call has to pass it` }];
  }
}
