import type { OperationContract, ReplyContent } from "../../contract/types.ts";
import { listingOf } from "../../oracle/listed-reply.ts";
import type { ReplyProbe } from "./probe.ts";

/** Replies that are lists of lines or events, with parts that are none, are broken or tell of an error. */
export function listed(
  operation: OperationContract,
  success: ReplyContent,
  failure: ReplyContent,
): readonly ReplyProbe[] {
  const listing = listingOf(operation, success);
  if (!listing) return [];
  const type = { lines: "application/x-ndjson", events: "text/event-stream" }[listing];
  const headers = { ...success.headers, "content-type": type };
  const probe = (title: string, text: string): ReplyProbe => ({
    title,
    reply: { status: success.status, headers, text },
  });
  if (listing === "lines") {
    return [
      probe("with empty lines", '{"a":1}\n\n2\r\n \n'),
      probe("with a broken line", '{"a":1}\n{"b":\n'),
    ];
  }
  const told = JSON.stringify(failure.body ?? { message: "overloaded" });
  return [
    probe("with comments and names", ": wait\n\nevent: a\nid: 7\ndata: 1\n\ndata: [DONE]\n\n"),
    probe("with a broken event", 'data: 1\n\ndata: {"b":\n\n'),
    probe("with an event of an error", `data: 1\n\nevent: error\ndata: ${told}\n\n`),
  ];
}
