import { baseOf } from "../cases/base.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { NEVER_MS } from "../run/clock.ts";
import type { Flow, Timing } from "./types.ts";

/** Leaves all the time there is. */
export const unhurried = { timeoutMs: NEVER_MS, deadlineMs: NEVER_MS, maxWaitMs: NEVER_MS };

/** What comes of a call that runs out of time. */
export const timedOut: Outcome = { kind: "error", error: { code: "timeout" } };

/** Calls that show how long an attempt, a call and a wait may be, each with all the time for the others. */
export async function timingFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<readonly Flow[]> {
  const base = baseOf(operation);
  if ("reason" in base) return []; // said where inputs are covered
  const { inputs, reply } = base;
  const { id, provider } = operation;
  const request = await hookedRequest(contract, operation, inputs);
  const success = await hookedOutcome(operation, inputs, reply);
  const waits = waitsOf(operation).flatMap((wait) => {
    const asking = expectedOutcome(operation, inputs, wait.asking);
    if (asking.kind === "output") return [];
    const { endMs, asking: limited, ...shown } = wait;
    const error = { ...asking.error, retryAfterMs: wait.waitMs };
    return endMs === 0
      ? [{ ...shown, replies: [limited], endMs, outcome: { kind: "error" as const, error } }]
      : [{ ...shown, replies: [limited, reply], endMs, outcome: success }];
  });
  return [...limitsOf(operation), ...waits].map(
    ({ title, keyword, replies, outcome, context, ...times }): Flow => ({
      id: `${id} ${title}`,
      provider,
      operation: id,
      call: "execute",
      inputs,
      keyword,
      exchanges: replies.map((each) => ({ operation: id, request, reply: each })),
      outcome,
      timing: { ...times, context: { ...unhurried, ...context } },
    }),
  );
}

interface Shown extends Timing {
  readonly title: string;
  readonly keyword: string;
  readonly replies: readonly (Reply | null)[];
  readonly outcome: Outcome;
}

/** Calls that nobody answers. */
function limitsOf({ time: { attemptMs, callMs } }: OperationContract): readonly Shown[] {
  const unanswered = { replies: [null], outcome: timedOut, lastRequestMs: 0 };
  return [
    {
      ...unanswered,
      title: "ends an attempt that nobody answers",
      keyword: "limits.timeout",
      context: { timeoutMs: undefined, maxRetries: 0 },
      endMs: attemptMs,
    },
    {
      ...unanswered,
      title: "ends a call that nobody answers",
      keyword: "limits.deadline",
      context: { deadlineMs: undefined, maxRetries: 0 },
      endMs: callMs,
    },
  ];
}

interface Wait extends Omit<Shown, "replies" | "outcome"> {
  readonly waitMs: number;
  /** The reply that asks for it. */
  readonly asking: Reply;
}

/** Replies that ask for the longest wait, for more than that, and for one in the provider's own header. */
function waitsOf({ repetition: { maxWaitMs, resetHeaders } }: OperationContract): readonly Wait[] {
  const wait = (header: string, waitMs: number, keyword: string, context: object): Wait => ({
    title: `waits when ${header} is ${waitMs / 1000}`,
    keyword,
    context: { maxRetries: 1, ...context },
    waitMs,
    asking: {
      status: 429,
      headers: { [header]: String(waitMs / 1000) },
      example: null,
      declared: false,
    },
    lastRequestMs: waitMs,
    endMs: waitMs,
  });
  const own = { maxWaitMs: undefined };
  const tooLong = wait("retry-after", maxWaitMs + 1000, "limits.maxWait", own);
  return [
    wait("retry-after", maxWaitMs, "limits.maxWait", own),
    {
      ...tooLong,
      title: `does not ${tooLong.title.replace("waits", "wait")}`,
      lastRequestMs: 0,
      endMs: 0,
    },
    ...resetHeaders.map((header) => wait(header, 7000, "limits.resetHeaders", {})),
  ];
}
