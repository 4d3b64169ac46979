import { parseJson } from "../json.ts";
import type { Keywords, ReplyDefinition } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";
import { ToolError } from "../tool-error.ts";
import { keptLength } from "../transport/body.ts";
import { replyError, firstText } from "./error.ts";
import { eventsOf, linesOf } from "./event-stream.ts";
import { textReplies } from "./text-replies.ts";

/** What ends some streams of events, and is none. */
const END = "[DONE]";

/**
 * Replies that are lists of JSON values: a line each (NDJSON), or an event each of a stream that ends.
 * It does what `textReplies` does, too.
 */
export const listReplies = {
  accept(definition, roots, text) {
    const { replies, keywords } = definition;
    const { status } = roots;
    const kinds = new Set(Object.values(replies));
    const [usual] = kinds.size === 1 && status >= 200 && status < 300 ? kinds : [];
    const kind = replies[status] ?? usual;
    if (kind !== "lines" && kind !== "events") return textReplies.accept(definition, roots, text);
    if (isOfType(kind, roots.headers)) {
      roots.body = kind === "lines" ? lineValues(text) : eventValues(definition, roots, text);
      // An error despite its status stays one.
      return keywords?.errorCode?.(definition, roots) ? undefined : {};
    }
    if (keywords?.errorCode?.(definition, roots)) return undefined;
    throw invalid(`The reply is not the expected list of ${kind}.`, text);
  },
} satisfies Keywords;

/** A page of HTML has lines and no events; plain text is what servers send that set no type themselves. */
function isOfType(kind: "lines" | "events", headers: Roots["headers"]): boolean {
  const types = { lines: /^[^;]*json|^text\/plain|^$/i, events: /^text\/(event-stream|plain)|^$/i };
  return types[kind].test(headers.get("Content-Type") ?? "");
}

function lineValues(text: string): readonly unknown[] {
  return linesOf(text).flatMap((line, index) =>
    line.trim() === "" ? [] : [valueOf(line, `Line ${index + 1} of the reply`, text)],
  );
}

function eventValues({ errors }: ReplyDefinition, roots: Roots, text: string): readonly unknown[] {
  return eventsOf(text).flatMap(({ name, data, line }) => {
    if (data === END) return [];
    if (name !== "error") return [valueOf(data, `The event at line ${line} of the reply`, text)];
    throw eventError(errors, { ...roots, body: jsonOrText(data) });
  });
}

/** The error that an event called so tells of: read like the body of an error. */
function eventError(errors: ReplyDefinition["errors"], roots: Roots): ToolError {
  const { code, upstreamCode } = replyError(errors, roots);
  const message = firstText(errors.message, roots) ?? "The stream of the reply tells of an error.";
  const { body } = roots;
  const kept = typeof body === "string" ? body.slice(0, keptLength) : body;
  return new ToolError(code, message, { upstreamCode, body: kept });
}

function jsonOrText(data: string): unknown {
  try {
    return parseJson(data);
  } catch {
    return data;
  }
}

function valueOf(json: string, what: string, text: string): unknown {
  try {
    return parseJson(json);
  } catch {
    // The message of a SyntaxError repeats part of the text.
    throw invalid(`${what} is no JSON.`, text);
  }
}

function invalid(message: string, text: string): ToolError {
  return new ToolError("invalid_reply", message, { body: text.slice(0, keptLength) || undefined });
}
