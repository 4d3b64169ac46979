import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { openServer } from "../kit/server.ts";

const MiB = 2 ** 20;

/** Size of every body that is not compressed. */
export const floodSize = 256 * MiB;

// A gzip file may have several members, each a whole file.
const memberCount = 17;
const member = gzipSync(Buffer.alloc(64 * MiB, "x"));

/** Size of the compressed bodies, once they are inflated. */
export const bombSize = memberCount * 64 * MiB;

/** Bodies by name: a header that announces them, and their parts. */
const bodies = {
  length: {
    headers: { "content-length": String(floodSize) },
    part: Buffer.alloc(MiB, "x"),
    count: 256,
  },
  chunked: { headers: {}, part: Buffer.alloc(MiB, "x"), count: 256 },
  gzip: { headers: { "content-encoding": "gzip" }, part: member, count: memberCount },
} as const;

/** Name of a body. */
export type Flood = keyof typeof bodies;

/** A server that sends more than anybody wants: `/<status>/<flood>` is the beginning of every path. */
export interface FloodServer {
  readonly url: string;
  /** Bytes handed to the sockets for each reply since the last call. */
  take(): readonly number[];
}

/** Starts the server for the tests of a file. */
export async function startFloodServer(): Promise<FloodServer> {
  let delivered: number[] = [];
  const url = await openServer((request, response) => {
    request.resume();
    const [, status = "200", flood = "length"] = (request.url ?? "").split("/");
    const { socket } = response;
    const before = socket?.bytesWritten ?? 0;
    response.once("close", () => delivered.push((socket?.bytesWritten ?? 0) - before));
    send(response, Number(status), flood as Flood); // the tests ask for no other
  });
  return {
    url,
    take() {
      const taken = delivered;
      delivered = [];
      return taken;
    },
  };
}

function send(response: ServerResponse, status: number, flood: Flood): void {
  const { headers, part, count } = bodies[flood];
  response.writeHead(status, { "content-type": "application/json", ...headers });
  // Not one by one into memory: the next part is made when there is room.
  const parts = Readable.from(
    Array.from({ length: count }, () => part),
    { highWaterMark: 1 },
  );
  response.once("close", () => parts.destroy());
  parts.pipe(response);
}
