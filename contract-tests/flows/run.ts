import type { Contract } from "../contract/types.ts";
import { isHooked } from "../oracle/hooks.ts";
import { pinned, usualMoment } from "../oracle/moment.ts";
import { type Clock, withClock } from "../run/clock.ts";
import { redactor } from "../run/redactor.ts";
import { sentRequest } from "../run/sent-request.ts";
import type { Failure, FlowOperation, FlowOperations, SentRequest, Target } from "../run/types.ts";
import { failuresOf, type MadeFlow } from "./failures.ts";
import type { Flow } from "./types.ts";

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
  const { timing } = flow;
  const operation = operations[flow.operation] ?? {};
  const call = () =>
    timing
      ? withClock((clock) => makeCall(operation, target, flow, clock))
      : makeCall(operation, target, flow);
  // A hook may depend on the time.
  const made = contract.operations.some(isHooked) ? await pinned(usualMoment, call) : await call();
  const redact = redactor(contract, flow.operation, flow.inputs);
  const found = failuresOf(flow, contract, made);
  return found.map(({ kind, message }) => ({ kind, message: `${flow.id}: ${redact(message)}` }));
}

async function makeCall(
  operation: FlowOperation,
  target: Target,
  flow: Flow,
  clock?: Clock,
): Promise<MadeFlow> {
  const now = () => clock?.now() ?? 0;
  const requests: SentRequest[] = [];
  const requestsMs: number[] = [];
  const violations: string[] = [];
  const context = {
    ...(flow.call !== "execute" && { maxRetries: 0 }),
    // More than all flows together repeat, who share the budget of an origin.
    retryBudget: 10_000,
    everyMs: 1,
    ...flow.timing?.context,
    async fetch(request: Request) {
      requestsMs.push(now());
      clock?.hurry();
      requests.push(await sentRequest(request));
      const exchange = flow.exchanges[requests.length - 1];
      // One request too many ends the flow at once.
      if (!exchange) return new Response(null, { status: 418 });
      if (!exchange.reply) return new Promise<never>(() => {});
      const answer = await target.send(flow.provider, request, exchange.reply);
      violations.push(...answer.violations);
      return answer.response;
    },
  };
  const result = await called(operation, flow, context).then(
    (output) => ({ kind: "output", output }) as const,
    (error: unknown) => ({ kind: "error", error }) as const,
  );
  const [firstMs = 0] = requestsMs;
  const since = (ms: number) => ms - firstMs;
  return {
    requests,
    violations,
    result,
    requestsMs: requestsMs.map(since),
    endMs: since(now()),
  };
}

async function called(operation: FlowOperation, flow: Flow, context: object): Promise<unknown> {
  const { call, inputs } = flow;
  if (call === "execute" || call === "executeAndWait") {
    const once = operation[call];
    if (once) return once.call(operation, inputs, context);
  } else if (operation[call]) {
    const all: unknown[] = [];
    for await (const each of operation[call](inputs, context)) all.push(each);
    return all;
  }
  throw new Error(`the operation has no ${call}`);
}
