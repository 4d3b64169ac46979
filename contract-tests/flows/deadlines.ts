import type { Outcome } from "../contract/case.ts";
import { type Flow, isAsked, type Step } from "../contract/flow.ts";
import { operationOf } from "../oracle/asked.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
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

interface About {
  /** What it is about, and a space. */
  readonly name: string;
  readonly keyword: string;
}

/**
 * All that a call waits for is within its deadline. One of its steps is never answered, is answered late, asks
 * for a wait, and asks for one that is longer than what is left.
 */
export function spentFlows(setting: Setting, at: number, about: About): readonly Flow[] {
  const { contract, operation, before, own } = setting;
  const { callMs } = operation.time;
  const halfMs = Math.floor(callMs / 2);
  const step = before[at] ?? own;
  const called = operationOf(contract, step.operation);
  const [until, after] = [before.slice(0, at), [...before.slice(at + 1), never(own)]];
  const made = (how: string, steps: readonly Step[], outcome: Outcome, lastRequestMs = halfMs) =>
    timedFlow(
      setting,
      { title: about.name + how, keyword: about.keyword, steps, outcome },
      lastRequestMs,
      callMs,
    );
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

/** The last step asks for a longer wait than is left. */
export function unwaited(
  setting: Setting,
  steps: readonly Step[],
  { name, how, keyword }: About & { readonly how: string },
): readonly Flow[] {
  const last = steps.at(-1) ?? setting.own;
  return limited(setting, last, setting.operation.time.callMs, 429).map(({ step, outcome }) => {
    const all = [...steps.slice(0, -1), step];
    return lateFlow(setting, { title: name + how, keyword, steps: all, outcome });
  });
}

type Told = Pick<Flow, "keyword" | "steps" | "outcome"> & { readonly title: string };

/** A call whose first step is answered late, after which it ends without another wait. */
export function lateFlow(
  setting: Pick<Setting, "operation" | "inputs">,
  { steps: [first, ...others], ...told }: Told,
): Flow {
  const endMs = Math.floor(setting.operation.time.callMs / 2);
  const steps = first ? [{ ...first, afterMs: endMs }, ...others] : [];
  return timedFlow(setting, { ...told, steps }, others.length > 0 ? endMs : 0, endMs);
}

function timedFlow(
  setting: Pick<Setting, "operation" | "inputs">,
  told: Told,
  lastRequestMs: number,
  endMs: number,
): Flow {
  const context = { ...unhurried, deadlineMs: undefined, maxRetries: 1 };
  return flowOf(setting, { ...told, timing: { context, lastRequestMs, endMs } });
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
