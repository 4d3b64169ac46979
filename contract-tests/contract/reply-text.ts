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
