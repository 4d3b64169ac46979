import type { Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

/** Serves whoever started this process, until standard input ends or a signal says so. */
export function serveOnStdio(make: () => Server): void {
  // The SDK waits with each answer by itself where a client reads slowly.
  process.stdout.setMaxListeners(0);
  const served = serveStdio(make);
  // With the connection the calls in flight are aborted, and nothing keeps the process.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void served.close());
}
