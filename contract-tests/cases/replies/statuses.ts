import type { OperationContract, ReplyContent, Value } from "../../contract/types.ts";
import { isMap } from "../../oracle/path.ts";
import { exampleReply } from "../example-reply.ts";
import type { ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies by their status: every example, every declared one, and errors that are not declared. */
export function statuses(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const { successes, sparse, failures } = start;
  const declared = (title: string, reply: ReplyContent): ReplyProbe => ({ title, reply });
  return [
    ...operation.examples.map((example) =>
      declared(JSON.stringify(example.name), exampleReply(operation, example)),
    ),
    ...[...successes, ...failures].map((reply) =>
      declared(reply.body === undefined ? sayBare(reply) : "filled", reply),
    ),
    ...sparse.map((reply) => declared("with what is required only", reply)),
    ...successes
      .filter(({ body }) => body !== undefined)
      .map(({ body = null, ...rest }) =>
        declared("with undeclared members", { ...rest, body: withMore(body) }),
      ),
    ...bareErrors(operation),
  ];
}

function sayBare({ headers }: ReplyContent): string {
  return Object.keys(headers).length > 0 ? "with headers only" : "without a body";
}

/** A value with one more member in each of its objects: they are open. */
function withMore(value: Value): Value {
  if (Array.isArray(value)) return value.map(withMore);
  if (!isMap(value)) return value;
  const members = Object.entries(value).map(([name, inside]) => [name, withMore(inside)] as const);
  return Object.fromEntries([...members, ["undeclaredMember", "undeclared text"]]);
}

// Every status that stands for an error of its own, and others of each class, at its ends too.
const errors = [300, 400, 401, 402, 403, 404, 408, 409, 410, 422, 429, 499, 500, 503, 599];

function bareErrors({ replies, errorReplies }: OperationContract): readonly ReplyProbe[] {
  return [...new Set([...errors, ...errorReplies.keys()])]
    .filter((status) => !replies.has(status))
    .flatMap((status) => [
      { title: "without a body", reply: { status, headers: {} } },
      ...([429, 503].includes(status) ? [waiting(status)] : []),
    ]);
}

function waiting(status: number): ReplyProbe {
  return {
    title: "that asks to wait",
    reply: { status, headers: { "retry-after": "7" } },
  };
}
