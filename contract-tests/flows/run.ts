import type { Contract } from "../contract/types.ts";
import { outcomeFailures } from "../run/outcome-failures.ts";
import { redactor } from "../run/redactor.ts";
import { idempotencyHeader, requestFailures } from "../run/request-failures.ts";
import { sentRequest } from "../run/sent-request.ts";
import type { Failure, FlowOperation, FlowOperations, SentRequest, Target } from "../run/types.ts";
import type { Flow } from "./types.ts";

/** Makes the call of a flow and says everything that is not as expected, request by request. */
export async function flowFailures(
  operations: FlowOperations,
  target: Target,
  flow: Flow,
  contract: Contract,
): Promise<readonly Failure[]> {
  const requests: SentRequest[] = [];
  const violations: string[] = [];
  const context = {
    ...(flow.call !== "execute" && { maxRetries: 0 }),
    // More than all flows together repeat, who share the budget of an origin.
    retryBudget: 10_000,
    everyMs: 1,
    async fetch(request: Request) {
      requests.push(await sentRequest(request));
      const exchange = flow.exchanges[requests.length - 1];
      // One request too many ends the flow at once.
      if (!exchange) return new Response(null, { status: 418 });
      const answer = await target.send(flow.provider, request, exchange.reply);
      violations.push(...answer.violations);
      return answer.response;
    },
  };
  const result = await called(operations[flow.operation] ?? {}, flow, context).then(
    (output) => ({ kind: "output", output }) as const,
    (error: unknown) => ({ kind: "error", error }) as const,
  );
  const redact = redactor(contract, flow.operation, flow.inputs);
  const found: readonly Failure[] = [
    ...exchangeFailures(flow, contract, requests),
    ...violations.map((message) => ({ kind: "violation" as const, message })),
    ...outcomeFailures(flow.outcome, result),
  ];
  return found.map(({ kind, message }) => ({ kind, message: `${flow.id}: ${redact(message)}` }));
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
