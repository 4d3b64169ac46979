import type { Server } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";

/** Bytes of one message, far above what models give. */
const mostBytes = 10 * 2 ** 20;

/** Serves whoever started this process, until standard input ends or a signal says so. */
export function serveOnStdio(make: () => Server): void {
  // The SDK waits with each answer by itself where a client reads slowly.
  process.stdout.setMaxListeners(0);
  const sizes = { maxBufferSize: mostBytes };
  const transport = new StdioServerTransport(process.stdin, process.stdout, sizes);
  const served = serveStdio(make, { transport, onerror: tellTooLong });
  // With the connection the calls in flight are aborted, and nothing keeps the process.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void served.close());
}

/** The SDK ends the connection, since it cannot know where the next message begins, and says it by a text alone. */
function tellTooLong({ message }: Error): void {
  if (!message.startsWith("ReadBuffer exceeded")) return;
  process.stderr.write(
    `blockwright-mcp: a line of standard input has more than ${mostBytes} bytes: the server ends.\n`,
  );
  process.exitCode = 1;
}
