import { keptLength } from "../transport/body.ts";
import type { Json, ReplyKind } from "../definition.ts";
import { parseJson } from "../json.ts";
import { isOfKind } from "../outputs/kind.ts";
import type { Roots } from "../outputs/roots.ts";
import { replyError } from "./error.ts";
import { ToolError } from "../tool-error.ts";
import type { ReplyDefinition } from "../keywords.ts";

/** Constants for outputs by dotted name. */
export type Overrides = Readonly<Record<string, Json>>;

/**
 * Classifies a reply and gives `roots` its body. Returns constants for outputs when an error status is
 * a valid answer. Throws a ToolError for a reply that is not an answer, or has a flaw.
 */
export function readReply(
  definition: ReplyDefinition,
  roots: Roots,
  text: string,
  flaw?: string,
): Overrides | undefined {
  const { replies, keywords = {} } = definition;
  const { status } = roots;
  roots.body = text || undefined;
  let isJson = true;
  try {
    roots.body = parseJson(text);
  } catch {
    isJson = false; // the message of a SyntaxError repeats part of the text
  }
  const overrides = keywords.accept?.(definition, roots, text);
  if (overrides && !flaw) return overrides;
  const code = keywords.errorCode?.(definition, roots);
  if (code || !(replies[status] || (status >= 200 && status < 300))) {
    throw replyError(definition.errors, roots, code, text);
  }

  const kind = replies[status] ?? kindLike(text, Object.values(replies));
  // An HTML page is no success, even where no body is expected.
  if (kind === "empty" && (replies[status] || !text || isJson)) {
    roots.body = undefined;
  } else if (flaw || !isJson || !isOfKind(kind, roots.body) || !isJsonType(roots.headers)) {
    const problem = text ? (flaw ?? "is not the expected JSON") : "has no body";
    const body = text.slice(0, keptLength) || undefined;
    throw new ToolError("invalid_reply", `The reply ${problem}.`, { body });
  }
  return undefined;
}

/** A status of success that is not declared is read like the declared one that it resembles. */
function kindLike(text: string, kinds: readonly ReplyKind[]): ReplyKind | undefined {
  return kinds.find((each) => (each === "empty") === !text) ?? kinds[0];
}

/** Plain text is what servers send that set no type themselves. */
function isJsonType(headers: Roots["headers"]): boolean {
  return /^[^;]*json|^text\/plain|^$/i.test(headers.get("Content-Type") ?? "");
}
