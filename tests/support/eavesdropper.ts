import type { Context } from "@blockwright/runtime";
import { vi } from "vitest";

/** Hears all that a call says to its host beside its outcome. */
export interface Eavesdropper {
  /** To be given to the call. */
  readonly context: Context;
  /** Everything heard so far. */
  readonly heard: readonly unknown[];
  /** Gives the console back. */
  stop(): void;
}

const channels = ["log", "info", "warn", "error", "debug", "trace", "dir", "table"] as const;

/** Listens to warnings, events, the console and the warnings of the process. */
export function eavesdrop(): Eavesdropper {
  const heard: unknown[] = [];
  const hear = (...said: unknown[]) => {
    heard.push(...said);
  };
  const spies = channels.map((channel) => vi.spyOn(console, channel).mockImplementation(hear));
  process.on("warning", hear);
  const context: Context = { onWarning: hear, onEvent: hear };
  return {
    context,
    heard,
    stop() {
      for (const spy of spies) spy.mockRestore();
      process.off("warning", hear);
    },
  };
}
