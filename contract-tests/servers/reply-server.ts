import type { ReplyContent } from "../contract/types.ts";
import { headerValues, type Loopback, startLoopback } from "./loopback.ts";
import { replyHeader } from "./mock.ts";
import { bodyText, replyHeaders } from "./response.ts";

/** A server on loopback that gives the reply that each request asks for in a header. */
export function startReplyServer(): Promise<Loopback> {
  return startLoopback((request, response) => {
    const [wanted] = headerValues(request, replyHeader);
    if (wanted === undefined) {
      response.writeHead(400).end(`no ${replyHeader}`);
      return;
    }
    const reply: ReplyContent = JSON.parse(decodeURIComponent(wanted));
    response.writeHead(reply.status, replyHeaders(reply));
    if (reply.cut) response.write(bodyText(reply) ?? "", () => response.destroy());
    else response.end(bodyText(reply) ?? undefined);
  });
}
