import { about, holds } from "../conditions.ts";
import type { WaitContext } from "../context.ts";
import { within } from "../transport/deadline.ts";
import { notify } from "../transport/event.ts";
import { failedJob, type JobStates } from "./error.ts";
import { type ErrorCode, ToolError } from "../tool-error.ts";

/** Errors that may have passed by the next poll. */
const passing: readonly ErrorCode[] = ["network", "timeout", "upstream_error", "rate_limited"];

/** Polls the job until it is done. Rejects when it failed or cannot be polled. */
export async function doneAnswer<Outputs>(
  states: JobStates,
  ask: () => Promise<Outputs>,
  { everyMs, waitMs, onProgress }: WaitContext<Outputs> & { everyMs: number; waitMs: number },
  signal: AbortSignal,
): Promise<Outputs> {
  const started = performance.now();
  let askedMs = 0;
  for (let usualMs = everyMs; ; usualMs = Math.min(usualMs * 1.5, everyMs * 6)) {
    const left = waitMs - (performance.now() - started);
    // The last poll comes early enough to be answered.
    const pauseMs = Math.max(everyMs, askedMs, Math.min(usualMs, left - everyMs));
    await within(pauseMs, [signal]);
    const answer = await ask().catch(keepPassing);
    const isError = answer instanceof ToolError;
    askedMs = (isError && answer.retryAfterMs) || 0;
    if (isError) continue;
    notify(onProgress, answer);
    const outputs = Object(answer); // outputs are an object
    const { until, fail } = states;
    const asked = about(outputs);
    if (holds(until, asked)) return answer;
    if (fail && holds(fail, asked)) throw failedJob(states, outputs);
  }
}

function keepPassing(error: ToolError): ToolError {
  if (passing.includes(error.code)) return error;
  throw error;
}
