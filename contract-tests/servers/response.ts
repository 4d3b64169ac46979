import { bodyText } from "../contract/reply-text.ts";
import type { ReplyContent } from "../contract/types.ts";

/** Headers of a reply, with the type of its body unless they name it. */
export function replyHeaders(reply: ReplyContent): Readonly<Record<string, string>> {
  const headers = {
    ...(reply.text !== undefined && { "content-type": "text/html" }),
    ...(reply.body !== undefined && { "content-type": bodyType(reply) }),
    ...reply.headers,
  };
  // Text is sent in UTF-8, whatever it came in.
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    /^content-type$/i.test(name) ? value.replace(/;\s*charset=(?!"?utf-?8)[^;]*/i, "") : value,
  ]);
  return Object.fromEntries(entries);
}

function bodyType({ listed, body }: ReplyContent): string {
  if (!listed || !Array.isArray(body)) return "application/json";
  return listed === "lines" ? "application/x-ndjson" : "text/event-stream";
}

/** A reply as fetch gives it. */
export function responseOf(reply: ReplyContent): Response {
  const { status } = reply;
  const body = reply.cut ? cutBody(reply) : bodyText(reply);
  return new Response(body, { status, headers: replyHeaders(reply) });
}

/** What comes of a body before the connection fails; with a length it ends as if that were all. */
function cutBody(reply: ReplyContent): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(bodyText(reply) ?? "");
  let count = 0;
  return new ReadableStream({
    pull(controller) {
      if (count++ === 0) controller.enqueue(bytes);
      else if ("content-length" in reply.headers) controller.close();
      else controller.error(new TypeError("terminated"));
    },
  });
}
