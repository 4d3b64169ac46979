// Generated from packages/workflow/src/run/context.ts. Do not edit; run `npm run generate`.

import { notify, type WaitContext } from "@blockwright/runtime";
import type { Mask } from "./mask.ts";
import { asJson } from "./outcome.ts";
import type { Step } from "./plan.ts";
import type { BlockOptions, RunEvent } from "./types.ts";

type Happening<Each = RunEvent> = Each extends RunEvent ? Omit<Each, "block" | "operation"> : never;

/** Tells the host what happens in a block. */
export function tell({ block, operation }: Step, options: BlockOptions, event: Happening): void {
  notify(options.onEvent, { block, operation: operation.id, ...event });
}

/** What the calls of a block are handed: what the host gives, and the ears of the run. */
export function contextOf(step: Step, options: BlockOptions, mask: Mask): WaitContext<unknown> {
  const { type, wait } = step.document;
  const { everyMs, waitMs } = typeof wait === "object" ? wait : {};
  const given = options.context?.(type) ?? {};
  const begun = performance.now();
  return {
    ...given,
    everyMs: given.everyMs ?? everyMs,
    waitMs: given.waitMs ?? waitMs,
    signal: eitherOf(options.signal, given.signal),
    onWarning(warning) {
      notify(given.onWarning, warning);
      tell(step, options, { kind: "warning", message: mask.words(warning.message) });
    },
    onProgress(outputs) {
      notify(given.onProgress, outputs);
      const ms = Math.round(performance.now() - begun);
      tell(step, options, { kind: "waiting", outputs: mask.shown(asJson(outputs)), ms });
    },
  };
}

function eitherOf(
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined {
  return one && other ? AbortSignal.any([one, other]) : (one ?? other);
}
