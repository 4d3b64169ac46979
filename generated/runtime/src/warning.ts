// Generated from templates/runtime/warning.ts. Do not edit; run `npm run generate`.

import type { Context, Warning } from "./context.ts";

/** Tells the host of an input that is probably wrong. A listener that fails does not fail the call. */
export function warn({ onWarning }: Context, warning: Warning): void {
  try {
    onWarning?.(warning);
  } catch {}
}
