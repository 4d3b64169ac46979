import type { Outcome } from "../contract/case.ts";
import { operationOf } from "../oracle/asked.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { type Flow, isAsked, type Step } from "../contract/flow.ts";
import { flowOf, isSafe, limitedReply, type Setting, unhurried } from "./flow.ts";

/** Calls that show how long an attempt may be, and a call as a whole: each with all the time for the other. */
export function deadlineFlows(setting: Setting): readonly Flow[] {
  const { operation, before, own } = setting;
  const context = { ...unhurried, timeoutMs: undefined, maxRetries: 0 };
  return [
    flowOf(setting, {
      title: "ends an attempt that nobody answers",
      keyword: "limits.timeout",
      steps: [...before, never(own)],
      outcome: { kind: "error", error: { code: "timeout" } },
      timing: { context, lastRequestMs: 0, endMs: operation.time.attemptMs },
    }),
    ...spentFlows(setting, before.length, { name: "", keyword: "limits.deadline" }),
  ];
}

/**
 * All that a call waits for is within its deadline. One of its steps is never answered, is answered late, asks
 * for a wait, and asks for one that is longer than what is left.
 */
export function spentFlows(
  setting: Setting,
  at: number,
  about: { readonly name: string; readonly keyword: string },
): readonly Flow[] {
  const { contract, operation, before, own } = setting;
  const { callMs } = operation.time;
  const halfMs = Math.floor(callMs / 2);
  const step = before[at] ?? own;
  const called = operationOf(contract, step.operation);
  const [until, after] = [before.slice(0, at), [...before.slice(at + 1), never(own)]];
  const made = (how: string, steps: readonly Step[], outcome: Outcome, lastRequestMs = halfMs) =>
    timedFlow(setting, { ...about, how, steps, outcome, lastRequestMs, endMs: callMs });
  const ended = timeout(operation.id, "unknown");
  const statuses = isSafe(called, step.request) ? [503, 429] : [429];
  const [busy] = statuses.flatMap((status) => limited(setting, step, halfMs, status));
  if (step === own)
    return [
      made("ends a call that nobody answers", [...until, never(own)], ended, 0),
      ...(busy ? [made("waits within its deadline", [...until, busy.step, ...after], ended)] : []),
      ...unwaited(setting, [...until, own], { ...about, how: "does not wait beyond its deadline" }),
    ];
  const unsent = timeout(called.id, "not_sent");
  const late = { ...step, afterMs: halfMs };
  const deadline = "the deadline of the call";
  return [
    made("ends the call that it keeps waiting", [...until, never(step)], unsent, 0),
    made("takes its time from that of the call", [...until, late, ...after], ended),
    ...(busy
      ? [made(`waits within ${deadline}`, [...until, busy.step, step, ...after], ended)]
      : []),
    ...unwaited(setting, [...until, step], { ...about, how: `does not wait beyond ${deadline}` }),
  ];
}

/** The first step is answered late, and the last asks for more time than is left. */
export function unwaited(
  setting: Setting,
  steps: readonly Step[],
  about: { readonly name: string; readonly keyword: string; readonly how: string },
): readonly Flow[] {
  const { callMs } = setting.operation.time;
  const endMs = Math.floor(callMs / 2);
  return limited(setting, steps.at(-1) ?? setting.own, callMs, 429).map(({ step, outcome }) => {
    const [first = step, ...others] = [...steps.slice(0, -1), step];
    const lastRequestMs = others.length > 0 ? endMs : 0;
    const all = [{ ...first, afterMs: endMs }, ...others];
    return timedFlow(setting, { ...about, steps: all, outcome, lastRequestMs, endMs });
  });
}

interface Timed {
  readonly name: string;
  readonly how: string;
  readonly keyword: string;
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
  readonly lastRequestMs: number;
  readonly endMs: number;
}

function timedFlow(
  setting: Setting,
  { name, how, keyword, steps, outcome, ...times }: Timed,
): Flow {
  const timing = { context: { ...unhurried, deadlineMs: undefined, maxRetries: 1 }, ...times };
  return flowOf(setting, { title: name + how, keyword, steps, outcome, timing });
}

/** A step that asks for a wait, and what comes of a call that does not wait; none where it is no failure. */
function limited({ contract, inputs }: Setting, step: Step, ms: number, status: number) {
  const called = operationOf(contract, step.operation);
  const reply = limitedReply(ms, { status });
  const outcome = expectedOutcome(called, isAsked(step) ? step.inputs : inputs, reply);
  if (outcome.kind === "output") return [];
  const error = { ...outcome.error, operation: called.id, retryAfterMs: ms };
  return [{ step: { ...step, reply }, outcome: { ...outcome, error } }];
}

function never(step: Step): Step {
  return { ...step, afterMs: Infinity };
}

function timeout(operation: string, outcome: "not_sent" | "unknown"): Outcome {
  return { kind: "error", error: { code: "timeout", operation, outcome } };
}
