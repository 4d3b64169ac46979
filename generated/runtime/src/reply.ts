// Generated from templates/runtime/reply.ts. Do not edit; run `npm run generate`.

import type { Json, OperationDefinition } from "./definition.ts";
import type { Roots } from "./outputs.ts";
import { conditionHolds, firstText, matchHolds, replyError } from "./reply-error.ts";
import { ToolError } from "./tool-error.ts";

/** A reply as it came. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A reply that answers the call: what outputs are mapped from. */
export interface Answer {
  readonly roots: Roots;
  /** Constants for outputs, when an error status was accepted as an answer. */
  readonly overrides?: Readonly<Record<string, Json>> | undefined;
}

/** What an operation says about its replies. */
export type ReplyDefinition = Pick<OperationDefinition<never>, "replies" | "errors" | "accept">;

// What an error keeps of a reply that cannot be read.
const keptCharacters = 65_536;

/** Decides what a reply is: returns an answer, throws the ToolError that anything else stands for. */
export function readReply(
  { replies, errors, accept }: ReplyDefinition,
  { status, headers, text }: Reply,
  params: Readonly<Record<string, unknown>>,
): Answer {
  const { body, isJson } = parseBody(text);
  const roots = {
    status,
    body,
    params,
    // Few operations read headers, so they are only copied when one does.
    get headers() {
      return Object.fromEntries(headers);
    },
  };

  const accepted = accept?.[status];
  if (accepted && matchHolds(accepted.match, roots))
    return { roots, overrides: accepted.output ?? {} };
  const condition = errors.when?.find((each) => conditionHolds(each, roots));
  const isSuccess = status in replies || (status >= 200 && status < 300);
  if (condition || !isSuccess) throw replyError(errors, roots, headers, condition?.code);

  const kinds = Object.values(replies);
  // A status of success that is not declared is read like the declared one that it resembles.
  const like = text && kinds.includes("json") ? "json" : "empty";
  const kind = replies[status] ?? (kinds.includes(like) ? like : "json");
  // A page of HTML is no sign of success, not even where no body is expected.
  if (kind === "empty" && (status in replies || !text || isJson)) {
    roots.body = undefined;
  } else if (!isJson) {
    throw new ToolError("invalid_reply", `The reply ${text ? "is not JSON" : "has no body"}.`, {
      status,
      requestId: firstText(errors.requestId, roots),
      body: text.slice(0, keptCharacters) || undefined,
    });
  }
  return { roots };
}

function parseBody(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    // The message of a SyntaxError repeats part of the text.
    return { body: text || undefined, isJson: false };
  }
}
