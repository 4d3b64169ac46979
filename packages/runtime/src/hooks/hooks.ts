import type { Context } from "../context.ts";
import type { Roots } from "../outputs/roots.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf } from "../policy/policy.ts";
import { secretTexts } from "../reply/redact.ts";
import { within } from "../transport/deadline.ts";
import { type HookCall, hookCalls } from "./call.ts";

/** Takes the checked values and returns the values to send, or a promise of them. */
export type RequestHook<Values> = (
  values: Readonly<Values>,
  call: HookCall,
) => Values | Promise<Values>;

/** Takes a successful reply and returns the body that outputs are mapped from, or a promise of it. */
export type ReplyHook<Body = unknown> = (reply: HookReply<Body>, call: HookCall) => unknown;

/** A successful reply, as a hook gets it. */
export interface HookReply<Body = unknown> {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  /** The JSON of the reply. */
  readonly body: Body;
}

/** Functions from a file beside the manifest, for what the manifest language cannot express. */
export interface OperationHooks {
  // Methods, so that a hook may name the types of its own operation.
  request?(values: object, call: HookCall): object | undefined | Promise<object | undefined>;
  reply?(reply: HookReply, call: HookCall): unknown;
  /** Inputs that callers are not shown, nor what a hook makes of them. */
  readonly hidden?: readonly string[];
}

/** The hooks of one call. */
export interface CallHooks {
  readonly request?: (values: Given) => Promise<Given>;
  readonly reply?: (roots: Roots) => Promise<unknown>;
  /** Texts that no error may repeat. */
  readonly secrets: readonly string[];
  /** What the call is made with in place of what the host passed, once `request` is through. */
  readonly context?: Context;
  /** The operation whose failure ends the call, where it is another one. */
  readonly failed?: string | undefined;
  /** The context for a second call in place of one that was answered so; nothing where that would not help. */
  again?(status: number | undefined): Context | undefined;
}

type Given = Record<string, unknown>;

/** Runs hooks within the time of a call, and ends them with it. */
export function hooks(
  functions: OperationHooks,
): (call: CallPolicy, context: Context) => CallHooks {
  const { request, reply, hidden = [] } = functions;
  return (call, context) => {
    const secrets: string[] = [];
    const told = hookCalls(call.operation, secrets);
    const run = <Made>(hook: (about: HookCall) => Made | Promise<Made>): Promise<Made> => {
      const { deadlineMs } = limitsOf(context, call);
      return within(deadlineMs, [context.signal], async (signal) => hook(told(signal)));
    };
    return {
      secrets,
      ...(request && {
        async request(values) {
          const before = { ...values };
          // One that returns nothing leaves the values as they are.
          const made = (await run((about) => request(values, about))) ?? values;
          const sent: Given = { ...made };
          for (const name of hidden)
            if (sent[name] !== before[name]) secrets.push(...secretTexts(sent[name]));
          return sent;
        },
      }),
      ...(reply && { reply: (roots) => run((about) => reply(roots, about)) }),
    };
  };
}
