import type { ReplyContent } from "../contract/types.ts";

/** Text of the body of a reply; null when there is none. */
export function bodyText({ body, text, listed }: ReplyContent): string | null {
  if (text !== undefined || body === undefined) return text ?? null;
  if (!listed || !Array.isArray(body)) return JSON.stringify(body);
  const values = body.map((value) => JSON.stringify(value));
  if (listed === "lines") return values.map((value) => `${value}\r\n`).join("\n");
  // Comments, names and an end of their own are what streams have.
  const events = values.map((value) => `event: item\ndata: ${value}\n\n`);
  return `: begin\n\n${events.join("")}data: [DONE]\n\n`;
}

/** Headers of a reply, with the type of its body unless they name it. */
export function replyHeaders(reply: ReplyContent): Readonly<Record<string, string>> {
  return {
    ...(reply.text !== undefined && { "content-type": "text/html" }),
    ...(reply.body !== undefined && { "content-type": bodyType(reply) }),
    ...reply.headers,
  };
}

function bodyType({ listed, body }: ReplyContent): string {
  if (!listed || !Array.isArray(body)) return "application/json";
  return listed === "lines" ? "application/x-ndjson" : "text/event-stream";
}

/** A reply as fetch gives it. */
export function responseOf(reply: ReplyContent): Response {
  return new Response(bodyText(reply), { status: reply.status, headers: replyHeaders(reply) });
}
