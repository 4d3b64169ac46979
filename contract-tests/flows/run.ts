import type { Contract } from "../contract/types.ts";
import { sayDuration } from "../contract/duration.ts";
import { type Clock, withClock } from "../run/clock.ts";
import { outcomeFailures } from "../run/outcome-failures.ts";
import { redactor } from "../run/redactor.ts";
import { idempotencyHeader, requestFailures } from "../run/request-failures.ts";
import { sentRequest } from "../run/sent-request.ts";
import type {
  Failure,
  FlowOperation,
  FlowOperations,
  Observation,
  SentRequest,
  Target,
} from "../run/types.ts";
import type { Flow, Timing } from "./types.ts";

/**
 * Makes the call of a flow and says everything that is not as expected, request by request. With a
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
  const made = timing
    ? await withClock((clock) => makeCall(operation, target, flow, clock))
    : await makeCall(operation, target, flow, performance);
  const redact = redactor(contract, flow.operation, flow.inputs);
  const found: readonly Failure[] = [
    ...exchangeFailures(flow, contract, made.requests),
    ...made.violations.map((message) => ({ kind: "violation" as const, message })),
    ...outcomeFailures(flow.outcome, made.result),
    ...(timing ? timingFailures(timing, made) : []),
  ];
  return found.map(({ kind, message }) => ({ kind, message: `${flow.id}: ${redact(message)}` }));
}

/** What is seen of the call of a flow. */
interface MadeFlow extends Omit<Observation, "warnings"> {
  /** When each request left and when the call ended, in milliseconds. */
  readonly requestsMs: readonly number[];
  readonly endMs: number;
}

async function makeCall(
  operation: FlowOperation,
  target: Target,
  flow: Flow,
  clock: Pick<Clock, "now">,
): Promise<MadeFlow> {
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
      requestsMs.push(clock.now());
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
  return { requests, violations, result, requestsMs, endMs: clock.now() };
}

function timingFailures(
  { keyword, lastRequestMs, endMs }: Timing,
  made: MadeFlow,
): readonly Failure[] {
  const [last = 0] = made.requestsMs.slice(-1);
  const fail = (what: string, expected: number, actual: number): readonly Failure[] => {
    const times = `expected ${what} after ${sayDuration(expected)}, it was after ${sayDuration(actual)}`;
    return expected === actual ? [] : [{ kind: "request", message: `${keyword}: ${times}` }];
  };
  return [
    ...fail("the last request", lastRequestMs, last),
    ...(endMs === lastRequestMs ? [] : fail("the end", endMs, made.endMs)),
  ];
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

function exchangeFailures(
  { call, exchanges, inputs }: Flow,
  contract: Contract,
  requests: readonly SentRequest[],
): readonly Failure[] {
  const fail = (message: string): Failure => ({ kind: "request", message });
  const all = exchanges.length === 1 ? "one request" : `${exchanges.length} requests`;
  const counts = `expected ${all}, got ${requests.length}`;
  const perRequest = exchanges.flatMap(({ operation, request }, index) => {
    const sent = requests[index];
    const found = sent ? requestFailures({ contract, operation, inputs }, request, sent) : [];
    const key = idempotencyHeader(contract, operation);
    const wrongKey = key === null ? [] : keyFailures(requests, index, key, call === "execute");
    return [...found, ...wrongKey].map((message) => fail(`request ${index + 1}: ${message}`));
  });
  return exchanges.length === requests.length ? perRequest : [fail(counts), ...perRequest];
}

/**
 * A repetition has the key of the call that it repeats; pages and questions are calls of their own, for
 * which a provider would do nothing under a key that it knows.
 */
function keyFailures(
  requests: readonly SentRequest[],
  index: number,
  header: string,
  isRepetition: boolean,
): readonly string[] {
  const own = requests[index]?.headers[header];
  const others = requests.slice(0, index).map(({ headers }) => headers[header]);
  if (own === undefined || others.length === 0) return [];
  if (isRepetition) return others.includes(own) ? [] : ["has another key than the first request"];
  return others.includes(own) ? ["has the key of an earlier request"] : [];
}
