import { isAbsent } from "@blockwright/runtime";
import type { Workflow } from "../types.ts";
import { contextOf, report } from "./context.ts";
import { maskOf, type Redactors, redactorsOfRun } from "./mask.ts";
import { keepOnce, type MakeCall } from "./once.ts";
import { Aborted, outcomeOf, unknownOutcome } from "./outcome.ts";
import { assertWait, isJob, type Step, stepOf } from "./plan.ts";
import { secretsOf, valuesOf } from "./secrets.ts";
import { memoryStore } from "./store.ts";
import type { BlockOptions, BlockOutcome, BlockTask, WorkflowStore } from "./types.ts";

/**
 * Runs one block of a workflow, perhaps on another machine than the others. A failure is part of the
 * outcome. Rejects with a `WorkflowError` when the block cannot be run, and with the store's own error.
 */
export async function runBlock(
  workflow: Workflow,
  { block, outputs, secrets = [] }: BlockTask,
  options: BlockOptions,
): Promise<BlockOutcome> {
  const step = stepOf(workflow, block, options.blocks);
  return runStep(step, outputs, {
    ...options,
    hidden: valuesOf(secrets, options.secrets),
    redactors: redactorsOfRun(),
    store: options.store ?? memoryStore(),
  });
}

/** Options that a run adds to those of the host. */
export interface StepOptions extends BlockOptions {
  /** Secrets of other blocks, whose outputs may contain them. */
  readonly hidden: readonly string[];
  readonly redactors: Redactors;
}

/** Runs a prepared block. */
export async function runStep(
  step: Step,
  outputs: BlockTask["outputs"],
  options: StepOptions & { readonly store: WorkflowStore },
): Promise<BlockOutcome> {
  const { block, operation, document, template } = step;
  const { store, signal } = options;
  if (signal?.aborted) return { block, status: "aborted", ms: 0 };
  const secrets = secretsOf(template.secrets, options.secrets);
  const absent: string[] = [];
  const inputs = template.resolve({ outputs, secrets }, absent);
  const unchecked = inputs as never; // until the operation checks them
  const given = options.context?.(document.type) ?? {};
  const made = given.secrets ?? new Set();
  const others = () => [...secrets.values(), ...options.hidden];
  const mask = maskOf(step, inputs, { made, others }, options.redactors);
  const context = contextOf(step, options, given, { mask, made });
  const call: MakeCall = (idempotencyKey) => {
    for (const message of options.onEvent ? gaps(step, inputs, absent) : [])
      report(step, options, () => ({ kind: "warning", message }));
    return outcomeOf(step, mask, () =>
      operation.execute(unchecked, { ...context, idempotencyKey }),
    );
  };
  const keepCall = (key: string) =>
    operation.effect === "read"
      ? store.keep(key, () => call(crypto.randomUUID()))
      : keepOnce(store, key, call, unknownOutcome(step));
  try {
    if (!document.wait || !isJob(operation)) return await keepCall(block);
    assertWait(block, context);
    // The started job is kept under its own key, so that a later attempt waits for the same one.
    const started = await keepCall(`${block}:job`);
    if (started.status !== "completed") return started;
    const wait = () => operation.waitFor(unchecked, started.outputs, context);
    const done = await store.keep(block, () => outcomeOf(step, mask, wait));
    return { ...done, ms: started.ms + done.ms };
  } catch (error) {
    if (error instanceof Aborted) return error.outcome;
    throw error;
  }
}

/** Warnings about references without a value, where one is missed. */
function gaps(
  { operation, document }: Step,
  inputs: Readonly<Record<string, unknown>>,
  absent: readonly string[],
): readonly string[] {
  const required = Object.keys(operation.inputs).filter((name) => operation.inputs[name]?.required);
  const lost = required.filter((name) => {
    const written = document.inputs[name];
    return typeof written === "string" && written.includes("{{") && isAbsent(inputs[name]);
  });
  return [
    ...absent.map((reference) => `${reference} has no value and is left out of the text.`),
    ...lost.map((name) => `${name} is required, but ${document.inputs[name]} has no value.`),
  ];
}
