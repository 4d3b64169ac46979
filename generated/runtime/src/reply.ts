// Generated from templates/runtime/reply.ts. Do not edit; run `npm run generate`.

import type { Json, OperationDefinition, ReplyKind } from "./definition.ts";
import type { Roots } from "./outputs.ts";
import type { Policy } from "./policy.ts";
import { firstText, replyError } from "./reply-error.ts";
import { ToolError } from "./tool-error.ts";
import type { Words } from "./words.ts";

/** A reply as it came. */
export interface ReplyText {
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
export interface ReplyDefinition
  extends Pick<OperationDefinition<never>, "replies" | "errors" | "accept"> {
  readonly words?: Words;
  /** How it is sent. */
  readonly call?: Policy;
}

// What an error keeps of a reply that cannot be read.
const keptCharacters = 65_536;

/** Decides what a reply is: returns an answer, throws the ToolError that anything else stands for. */
export function readReply(
  definition: ReplyDefinition,
  { status, headers, text }: ReplyText,
  params: Readonly<Record<string, unknown>>,
): Answer {
  const { replies, errors, words = {} } = definition;
  let body: unknown = text || undefined;
  let isJson = true;
  try {
    body = JSON.parse(text);
  } catch {
    isJson = false; // the message of a SyntaxError repeats part of the text
  }
  const roots = { status, headers, body, params };

  const overrides = words.accept?.(definition, roots);
  if (overrides) return { roots, overrides };
  const code = words.errorCode?.(definition, roots);
  const isSuccess = status in replies || (status >= 200 && status < 300);
  if (code || !isSuccess) throw replyError(definition, roots, code);

  // A status of success that is not declared is read like the declared one that it resembles.
  const kinds = Object.values(replies);
  const kind = replies[status] ?? kinds.find((each) => (each === "empty") === !text) ?? kinds[0];
  // A page of HTML is no sign of success, not even where no body is expected.
  if (kind === "empty" && (status in replies || !text || isJson)) {
    roots.body = undefined;
  } else if (!isJson || !isOfKind(kind, body) || !isJsonType(headers)) {
    const problem = !text ? "has no body" : isJson ? "is of another type" : "is not JSON";
    throw new ToolError("invalid_reply", `The reply ${problem}.`, {
      status,
      requestId: firstText(errors.requestId, roots),
      body: text.slice(0, keptCharacters) || undefined,
    });
  }
  return { roots };
}

/** Whether a body has the members that outputs are read from. */
function isOfKind(kind: ReplyKind | undefined, body: unknown): boolean {
  if (kind === "array") return Array.isArray(body);
  return kind !== "object" || isObject(body);
}

/** Whether a value has named members: an object, and no list. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Plain text is what servers say that say nothing. */
function isJsonType(headers: Headers): boolean {
  return /^[^;]*json|^text\/plain|^$/i.test(headers.get("Content-Type") ?? "");
}
