import { sayDuration } from "../contract/duration.ts";
import type { Contract } from "../contract/types.ts";
import { usualMoment } from "../oracle/moment.ts";
import { failedCall } from "../run/failed-call.ts";
import { outcomeFailures } from "../run/outcome-failures.ts";
import { idempotencyHeader, requestFailures } from "../run/request-failures.ts";
import { withAnySignature } from "../run/signed.ts";
import type { Failure, Observation, SentRequest } from "../run/types.ts";
import type { Flow } from "./types.ts";

/** What is seen of the call of a flow. */
export interface MadeFlow extends Omit<Observation, "warnings"> {
  /** Milliseconds from the first request to each request, and to the end; 0 without a timing. */
  readonly requestsMs: readonly number[];
  readonly endMs: number;
}

/** Everything in which a flow was not as expected; of a wrong number of requests nothing else, which only follows. */
export function failuresOf(flow: Flow, contract: Contract, made: MadeFlow): readonly Failure[] {
  if (flow.exchanges.length !== made.requests.length) return [countFailure(flow, contract, made)];
  return [
    ...requestsFailures(flow, contract, made.requests),
    ...made.violations.map((message) => ({ kind: "violation" as const, message })),
    ...outcomeFailures(flow.outcome, made.result),
    ...timingFailures(flow, contract, made),
  ];
}

function countFailure(
  { exchanges, keyword }: Flow,
  { spec }: Contract,
  { requests, result }: MadeFlow,
): Failure {
  const wanted = exchanges.length === 1 ? "one request" : `${exchanges.length} requests`;
  const surplus = requests[exchanges.length];
  const before = requests[exchanges.length - 1];
  const isAgain = surplus && surplus.url === before?.url && surplus.method === before.method;
  const got = surplus
    ? isAgain
      ? "it was sent once more"
      : `then came ${surplus.method} ${surplus.url}`
    : `got ${requests.length}, then ${sayEnd(result)}`;
  return { kind: "request", message: `expected ${wanted}, ${got}; ${keyword} in ${spec} decides` };
}

function sayEnd(result: Observation["result"]): string {
  if (result.kind === "output") return "an output";
  const error = failedCall(result.error);
  return error ? `${error.code}: ${error.message}` : `${result.error}`;
}

function requestsFailures(
  { call, exchanges, inputs }: Flow,
  contract: Contract,
  requests: readonly SentRequest[],
): readonly Failure[] {
  return exchanges.flatMap(({ operation, request }, index) => {
    const sent = requests[index];
    const called = contract.operations.find(({ id }) => id === operation);
    const wanted = sent && withAnySignature(request, sent, called);
    // Time may have been stopped, and passed at once.
    const seen = { contract, operation, inputs, toleranceMs: Infinity };
    const found = wanted ? requestFailures(seen, wanted, sent) : [];
    const key = idempotencyHeader(contract, operation);
    const wrongKey = key === null ? [] : keyFailures(requests, index, key, call === "execute");
    const other = call === "execute" && sent ? changedFailures(requests[0], sent) : [];
    return [...found, ...wrongKey, ...other].map((message) => ({
      kind: "request" as const,
      message: `request ${index + 1}: ${message}`,
    }));
  });
}

/** A repetition is the same request: what a call makes of its own is made once. */
function changedFailures(first: SentRequest | undefined, sent: SentRequest): readonly string[] {
  const asSent = ({ url, body }: SentRequest) => JSON.stringify([url, body]);
  return first && asSent(first) !== asSent(sent)
    ? ["is not the request that it repeats: address or body differ"]
    : [];
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
  // Where hooks are, all calls of a flow are given this one.
  if (own === usualMoment.uuid) return [];
  return others.includes(own) ? ["has the key of an earlier request"] : [];
}

function timingFailures(
  { keyword, timing }: Flow,
  { spec }: Contract,
  made: MadeFlow,
): readonly Failure[] {
  if (!timing) return [];
  const { lastRequestMs, endMs } = timing;
  const compared = [
    ["last request", lastRequestMs, made.requestsMs.at(-1) ?? 0],
    // It ends with its last request where the two are the same.
    ...(endMs === lastRequestMs ? [] : [["end", endMs, made.endMs] as const]),
  ] as const;
  return compared.flatMap(([what, expected, actual]) => {
    const times = `after ${sayDuration(expected)}, got ${sayDuration(actual)}`;
    const message = `expected the ${what} ${times}; ${keyword} in ${spec} decides`;
    return expected === actual ? [] : [{ kind: "request" as const, message }];
  });
}
