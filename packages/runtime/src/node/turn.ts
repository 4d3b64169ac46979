import type { ClientRequest, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers";

/** How far a request has come with its socket. */
export interface Turn {
  /** The socket was used before. */
  isKept: boolean;
  isSent: boolean;
  reply: IncomingMessage | undefined;
}

/** Whose turn it is: until the next one, so also of the last one while a socket is idle. */
const turns = new WeakMap<Socket, Turn>();

/**
 * Calls `send` when the request has a socket. A kept one has to bring no byte until all is read that
 * the system holds for it; else it ends, and nothing was sent.
 */
export function takeTurn(outgoing: ClientRequest, send: () => void): Turn {
  const turn: Turn = { isKept: false, isSent: false, reply: undefined };
  outgoing.once("socket", (socket) => {
    const start = () => {
      if (!socket.writable) return;
      turn.isSent = true;
      outgoing.once("response", (reply) => (turn.reply = reply));
      send();
    };
    turn.isKept = turns.has(socket);
    turns.set(socket, turn);
    if (turn.isKept) return afterReading(start);
    // Before the parser, to which such bytes would be a reply.
    socket.prependListener("data", () => isExpectant(socket) || socket.destroy());
    start();
  });
  return turn;
}

/** Bytes may come: a request was sent, and its reply is not complete. */
function isExpectant(socket: Socket): boolean {
  const { isSent = false, reply } = turns.get(socket) ?? {};
  return isSent && !reply?.complete;
}

/** Calls back when all is read that the system holds now for any socket. */
function afterReading(callback: () => void): void {
  // This round of the event loop may have asked the system already; the next one has not.
  setImmediate(() => setImmediate(callback));
}
