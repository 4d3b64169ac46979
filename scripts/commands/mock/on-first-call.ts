import type { MockServer } from "../../../contract-tests/servers/prism.ts";

/** A server that starts when it is first needed. */
export interface DeferredServer {
  /** The server; all calls share one start, and a start that failed is tried again. */
  running(): Promise<MockServer>;
  /** Closes it, where it was started. */
  close(): Promise<void>;
}

/** Puts the start of a server off. */
export function onFirstCall(start: () => Promise<MockServer>): DeferredServer {
  let started: Promise<MockServer> | undefined;
  return {
    running() {
      started ??= start().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    async close() {
      const server = await started?.catch(() => undefined);
      await server?.close();
    },
  };
}
