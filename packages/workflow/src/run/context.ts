import { notify, type WaitContext } from "@blockwright/runtime";
import type { Mask } from "./mask.ts";
import { asJson } from "./outcome.ts";
import type { Step } from "./plan.ts";
import type { BlockOptions, RunEvent } from "./types.ts";

type EventDetails<Each = RunEvent> = Each extends RunEvent
  ? Omit<Each, "block" | "operation">
  : never;

/** Reports an event of a block to the host. It is made only if there is somebody who listens. */
export function report(
  { block, operation }: Step,
  { onEvent }: BlockOptions,
  event: () => EventDetails,
): void {
  if (onEvent) notify(onEvent, { block, operation: operation.id, ...event() });
}

/** The context of a block's calls: that of the host, with the listeners of the run. */
export function contextOf(
  step: Step,
  options: BlockOptions,
  given: WaitContext<unknown>,
  { mask, made }: { readonly mask: Mask; readonly made: Set<string> },
): WaitContext<unknown> {
  const { wait } = step.document;
  const { everyMs, waitMs } = typeof wait === "object" ? wait : {};
  const begun = performance.now();
  return {
    ...given,
    secrets: made,
    everyMs: given.everyMs ?? everyMs,
    waitMs: given.waitMs ?? waitMs,
    signal: eitherOf(options.signal, given.signal),
    onWarning(warning) {
      notify(given.onWarning, warning);
      report(step, options, () => ({ kind: "warning", message: mask.texts(warning.message) }));
    },
    onProgress(outputs) {
      notify(given.onProgress, outputs);
      const ms = Math.round(performance.now() - begun);
      report(step, options, () => ({
        kind: "waiting",
        outputs: mask.shown(asJson(outputs)),
        ms,
      }));
    },
  };
}

function eitherOf(
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined {
  return one && other ? AbortSignal.any([one, other]) : (one ?? other);
}
