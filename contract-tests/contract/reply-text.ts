import type { ReplyContent } from "./reply-types.ts";

/** Largest file that a case sends to the end. */
export const largestFile = 2 * 2 ** 20;

/** The text of a reply; undefined where it has none. */
export function replyText({
  text,
  bytes,
}: Pick<ReplyContent, "text" | "bytes">): string | undefined {
  if (text === undefined || bytes === undefined) return text;
  return text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
}

/** Text of the body of a reply; null when there is none. */
export function bodyText(reply: ReplyContent): string | null {
  const { body, listed } = reply;
  const text = replyText(reply);
  if (text !== undefined || body === undefined) return text ?? null;
  if (!listed || !Array.isArray(body)) return JSON.stringify(body);
  const values = body.map((value) => JSON.stringify(value));
  if (listed === "lines") return values.map((value) => `${value}\r\n`).join("\n");
  // Comments, names and an end of their own are what streams have.
  const events = values.map((value) => `event: item\ndata: ${value}\n\n`);
  return `: begin\n\n${events.join("")}data: [DONE]\n\n`;
}
