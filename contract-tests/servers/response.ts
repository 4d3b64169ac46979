import type { ReplyContent } from "../contract/types.ts";

/** Text of the body of a reply; null when there is none. */
export function bodyText({ body, text }: ReplyContent): string | null {
  return text ?? (body === undefined ? null : JSON.stringify(body));
}

/** Headers of a reply, with the type of its body unless they name it. */
export function replyHeaders(reply: ReplyContent): Readonly<Record<string, string>> {
  return {
    ...(reply.text !== undefined && { "content-type": "text/html" }),
    ...(reply.body !== undefined && { "content-type": "application/json" }),
    ...reply.headers,
  };
}

/** A reply as fetch gives it. */
export function responseOf(reply: ReplyContent): Response {
  return new Response(bodyText(reply), { status: reply.status, headers: replyHeaders(reply) });
}
