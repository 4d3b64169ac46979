import type { Workflow } from "../types.ts";
import { runStep, type StepOptions } from "./block.ts";
import { report } from "./context.ts";
import { maskOutcome, redactorsOfRun } from "./mask.ts";
import { byArrival, byRace } from "./order.ts";
import { type Plan, planOf, type Step } from "./plan.ts";
import { secretsOf } from "./secrets.ts";
import { memoryStore } from "./store.ts";
import type { BlockOutcome, BlockTask, RunOptions, WorkflowResult } from "./types.ts";

/**
 * Runs a workflow: each block when all before it have completed, independent ones in parallel. Rejects
 * with a `WorkflowError`, before anything is sent, when the workflow cannot be run, and with their own
 * errors when the store or `perform` fails. A block that fails is part of the result.
 */
export async function runWorkflow(
  workflow: Workflow,
  options: RunOptions,
): Promise<WorkflowResult> {
  const plan = planOf(workflow, options.blocks);
  // Blocks that run elsewhere get their secrets there.
  const isElsewhere = options.perform && !options.secrets;
  const secrets = secretsOf(isElsewhere ? [] : plan.secrets, options.secrets);
  // Outputs carry values from one block to others, so each is masked with the secrets of all.
  const all = [...new Set(secrets.values())];
  const redactors = redactorsOfRun();
  const ended = await runPlan(plan, { ...options, hidden: all, redactors }, (step, outcome) => {
    report(step, options, () => ({ kind: "ended", outcome: maskOutcome(outcome, all, redactors) }));
  });
  const statuses = new Set(Array.from(ended.values(), ({ status }) => status));
  const worst = (["aborted", "failed"] as const).find((status) => statuses.has(status));
  return { status: worst ?? "completed", blocks: Object.fromEntries(ended) };
}

/** Outputs of the blocks that have completed, by block. */
type Outputs = Record<string, BlockTask["outputs"][string]>;

/** Outcomes by block, in the order in which blocks ended. */
async function runPlan(
  plan: Plan,
  options: RunOptions & StepOptions,
  onEnd: (step: Step, outcome: BlockOutcome) => void,
): Promise<ReadonlyMap<string, BlockOutcome>> {
  const ended = new Map<string, BlockOutcome>();
  const running = options.race ? byRace(options.race) : byArrival();
  const { steps, graph } = plan;
  // Without a prototype: a block may have any name.
  const outputs: Outputs = Object.create(null);
  const perform = performer(plan, options, outputs);
  const begin = (ready: readonly Step[]) => {
    for (const step of options.signal?.aborted ? [] : ready) {
      report(step, options, () => ({ kind: "started" }));
      running.add(step.block, perform(step));
    }
  };
  const end = (outcome: BlockOutcome) => {
    const step = steps.get(outcome.block);
    ended.set(outcome.block, outcome);
    if (outcome.status === "completed") outputs[outcome.block] = outcome.outputs;
    if (step) onEnd(step, outcome);
  };
  const nextReady = readiness(plan);

  begin([...steps.values()].filter(({ block }) => graph.previous(block).length === 0));
  while (running.size > 0) {
    const outcome = await running.next();
    if (!steps.has(outcome.block) || ended.has(outcome.block)) throw misplaced(outcome);
    end(outcome);
    if (outcome.status === "completed") begin(nextReady(outcome.block));
    if (outcome.status !== "failed") continue;
    for (const block of behind(outcome.block, graph)) {
      if (!ended.has(block)) end({ block, status: "skipped", because: outcome.block, ms: 0 });
    }
  }
  // Only an aborted run leaves any.
  for (const block of steps.keys()) if (!ended.has(block)) end({ block, status: "aborted", ms: 0 });
  return ended;
}

/** A store or the host's `perform` returned the outcome of another block, so the run cannot go on. */
function misplaced({ block }: BlockOutcome): TypeError {
  return new TypeError(`There is an outcome for "${block}", which is not a running block.`);
}

/** The function that runs one block with the outputs that it refers to. */
function performer(
  { secrets }: Plan,
  options: RunOptions & StepOptions,
  outputs: Readonly<Outputs>,
): (step: Step) => Promise<BlockOutcome> {
  const { perform } = options;
  const own = { ...options, store: options.store ?? memoryStore() };
  return (step) => {
    if (!perform) return runStep(step, outputs, own);
    const { block, operation, template } = step;
    const needed = template.outputs.flatMap(({ block: other }) => {
      const known = outputs[other];
      return known ? [[other, known] as const] : [];
    });
    const { id, effect } = operation;
    return perform({
      block,
      operation: id,
      effect,
      outputs: Object.fromEntries(needed),
      secrets,
    });
  };
}

/** The function that returns, for a completed block, those with nothing left to wait for, in document order. */
function readiness({ steps, graph }: Plan): (block: string) => readonly Step[] {
  const places = new Map(Array.from(steps.keys(), (block, place) => [block, place]));
  const left = new Map(Array.from(steps.keys(), (block) => [block, graph.previous(block).length]));
  return (block) => {
    const ready = graph.next(block).filter((next) => {
      const open = (left.get(next) ?? 0) - 1;
      left.set(next, open);
      return open === 0;
    });
    return ready
      .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
      .flatMap((next) => steps.get(next) ?? []);
  };
}

/** All blocks after this one, near ones first. */
function behind(block: string, graph: Plan["graph"]): ReadonlySet<string> {
  const reached = new Set(graph.next(block));
  // The set grows while it is walked.
  for (const each of reached) for (const next of graph.next(each)) reached.add(next);
  return reached;
}
