import type { Base } from "../cases/base.ts";
import type { ExpectedError, Outcome, Reply, WireRequest } from "../contract/case.ts";
import type { Contract, OperationContract, Value } from "../contract/types.ts";
import { type AskedCall, askedCalls, operationOf } from "../oracle/asked.ts";
import { followUpsOf, hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import type { Inputs } from "../oracle/values.ts";
import { NEVER_MS } from "../run/clock.ts";

/** Several requests that follow each other out of one call, and what must come of it. */
export interface Flow {
  /** `docgen_generate waits until done` */
  readonly id: string;
  readonly provider: string;
  readonly operation: string;
  /** `collect`: what `execute` makes of all pages; any other `execute` takes one. */
  readonly call: "execute" | "executeAndWait" | "pages" | "items" | "collect" | "options";
  /** Whose choices are listed, where that is the call. */
  readonly choices?: { readonly parameter: string; readonly search?: Value };
  readonly inputs: Inputs;
  /** What the host passes beside what it passes to all. */
  readonly context?: object;
  /** What of the manifest decides: `limits.timeout`. */
  readonly keyword: string;
  /** All requests in their order. */
  readonly steps: readonly Step[];
  /** The outputs of all pages, all items, or the answer of a job. */
  readonly outcome: Outcome;
  /** How long it takes; undefined where that is not the question. */
  readonly timing?: Timing;
}

/** When the last request of a call leaves and when it ends, in milliseconds from the first of all. */
export interface Timing {
  /** Options of the call beside those of all flows. */
  readonly context: object;
  readonly lastRequestMs: number;
  readonly endMs: number;
}

/** Leaves all the time there is. */
export const unhurried = { timeoutMs: NEVER_MS, deadlineMs: NEVER_MS, maxWaitMs: NEVER_MS };

/** One request of the call itself and the reply to it, or one that is made around it. */
export type Step = Exchange | AskedCall;

export interface Exchange {
  readonly operation: string;
  readonly request: WireRequest;
  readonly reply: Reply;
  /** Milliseconds until the reply comes; never without end. Left out: at once. */
  readonly afterMs?: number;
}

export function isAsked(step: Step): step is AskedCall {
  return "inputs" in step;
}

/** Those of the call itself. */
export function exchangesOf({ steps }: Pick<Flow, "steps">): readonly Exchange[] {
  return steps.filter((step) => !isAsked(step));
}

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
  /** What is asked for before it. */
  readonly before: readonly AskedCall[];
}

export async function settingOf(
  contract: Contract,
  operation: OperationContract,
  { inputs, reply }: Base,
): Promise<Setting> {
  const request = await hookedRequest(contract, operation, inputs);
  const own = { operation: operation.id, request, reply };
  const success = await hookedOutcome(operation, inputs, reply);
  const { before } = await followUpsOf(operation, inputs, null);
  const asked = [...before, ...askedCalls(contract, operation, inputs)];
  return { contract, operation, inputs, reply, own, success, before: asked };
}

/** A request that is answered so, one reply after the other: what comes before it is asked for once. */
export async function repeated(
  { operation, inputs, own, before }: Setting,
  replies: readonly Reply[],
): Promise<readonly Step[]> {
  const exchanges = replies.map((reply) => ({ ...own, reply }));
  const { after } = await followUpsOf(operation, inputs, replies.at(-1) ?? null);
  return [...before, ...exchanges, ...after];
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
