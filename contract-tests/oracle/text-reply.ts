import type { OperationContract, ReplyContent } from "../contract/types.ts";
import { asFile, fileOf } from "./file-reply.ts";
import { asListed } from "./listed-reply.ts";

/** Whether a reply is read as bare text: one that is declared so, or a success like all that are declared. */
export function isTextReply(
  { texts, replies }: OperationContract,
  { status }: Pick<ReplyContent, "status">,
): boolean {
  if (texts.includes(status)) return true;
  const isOther = !replies.has(status) && status >= 200 && status < 300;
  return isOther && texts.length > 0 && texts.length === replies.size;
}

/** The text of a body as it travels. */
export function travellingText({ body, text }: ReplyContent): string {
  return text ?? (body === undefined ? "" : JSON.stringify(body));
}

/** A reply of bare text, of lines or of events in place of one of JSON. */
export function asText(operation: OperationContract, reply: ReplyContent): ReplyContent {
  const { body, ...rest } = reply;
  if (fileOf(operation, reply)) return asFile(operation, reply);
  if (!isTextReply(operation, reply) || typeof body !== "string") return asListed(operation, reply);
  return { ...rest, headers: { "content-type": "text/plain", ...reply.headers }, text: body };
}
