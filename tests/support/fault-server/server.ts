import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { listen } from "../../../contract-tests/servers/loopback.ts";
import { selfSignedCertificate } from "./certificate.ts";
import type { Exchange, Fault, Steps } from "./fault.ts";
import { Ledger, type SeenRequest } from "./ledger.ts";
import { good } from "./replies.ts";
import { requestReader } from "./request-reader.ts";

/** A server on loopback that misbehaves in one way. */
export interface FaultServer {
  /** Address for the client, without a trailing slash. */
  readonly baseUrl: string;
  readonly ledger: Ledger;
  close(): void;
}

/** Starts a server that does what the fault says; `abort` ends the call when the fault says so. */
export async function startFaultServer(fault: Fault, abort: () => void): Promise<FaultServer> {
  const ledger = new Ledger(fault.calls ?? 1);
  const sockets = new Set<Socket>();

  const other = createServer((socket) => {
    ledger.strays += 1;
    socket.destroy();
  });
  const elsewhere = originOf(await listen(other));
  const server = createServerFor(fault, (socket) => {
    keep(sockets, socket);
    serve(fault, { socket, origin, elsewhere, ledger, abort });
  });
  const listening = await listen(server);
  const origin = originOf(listening);
  const holder = fault.server === "none" ? await connected(listening) : undefined;
  const port = holder?.localPort ?? listening;

  return {
    baseUrl: fault.address?.(port) ?? originOf(port),
    ledger,
    close: () => {
      holder?.destroy();
      for (const each of [server, other]) each.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function createServerFor({ server }: Fault, onSocket: (socket: Socket) => void): Server {
  const options = { allowHalfOpen: true, noDelay: true };
  if (server !== "tls") return createServer(options, onSocket);
  return createTlsServer({ ...options, ...selfSignedCertificate() }, onSocket);
}

/** The own end of a connection holds its port: nobody listens there, and no other server gets it. */
async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on("close", () => sockets.delete(socket));
  // A client may leave at any time.
  socket.on("error", () => socket.destroy());
  socket.on("end", () => socket.end());
}

function serve(fault: Fault, exchange: Exchange): void {
  const { socket, ledger } = exchange;
  const read = requestReader();
  socket.on("data", (part) => {
    ledger.bytes += part.length;
    for (const request of read(part)) {
      ledger.arrived(request);
      void run(stepsFor(fault, ledger.requests), { ...exchange, request });
    }
  });
  void run(fault.greets ?? [], exchange);
}

/** Redirects that may be followed lead below `/good`, where all is well. */
function stepsFor({ does = [], then = [] }: Fault, requests: readonly SeenRequest[]): Steps {
  if (requests.at(-1)?.path.startsWith("/good")) return [good];
  const turns = [does, ...then];
  return turns[requests.length - 1] ?? turns.at(-1) ?? [];
}

async function run(steps: Steps, exchange: Exchange): Promise<void> {
  for (const step of steps) {
    if (exchange.socket.destroyed) return;
    const bytes = typeof step === "function" ? await step(exchange) : step;
    if (!bytes) continue;
    exchange.ledger.writes(bytes);
    exchange.socket.write(bytes);
  }
}
