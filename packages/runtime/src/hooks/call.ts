import { secretTexts } from "../reply/redact.ts";

/** What a hook is told about the call, after what it works on. */
export interface HookCall {
  /** Id of the operation. */
  readonly operation: string;
  /** Aborted when the host aborts the call or its deadline passes. */
  readonly signal: AbortSignal;
  /** When the call began, the same for its request and reply; for `sign`, when the attempt began. */
  readonly now: Date;
  /** A random UUID, the same for the request and the reply of a call; for `sign`, one for each attempt. */
  readonly uuid: string;
  /** Keeps a text out of every error of the call, such as a key that was derived; returns it. */
  readonly secret: (text: string) => string;
}

/** Makes what the hooks of one call are told; what they call secret is added to `secrets`. */
export function hookCalls(operation: string, secrets: string[]): (signal: AbortSignal) => HookCall {
  const began = Date.now();
  let uuid: string | undefined;
  return (signal) => ({
    operation,
    signal,
    // A date can be changed: each hook has its own.
    now: new Date(began),
    // Not every page of a browser has random UUIDs.
    get uuid() {
      uuid ??= crypto.randomUUID();
      return uuid;
    },
    secret(text) {
      secrets.push(...secretTexts(text));
      return text;
    },
  });
}
