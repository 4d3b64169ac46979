import type { Contract } from "../contract/types.ts";
import { isHooked } from "../oracle/hooks.ts";
import { type Moment, momentOfAttempt, pinned, usualMoment } from "../oracle/moment.ts";
import { askedFailures } from "./asked-failures.ts";
import { type Clock, withClock } from "./clock.ts";
import { redactor } from "./redactor.ts";
import { sentRequest } from "./sent-request.ts";
import type { Failure, FlowOperation, FlowOperations, SentRequest, Target } from "./types.ts";
import { failuresOf, isRepeated, type MadeFlow } from "./flow-failures.ts";
import { exchangesOf, type Flow, isAsked, type Step } from "../contract/flow.ts";

/**
 * Makes the call of a flow and says everything that is not as expected. With a
 * timing, time does not pass while the target answers: it has to answer at once.
 */
export async function flowFailures(
  operations: FlowOperations,
  target: Target,
  flow: Flow,
  contract: Contract,
): Promise<readonly Failure[]> {
  const operation = operations[flow.operation] ?? {};
  const call = (attempted?: Attempted) =>
    flow.timing
      ? withClock((clock) => makeCall(operation, target, flow, { clock }))
      : makeCall(operation, target, flow, { attempted });
  const made = await attempts(flow, contract, call);
  const redact = redactor(contract, flow.operation, flow.inputs);
  const found = [
    ...askedFailures(contract, flow.steps.filter(isAsked), made, exchangesOf(flow).length > 0),
    ...(await failuresOf(flow, contract, made)),
  ];
  return found.map(({ kind, message }) => ({ kind, message: `${flow.id}: ${redact(message)}` }));
}

/** Called after each request, with the number of those before it. */
type Attempted = (before: number) => void;

/** A hook may depend on the time; what a repetition sends must not. */
async function attempts(
  flow: Flow,
  contract: Contract,
  call: (attempted?: Attempted) => Promise<MadeFlow>,
): Promise<MadeFlow> {
  if (!isRepeated(flow)) {
    return contract.operations.some(isHooked) ? pinned(usualMoment, () => call()) : call();
  }
  // Long ago, which keeps nothing from being repeated.
  return pinned(usualMoment, (move) => call((before) => move(nextMoment(before, flow, contract))));
}

/** Each attempt is made at a moment of its own. What a hook makes of a reply may have the UUID of its call. */
function nextMoment(before: number, { operation }: Flow, { operations }: Contract): Moment {
  const next = momentOfAttempt(before + 1);
  const own = operations.find(({ id }) => id === operation);
  return own?.hooks.reply ? { ...next, uuid: usualMoment.uuid } : next;
}

interface Following {
  readonly clock?: Clock;
  readonly attempted?: Attempted | undefined;
}

async function makeCall(
  operation: FlowOperation,
  target: Target,
  flow: Flow,
  { clock, attempted }: Following,
): Promise<MadeFlow> {
  const now = () => clock?.now() ?? 0;
  const requests: SentRequest[] = [];
  const asked: SentRequest[] = [];
  const times: number[] = [];
  const kept: number[] = [];
  const violations: string[] = [];
  const context = {
    ...(flow.call === "execute" ? {} : { maxRetries: 0 }),
    // What comes of several pages, other flows show.
    ...((flow.call === "execute" || flow.call === "options") && { maxPages: 1 }),
    // More than all flows together repeat, who share the budget of an origin.
    retryBudget: 10_000,
    everyMs: 1,
    keep: { get: () => undefined, set: (_: string, __: string, ms: number) => void kept.push(ms) },
    ...flow.context,
    ...flow.timing?.context,
    async fetch(request: Request) {
      const step = flow.steps[times.length];
      clock?.hurry();
      times.push(now());
      // A body of many parts takes turns to be read, in which no time passes.
      const sent = await (clock?.during(sentRequest(request)) ?? sentRequest(request));
      if (step && isAsked(step)) asked.push(sent);
      else requests.push(sent);
      if (step && !isAsked(step)) attempted?.(requests.length - 1);
      // One request too many ends the flow at once.
      if (!step) return new Response(null, { status: 418 });
      await timeFor(step);
      const answer = await target.send(flow.provider, request, step.reply);
      violations.push(...answer.violations);
      return answer.response;
    },
  };
  const result = await called(operation, flow, context).then(
    (output) => ({ kind: "output", output }) as const,
    (error: unknown) => ({ kind: "error", error }) as const,
  );
  const [firstMs = 0] = times;
  const lastRequestMs = (times.at(-1) ?? 0) - firstMs;
  return { requests, asked, kept, violations, result, lastRequestMs, endMs: now() - firstMs };
}

/** Until it is time for the reply; where none comes, that is never. */
async function timeFor({ afterMs = 0 }: Step): Promise<void> {
  if (afterMs === Infinity) await new Promise<never>(() => {});
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
}

async function called(operation: FlowOperation, flow: Flow, context: object): Promise<unknown> {
  const { call, inputs } = flow;
  if (call === "execute" || call === "executeAndWait" || call === "collect") {
    const once = operation[call === "collect" ? "execute" : call];
    if (once) return once.call(operation, inputs, context);
  } else if (call === "options") {
    if (operation.options) return operation.options({ ...flow.choices, inputs }, context);
  } else if (operation[call]) {
    const all: unknown[] = [];
    for await (const each of operation[call](inputs, context)) all.push(each);
    return all;
  }
  throw new Error(`the operation has no ${call}`);
}
