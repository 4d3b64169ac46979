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

  constructor(message: string, { outcome = "unknown", ...options }: HostErrorOptions = {}) {
    super(message, options);
    this.outcome = outcome;
  }

  // By its name it is recognised, since a package may have its own copy of the runtime.
  override get name(): "HostError" {
    return "HostError";
  }
}
