import { secretTexts } from "../reply/redact.ts";
import { ToolError } from "../tool-error.ts";

/** What a hook may call: by the id of the operation, its inputs and outputs. */
export type Callable = Readonly<
  Record<string, { readonly inputs: object; readonly outputs: object }>
>;

/**
 * Makes another call for a hook, within the time of its own call. Credentials and parameters of the
 * provider go along. Rejects with the `ToolError` of that call, and with `invalid_input` where the
 * manifest does not allow it.
 */
export type Run<Calls extends Callable = Record<never, never>> = <Id extends keyof Calls>(
  operation: Id,
  inputs: Calls[Id]["inputs"],
) => Promise<Calls[Id]["outputs"]>;

/** What a hook is told about the call, after what it works on. */
export interface CallFacts {
  /** Id of the operation. */
  readonly operation: string;
  /** Aborted when the host aborts the call or its deadline passes. */
  readonly signal: AbortSignal;
  /** When the call began, the same for its request and reply; for `sign`, when the attempt began. */
  readonly now: Date;
  /** A random UUID, the same for the request and the reply of a call; for `sign`, one for each attempt. */
  readonly uuid: string;
  /**
   * Keeps a text, such as a key that was derived, out of every error of the call, and out of what models,
   * logs and events are shown of its outputs; returns it.
   */
  readonly secret: (text: string) => string;
}

/** The same, with the calls that it may make. */
export interface HookCall<Calls extends Callable = Record<never, never>> extends CallFacts {
  /** Makes a call that `calls` of the manifest names. */
  // A method, so that a hook may name the calls of its own operation.
  run<Id extends keyof Calls>(
    operation: Id,
    inputs: Calls[Id]["inputs"],
  ): Promise<Calls[Id]["outputs"]>;
}

const runNothing: Run = async () => {
  throw new ToolError("invalid_input", "The hooks of this operation may make no call.");
};

/** Makes what the hooks of one call are told; what they call secret is added to `secrets`. */
export function hookCalls(
  operation: string,
  secrets: Set<string>,
): (signal: AbortSignal, run?: Run) => HookCall {
  const began = Date.now();
  let uuid: string | undefined;
  return (signal, run = runNothing) => ({
    operation,
    signal,
    run,
    // A date can be changed: each hook has its own.
    now: new Date(began),
    // Not every page of a browser has random UUIDs.
    get uuid() {
      uuid ??= crypto.randomUUID();
      return uuid;
    },
    secret(text) {
      for (const each of secretTexts(text)) secrets.add(each);
      return text;
    },
  });
}
