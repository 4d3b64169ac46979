import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";

/** One request as a server received it. */
export interface Received {
  readonly method: string;
  /** Path and query as they stood on the wire. */
  readonly target: string;
  /** Name and value in turn, as they stood on the wire. */
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** Sends the reply to a request whose body has been read. */
export type Answer = (request: Received, response: ServerResponse) => void;

/** An HTTP server on loopback that keeps what it received. */
export interface Loopback {
  /** Address without a trailing slash. */
  readonly url: string;
  /** Takes everything received since the last call. */
  take(): readonly Received[];
  close(): Promise<void>;
}

/** Starts a server on a free port; without `answer` it knows nothing: 404 without a body. */
export async function startLoopback(
  answer: Answer = (_, response) => response.writeHead(404).end(),
): Promise<Loopback> {
  let received: Received[] = [];
  // Hostile values are long, and a server that refused them would hide what was sent.
  const server = createServer({ maxHeaderSize: 2 ** 22 }, (request, response) => {
    // Whoever asked may go away before the end of the body.
    const reading = read(request).catch(() => null);
    void reading.then((whole) => {
      if (whole === null) return;
      received.push(whole);
      answer(whole, response);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    take() {
      const taken = received;
      received = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Lets the server listen on a free port of 127.0.0.1; returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a string for pipes only
  return port;
}

async function read(request: IncomingMessage): Promise<Received> {
  const { method = "", url = "", rawHeaders } = request;
  return { method, target: url, rawHeaders, body: (await buffer(request)).toString() };
}

/** All values of a header, in the order in which they stood on the wire. */
export function headerValues({ rawHeaders }: Received, name: string): readonly string[] {
  return rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === name);
}
