import { readCondition } from "./folded.ts";
import { listOf } from "./output.ts";
import type { AcceptContract, ErrorContract } from "./types.ts";
import type { Written, WrittenAccept, WrittenErrors } from "./written-types.ts";

/** The `errors` of an operation: its members replace the provider's, those of maps are added. */
export function mergeErrors(shared: WrittenErrors = {}, own: WrittenErrors = {}): WrittenErrors {
  const codes = { ...shared.codes, ...own.codes };
  return { ...shared, ...own, codes, reply: { ...shared.reply, ...own.reply } };
}

/** Where the provider's own texts are, and what they mean. */
export function readErrors({
  message,
  code,
  requestId,
  codes = {},
  when = {},
}: WrittenErrors): ErrorContract {
  return {
    message: listOf(message),
    code: listOf(code),
    requestId: listOf(requestId),
    codes,
    when: Object.entries(when).map(([ours, each]) => ({ when: readCondition(each), code: ours })),
  };
}

/** Error statuses that are answers: an operation's own win. */
export function readAccepts(
  shared: Written<WrittenAccept> = {},
  own: Written<WrittenAccept> = {},
): readonly AcceptContract[] {
  return Object.entries({ ...shared, ...own }).map(([status, { when = {}, output = {} }]) => ({
    status: Number(status),
    when: readCondition(when),
    output,
  }));
}

/** Names of schemas by status; null where there is no body. */
export function readReplies(written: Written<string> = {}): ReadonlyMap<number, string | null> {
  const entries = Object.entries(written);
  return new Map(entries.map(([status, name]) => [Number(status), name === "empty" ? null : name]));
}
