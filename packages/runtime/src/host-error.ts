import type { Outcome } from "./tool-error.ts";

/** What a host may say besides the text. */
export interface HostErrorOptions extends ErrorOptions {
  /** Whether the request was sent. Default: `unknown`. */
  readonly outcome?: Outcome | undefined;
}

/**
 * Thrown by a host's `fetch` to end a call with a text of the host: it becomes a `ToolError` with the
 * code `host_error` and is not repeated. Secrets of the call are removed from the text.
 */
export class HostError extends Error {
  readonly outcome: Outcome;
  /** By this it is recognised, since a package may have its own copy of the runtime. */
  readonly isHostError = true;

  constructor(message: string, { outcome = "unknown", ...options }: HostErrorOptions = {}) {
    super(message, options);
    this.outcome = outcome;
  }

  // On the prototype and not on each error, so that the stack already begins with it. A subclass may set another.
  static {
    const name = { value: "HostError", writable: true, configurable: true };
    Object.defineProperty(this.prototype, "name", name);
  }
}
