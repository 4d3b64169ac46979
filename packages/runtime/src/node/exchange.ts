import type { ClientRequest, IncomingMessage } from "node:http";
import type { Agents } from "./agents.ts";
import { failure } from "./failure.ts";
import { addressOf, open, type Outgoing } from "./outgoing.ts";
import { replyOf, type Sent } from "./reply.ts";
import { type Body, bodyOf, writeBody } from "./sent-body.ts";
import { takeTurn } from "./turn.ts";

/** Sends a request once and resolves to its reply; an abort ends whatever is going on. */
export function exchange(from: Outgoing, agents: Agents): Promise<Response> {
  return new Promise((resolve, reject) => {
    let outgoing: ClientRequest | undefined;
    let incoming: IncomingMessage | undefined;
    const describe = (error: unknown) =>
      from.signal?.aborted ? from.signal.reason : failure(error);
    const abort = () => {
      reject(from.signal?.reason);
      incoming?.destroy(new Error("aborted"));
      outgoing?.destroy();
    };
    // By way of a request: its signal follows the caller's for as long as the request is reachable.
    const release = () => from.signal?.removeEventListener("abort", abort);
    const fail = (error?: unknown) => {
      release();
      reject(describe(error));
    };
    if (from.signal?.aborted) return abort();
    from.signal?.addEventListener("abort", abort, { once: true });

    const receive = (message: IncomingMessage, sent: Sent) => {
      incoming = message;
      // When the server replies without reading the request, the socket is unusable.
      message.once("end", () => outgoing?.writableFinished || outgoing?.destroy());
      try {
        resolve(replyOf(message, sent, describe));
      } catch (error) {
        outgoing?.destroy();
        fail(error);
      }
    };
    const send = (body: Body) => {
      if (from.signal?.aborted) return;
      const address = addressOf(from);
      const sending = open(from, address, body?.size, agents);
      const write = () => {
        const sent = { method: sending.method, url: address.href };
        sending.once("response", (message) => receive(message, sent));
        writeBody(body, sending, fail);
      };
      const turn = takeTurn(sending, write);
      const isVain = () => turn.isKept && !turn.isSent;
      outgoing = sending;
      sending.on("error", (error) => {
        if (isVain()) return;
        // A reset is no end, also where the end of a body is that of the connection.
        if (incoming?.complete === false) incoming.destroy(error);
        reject(describe(error));
      });
      sending.once("close", () => {
        if (isVain()) send(body);
        else if (incoming) release();
        // Without a reply or an error: the server changed the protocol.
        else fail();
      });
    };
    bodyOf(from).then(send).catch(fail);
  });
}
