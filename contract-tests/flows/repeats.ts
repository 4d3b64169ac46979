import { baseOf } from "../cases/base.ts";
import type { Outcome, Reply, WireRequest } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { hookedOutcome, hookedRequest } from "../oracle/hooks.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import type { Inputs } from "../oracle/values.ts";
import { changedReply } from "./changed-reply.ts";
import type { Flow } from "./types.ts";

/** A call that fails at first: repeated where that is safe and of use, and left alone elsewhere. */
export async function repeatFlows(
  contract: Contract,
  operation: OperationContract,
): Promise<readonly Flow[]> {
  const base = baseOf(operation);
  if ("reason" in base) return []; // said where inputs are covered
  const { retries, finalCodes, resetHeaders } = operation.repetition;
  const request = await hookedRequest(contract, operation, base.inputs);
  const success = await hookedOutcome(operation, base.inputs, base.reply);
  const call = { operation, ...base, request, success };
  const limited = failure(429);
  const again = Math.min(retries, 1);
  const effect = `operations.${operation.id}.effect`;
  return [
    flowOf(call, "after 503", effect, failure(503), isSafe(operation, request) ? again : 0),
    flowOf(call, "after 429", "limits.retries", limited, again),
    flowOf(call, "in vain", "limits.retries", limited, retries, "gives up"),
    ...finalCodes.flatMap((code) =>
      operation.errors.code.slice(0, 1).flatMap((path) => {
        const after = (value: string) => changedReply(limited, [{ path, value }]);
        return [
          flowOf(call, `not after ${code}`, "limits.finalCodes", after(code), 0),
          flowOf(call, `after ${code}x`, "limits.finalCodes", after(`${code}x`), again),
        ];
      }),
    ),
    ...resetHeaders.flatMap((name) => {
      const asking = (header: string) => ({ ...limited, headers: { [header]: "3600" } });
      const title = `when ${name} asks for an hour`;
      return [
        flowOf(call, `not ${title}`, "limits.resetHeaders", asking(name), 0),
        flowOf(
          call,
          title.replace(name, `${name}x`),
          "limits.resetHeaders",
          asking(`${name}x`),
          again,
        ),
      ];
    }),
  ].filter((flow) => flow !== null);
}

interface RepeatedCall {
  readonly operation: OperationContract;
  readonly inputs: Inputs;
  readonly request: WireRequest;
  readonly reply: Reply;
  /** What comes of the reply. */
  readonly success: Outcome;
}

/** The failure comes until it is repeated so often, then the reply; null where it is no failure. */
function flowOf(
  { operation, inputs, request, reply, success }: RepeatedCall,
  title: string,
  keyword: string,
  failed: Reply,
  times: number,
  end: "succeeds" | "gives up" = "succeeds",
): Flow | null {
  const failing = expectedOutcome(operation, inputs, failed);
  if (failing.kind === "output") return null;
  const isDone = end === "succeeds" && times > 0;
  const replies = [
    ...Array<Reply>(isDone ? times : times + 1).fill(failed),
    ...(isDone ? [reply] : []),
  ];
  const outcome: Outcome = isDone ? success : failing;
  return {
    id: `${operation.id} repeats ${title}`,
    provider: operation.provider,
    operation: operation.id,
    call: "execute",
    inputs,
    keyword,
    exchanges: replies.map((each) => ({ operation: operation.id, request, reply: each })),
    outcome,
  };
}

/** Whether the effect of two requests is that of one; of several lines the one that is sent counts. */
function isSafe(
  { effect, idempotencyKey }: OperationContract,
  { method }: Pick<WireRequest, "method">,
): boolean {
  if (effect === "cost") return false;
  if (idempotencyKey !== null || method === "PUT" || method === "DELETE") return true;
  return effect === "read" && (method === "GET" || method === "HEAD");
}

/** An error that asks for the next request at once. */
function failure(status: number): Reply {
  return { status, headers: { "retry-after": "0.001" }, example: null, declared: false };
}
