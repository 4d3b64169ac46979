import type { Context, Warning } from "./context.ts";

/** Tells the host of an input that is probably wrong. A listener that fails does not fail the call. */
export function warn(context: Context, warning: Warning): void {
  try {
    const heard: unknown = context.onWarning?.(warning);
    // Nobody waits for an async listener, so its rejection would end the process.
    Promise.resolve(heard).catch(() => {});
  } catch {}
}
