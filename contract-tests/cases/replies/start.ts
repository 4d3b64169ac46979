import { statusesIn, alternativesOf } from "../../contract/condition.ts";
import type { OperationContract, ReplyContent, Value } from "../../contract/types.ts";
import { holds } from "../../oracle/conditions.ts";
import { asText } from "../../oracle/text-reply.ts";
import { membersOf } from "../../oracle/path.ts";
import { rootOf } from "../../oracle/reply-path.ts";
import { changed } from "../change.ts";
import { breaking } from "../condition-parts.ts";
import { UnfillableSchema } from "./filled.ts";
import { filledBody } from "./filled-body.ts";
import type { Extent } from "./filling.ts";
import { fitted } from "../made/fitted.ts";

/** The replies that others are made of by changing something. */
export interface Start {
  /** Of each declared status of success, with everything that its schema describes. */
  readonly successes: readonly ReplyContent[];
  /** The same, with what their schemas require only. */
  readonly sparse: readonly ReplyContent[];
  /** Of each declared status of an error. */
  readonly failures: readonly ReplyContent[];
  /** An error that says nothing but its status, which nothing in the manifest is about. */
  readonly failure: ReplyContent;
  /** Why replies are missing above. */
  readonly reasons: readonly string[];
}

/** What the replies of an operation are made of. */
export function startOf(operation: OperationContract): Start {
  const reasons = new Set<string>();
  const made = (replies: OperationContract["replies"], extent: Extent) =>
    [...replies].flatMap(([status, name]) => {
      const body = filledBody(operation, name, extent);
      if (body instanceof UnfillableSchema) reasons.add(`schemas.${name}: ${body.message}`);
      else return [asText(operation, replyOf(operation, status, body))];
      return [];
    });
  return {
    successes: made(operation.replies, "all").map((reply) =>
      fitted(operation, withoutError(operation, reply)),
    ),
    sparse: made(operation.replies, "required").map((reply) => withoutError(operation, reply)),
    failures: made(operation.errorReplies, "all"),
    failure: { status: plainStatus(operation), headers: {} },
    reasons: [...reasons],
  };
}

function replyOf(
  operation: OperationContract,
  status: number,
  body: Value | undefined,
): ReplyContent {
  return { status, headers: filledHeaders(operation), ...(body !== undefined && { body }) };
}

/** A value in every header that the manifest reads. */
function filledHeaders({ outputs, errors }: OperationContract): ReplyContent["headers"] {
  const sources = outputs.map(({ source }) => source);
  const read = sources.flatMap((source) => (source.kind === "path" ? source.paths : []));
  const paths = [...read, ...errors.message, ...errors.code, ...errors.requestId];
  const names = paths.flatMap((path) => (rootOf(path) === "headers" ? [membersOf(path)[1]] : []));
  return Object.fromEntries(names.map((name) => [name, headerText(String(name))]));
}

/** Some headers are read on the way: only what they mean can stand in them. */
function headerText(name: string): string {
  const meant: Readonly<Record<string, string>> = {
    "content-type": "application/json",
    "content-length": "4096",
  };
  return meant[name] ?? `text of ${name}`;
}

function plainStatus({ replies, accept, errors: { when } }: OperationContract): number {
  const spoken = new Set([
    ...replies.keys(),
    ...accept.map(({ status }) => status),
    ...when.flatMap((each) => statusesIn(each.when)),
  ]);
  return [400, 500, 418, 502].find((status) => !spoken.has(status)) ?? 400;
}

/** A reply of success without what would make an error of it, such as `ok: false`. */
function withoutError({ errors: { when } }: OperationContract, reply: ReplyContent): ReplyContent {
  const all = when.flatMap((each) => alternativesOf(each.when));
  const held = (each: ReplyContent) => all.filter((condition) => holds(condition, { ...each }));
  let plain = reply;
  // Each change may let another condition hold.
  for (const _ of all) {
    const [found] = held(plain);
    if (!found) return plain;
    const others = breaking(found)
      .filter(({ path }) => rootOf(path) === "body")
      .map((change) => changed(plain, [change]));
    const [best = plain] = others.toSorted((a, b) => held(a).length - held(b).length);
    plain = best;
  }
  return plain;
}
