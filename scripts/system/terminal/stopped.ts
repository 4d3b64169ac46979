import { once } from "node:events";

/** Resolves when the process is told to end: Ctrl-C, or SIGTERM. */
export async function stopped(streams: NodeJS.EventEmitter): Promise<void> {
  await Promise.race([once(streams, "SIGINT"), once(streams, "SIGTERM")]);
}
