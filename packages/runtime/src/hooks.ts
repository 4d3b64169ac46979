import type { Context } from "./context.ts";
import { limitsOf, type Policy } from "./policy/policy.ts";
import { within } from "./transport/deadline.ts";

/** What a hook is told about the call, after what it works on. */
export interface HookCall {
  /** Aborted when the host aborts the call or its deadline passes. */
  readonly signal: AbortSignal;
}

/** Functions from a file beside the manifest, for what the manifest language cannot express. */
export interface Hooks {
  /** Takes the checked values and returns the values to send, or a promise of them. */
  readonly request?: (
    values: Readonly<Record<string, unknown>>,
    call: HookCall,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Takes a successful reply and returns the body that outputs are mapped from, or a promise of it. */
  readonly reply?: (
    reply: { readonly status: number; readonly body: unknown },
    call: HookCall,
  ) => unknown;
}

/** The result of a hook, unless the call ends first. */
export function runHook<Given, Made>(
  hook: (given: Given, call: HookCall) => Made | Promise<Made>,
  given: Given,
  policy: Policy,
  context: Context,
): Promise<Made> {
  const { deadlineMs } = limitsOf(context, policy);
  return within(deadlineMs, [context.signal], async (signal) => hook(given, { signal }));
}
