import type { Base } from "../cases/base.ts";
import type { ExpectedError, Outcome, Reply, WireRequest } from "../contract/case.ts";
import type { AskedCall, Exchange, Flow, Step } from "../contract/flow.ts";
import type { Contract, OperationContract, Value } from "../contract/types.ts";
import { askedCalls, operationOf } from "../oracle/asked.ts";
import type { Following } from "../oracle/follow-ups.ts";
import { followUpsOf, hookedOutcome, hookedRequest, runAt } from "../oracle/hooks.ts";
import { usualMoment } from "../oracle/moment.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import type { Inputs } from "../oracle/values.ts";
import { NEVER_MS } from "../run/clock.ts";

/** Leaves all the time there is. */
export const unhurried = { timeoutMs: NEVER_MS, deadlineMs: NEVER_MS, maxWaitMs: NEVER_MS };

/** Flows, or what the manifest has to say for there to be any. */
export type FlowsOrGap = readonly Flow[] | { readonly reason: string };

/** Pages that follow each other, and how they are called. */
export interface Pages {
  /** `to the last` */
  readonly title: string;
  readonly replies: readonly Reply[];
  /** What is given beside the inputs of all calls. */
  readonly given?: Inputs;
  /** Where it is not what the replies are read as. */
  readonly outcome?: Outcome;
  /** Whether another page is begun, of which the request is not sent. */
  readonly isStopped?: true;
  /** Of pages whose items one call gives: the most items that come of it, and that the host takes. */
  readonly most?: number;
  readonly maxItems?: number;
}

/** What the pages of an operation are made of. */
export interface PageStart {
  readonly inputs: Inputs;
  /** Two pages to the last come first. */
  readonly pages: readonly Pages[];
  /** What the page of this index is asked for by, after this reply. */
  readonly next: (before: Reply, index: number, inputs: Inputs) => Promise<Value | null>;
}

type About = Omit<Flow, "id" | "provider" | "operation" | "call" | "inputs"> &
  Partial<Pick<Flow, "call">> & { readonly title: string };

export function flowOf(
  { operation: { id, provider }, inputs }: Pick<Setting, "operation" | "inputs">,
  { title, call = "execute", ...about }: About,
): Flow {
  return { id: `${id} ${title}`, provider, operation: id, call, inputs, ...about };
}

/** A call that flows vary, and what is known of it. */
export interface Setting extends Base {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly own: Exchange;
  /** What comes of the reply. */
  readonly success: Outcome;
  /** What is asked for before it, and what hooks call after the reply. */
  readonly before: readonly AskedCall[];
  readonly after: readonly AskedCall[];
}

/** `calls` gets what hooks call, of which one is answered by `answer`. */
export async function settingOf(
  contract: Contract,
  operation: OperationContract,
  { inputs, reply }: Base,
  { calls = { before: [], after: [] }, answer }: Following = {},
): Promise<Setting> {
  const run = runAt(usualMoment, { calls, answer });
  const request = await hookedRequest(contract, operation, inputs, run);
  const own = { operation: operation.id, request, reply };
  const success = await hookedOutcome(operation, inputs, reply, run);
  const before = [...calls.before, ...askedCalls(contract, operation, inputs)];
  return { contract, operation, inputs, reply, own, success, before, after: calls.after };
}

/** A request that is answered so, one reply after the other: what comes before it is asked for once. */
export function repeated(
  { own, before, after }: Setting,
  replies: readonly Reply[],
): readonly Step[] {
  const exchanges = replies.map((reply) => ({ ...own, reply }));
  return [...before, ...exchanges, ...(replies.at(-1) === own.reply ? after : [])];
}

/** Calls that follow each other, each with what is looked up and called around it. */
export async function surrounded(
  contract: Contract,
  inputs: Inputs,
  exchanges: readonly Exchange[],
): Promise<readonly Step[]> {
  const steps = exchanges.map(async (exchange) => {
    const called = operationOf(contract, exchange.operation);
    const reply = exchange.afterMs === Infinity ? null : exchange.reply;
    const { before, after } = await followUpsOf(called, inputs, reply);
    return [...before, ...askedCalls(contract, called, inputs), exchange, ...after];
  });
  return (await Promise.all(steps)).flat();
}

/** A reply that no document has, with nothing but its status and headers. */
export function plainReply(status: number, headers: Reply["headers"] = {}): Reply {
  return { status, headers, example: null, declared: false };
}

/** A reply that asks for a wait of so long. */
export function limitedReply(
  ms: number,
  { status = 429, header = "retry-after" }: { status?: number; header?: string } = {},
): Reply {
  return plainReply(status, { [header]: String(ms / 1000) });
}

/** Whether the effect of two requests is that of one; of several lines the one that is sent counts. */
export function isSafe(
  { effect, idempotencyKey }: OperationContract,
  { method }: Pick<WireRequest, "method">,
): boolean {
  if (effect === "cost") return false;
  if (idempotencyKey !== null || method === "PUT" || method === "DELETE") return true;
  return effect === "read" && (method === "GET" || method === "HEAD");
}

/** A reply that an operation takes for an error. */
export function refusalOf(
  called: OperationContract,
  inputs: Inputs,
): { readonly reply: Reply; readonly error: ExpectedError } {
  for (const status of [403, 404, 400, 401]) {
    const reply = plainReply(status);
    const outcome = expectedOutcome(called, inputs, reply);
    if (outcome.kind === "error") return { reply, error: outcome.error };
  }
  throw new Error(`${called.id} takes every reply`);
}
