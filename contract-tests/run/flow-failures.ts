import { sayDuration } from "../contract/duration.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { momentOfAttempt, usualMoment } from "../oracle/moment.ts";
import { failedCall } from "./failed-call.ts";
import { outcomeFailures } from "./outcome-failures.ts";
import { idempotencyHeader, requestFailures } from "./request-failures.ts";
import { signedAs, withAnySignature } from "./signed.ts";
import type { Failure, Observation, SentRequest } from "./types.ts";
import { exchangesOf, type Flow } from "../contract/flow.ts";

/** What is seen of the call of a flow. */
export interface MadeFlow extends Omit<Observation, "warnings"> {
  /** Milliseconds from the first request to the last, and to the end; 0 without a timing. */
  readonly lastRequestMs: number;
  readonly endMs: number;
}

/** Whether all requests of a flow are attempts of one call, made one after the other. */
export function isRepeated({ call, timing }: Flow): boolean {
  return call === "execute" && !timing;
}

/** Everything in which a flow was not as expected; of a wrong number of requests nothing else, which only follows. */
export async function failuresOf(
  flow: Flow,
  contract: Contract,
  made: MadeFlow,
): Promise<readonly Failure[]> {
  if (exchangesOf(flow).length !== made.requests.length)
    return [countFailure(flow, contract, made)];
  return [
    ...(await requestsFailures(flow, contract, made.requests)),
    ...made.violations.map((message) => ({ kind: "violation" as const, message })),
    ...outcomeFailures(flow.outcome, made.result),
    ...timingFailures(flow, contract, made),
  ];
}

function countFailure(flow: Flow, { spec }: Contract, { requests, result }: MadeFlow): Failure {
  const { length } = exchangesOf(flow);
  const wanted = length === 1 ? "one request" : `${length} requests`;
  const surplus = requests[length];
  const before = requests[length - 1];
  const isAgain = surplus && surplus.url === before?.url && surplus.method === before.method;
  const got = surplus
    ? isAgain
      ? "it was sent once more"
      : `then came ${surplus.method} ${surplus.url}`
    : `got ${requests.length}, then ${sayEnd(result)}`;
  const message = `expected ${wanted}, ${got}; ${flow.keyword} in ${spec} decides`;
  return { kind: "request", message };
}

function sayEnd(result: Observation["result"]): string {
  if (result.kind === "output") return "an output";
  const error = failedCall(result.error);
  return error ? `${error.code}: ${error.message}` : `${result.error}`;
}

async function requestsFailures(
  flow: Flow,
  contract: Contract,
  requests: readonly SentRequest[],
): Promise<readonly Failure[]> {
  const { call, inputs } = flow;
  const exchanges = exchangesOf(flow);
  const found = requests.map(async (sent, index) => {
    const { operation, request } = exchanges[index] ?? {};
    if (operation === undefined || !request) return [];
    const called = contract.operations.find(({ id }) => id === operation);
    const moment = momentOfAttempt(index);
    const wanted =
      called && isRepeated(flow)
        ? await signedAs(request, sent, { operation: called, inputs, moment })
        : withAnySignature(request, sent, called);
    // Time may have been stopped, and passed at once.
    const seen = { contract, operation, inputs, toleranceMs: Infinity };
    const key = idempotencyHeader(contract, operation);
    const messages = [
      ...requestFailures(seen, wanted, sent),
      ...(call === "execute"
        ? changedFailures(requests[0], sent, called)
        : key === null
          ? []
          : keyFailures(requests, index, key)),
    ];
    return messages.map((message) => ({
      kind: "request" as const,
      message: `request ${index + 1}: ${message}`,
    }));
  });
  return (await Promise.all(found)).flat();
}

/** A repetition is the same request: what a call makes of its own is made once. Only what signs it is of each attempt. */
function changedFailures(
  first: SentRequest | undefined,
  sent: SentRequest,
  called: OperationContract | undefined,
): readonly string[] {
  const { adds = [] } = called?.hooks.sign ?? {};
  const asSent = ({ url, body, headers }: SentRequest) =>
    JSON.stringify([url, body, Object.entries(headers).filter(([name]) => !adds.includes(name))]);
  return first && asSent(first) !== asSent(sent)
    ? ["is not the request that it repeats: address, headers or body differ"]
    : [];
}

/** Pages and questions are calls of their own: under a key that it knows, a provider would do nothing. */
function keyFailures(
  requests: readonly SentRequest[],
  index: number,
  header: string,
): readonly string[] {
  const own = requests[index]?.headers[header];
  // Where hooks are, all calls of a flow are given this one.
  if (own === undefined || own === usualMoment.uuid) return [];
  const isKnown = requests.slice(0, index).some(({ headers }) => headers[header] === own);
  return isKnown ? ["has the key of an earlier request"] : [];
}

function timingFailures(
  { keyword, timing }: Flow,
  { spec }: Contract,
  made: MadeFlow,
): readonly Failure[] {
  if (!timing) return [];
  const { lastRequestMs, endMs } = timing;
  const compared = [
    ["last request", lastRequestMs, made.lastRequestMs],
    // It ends with its last request where the two are the same.
    ...(endMs === lastRequestMs ? [] : [["end", endMs, made.endMs] as const]),
  ] as const;
  return compared.flatMap(([what, expected, actual]) => {
    const times = `after ${sayDuration(expected)}, got ${sayDuration(actual)}`;
    const message = `expected the ${what} ${times}; ${keyword} in ${spec} decides`;
    return expected === actual ? [] : [{ kind: "request" as const, message }];
  });
}
