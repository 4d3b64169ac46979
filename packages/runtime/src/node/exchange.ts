import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  request as openHttp,
} from "node:http";
import { request as openHttps } from "node:https";
import { type Body, bodyOf, writeBody } from "./sent-body.ts";
import { failure } from "./failure.ts";
import { replyOf } from "./reply.ts";
import { takeTurn } from "./turn.ts";

/** Keeps the sockets, by protocol. */
export type Agents = Readonly<Record<"http:" | "https:", Agent>>;

/** Sends a request once and resolves to its reply; an abort ends whatever is going on. */
export function exchange(request: Request, agents: Agents): Promise<Response> {
  return new Promise((resolve, reject) => {
    let outgoing: ClientRequest | undefined;
    let incoming: IncomingMessage | undefined;
    const describe = (error: unknown) =>
      request.signal.aborted ? request.signal.reason : failure(error);
    const abort = () => {
      reject(request.signal.reason);
      incoming?.destroy(new Error("aborted"));
      outgoing?.destroy();
    };
    // By way of the request: its signal follows the caller's for as long as the request is reachable.
    const release = () => request.signal.removeEventListener("abort", abort);
    const fail = (error?: unknown) => {
      release();
      reject(describe(error));
    };
    if (request.signal.aborted) return abort();
    request.signal.addEventListener("abort", abort, { once: true });

    const receive = (message: IncomingMessage) => {
      incoming = message;
      // When the server replies without reading the request, the socket is unusable.
      message.once("end", () => outgoing?.writableFinished || outgoing?.destroy());
      try {
        resolve(replyOf(message, request, describe));
      } catch (error) {
        outgoing?.destroy();
        fail(error);
      }
    };
    const send = (body: Body) => {
      if (request.signal.aborted) return;
      const sending = open(request, body, agents);
      const write = () => writeBody(body, sending.once("response", receive), fail);
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
    bodyOf(request).then(send).catch(fail);
  });
}

function open(request: Request, body: Body, agents: Agents): ClientRequest {
  const url = new URL(request.url);
  const { method } = request;
  const headers = Object.fromEntries(headersOf(request, body));
  switch (url.protocol) {
    case "http:":
      return openHttp(url, { method, headers, agent: agents["http:"] });
    case "https:":
      return openHttps(url, { method, headers, agent: agents["https:"] });
    default:
      throw new TypeError("Only http and https addresses can be requested.");
  }
}

/** The request's headers, and those that every `fetch` adds. */
function headersOf(request: Request, body: Body): Headers {
  const headers = new Headers({
    accept: "*/*",
    "accept-encoding": "gzip, deflate, br",
    "user-agent": "node",
  });
  for (const [name, value] of request.headers) headers.set(name, value);
  // How long the body is, is known here alone.
  headers.delete("transfer-encoding");
  headers.delete("content-length");
  if (body) headers.set("content-length", `${body.size}`);
  return headers;
}
