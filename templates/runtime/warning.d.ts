import type { Context, Warning } from "./context.ts";
/** Tells the host of an input that is probably wrong. A listener that fails does not fail the call. */
export declare function warn({ onWarning }: Context, warning: Warning): void;
