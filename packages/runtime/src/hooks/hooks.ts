import type { Moment } from "../request/moment.ts";
import type { Context } from "../context.ts";
import { checkInputs } from "../inputs/check.ts";
import type { InputDefinition, Inputs } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf } from "../policy/policy.ts";
import { secretTexts } from "../reply/redact.ts";
import { derived, secretsFor } from "../prepared.ts";
import { invalidInputs, type Outcome } from "../tool-error.ts";
import { within } from "../transport/deadline.ts";
import { type Callable, type CallFacts, type HookCall, hookCalls, type Run } from "./call.ts";

/** Takes the checked values and returns the values to send, or a promise of them. */
export type RequestHook<Values, Sent = Values, Calls extends Callable = Record<never, never>> = (
  values: Readonly<Values>,
  call: HookCall<Calls>,
) => Sent | Promise<Sent>;

/**
 * Takes a successful or accepted reply and returns the body that outputs are mapped from, or a promise
 * of it.
 */
export type ReplyHook<
  Body = unknown,
  Values = object,
  Calls extends Callable = Record<never, never>,
> = (reply: HookReply<Body, Values>, call: HookCall<Calls>) => unknown;

/** A successful or accepted reply, as a hook gets it. */
export interface HookReply<Body = unknown, Values = object> {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  /** The JSON of the reply. */
  readonly body: Body;
  /** What the caller gave, checked, and what the request hook filled. */
  readonly values: Readonly<Values>;
}

/** Functions from a file beside the manifest, for what the manifest language cannot express. */
export interface OperationHooks {
  // Methods, so that a hook may name the types of its own operation, and the calls that it may make.
  request?(values: object, call: CallFacts): object | undefined | Promise<object | undefined>;
  reply?(reply: HookReply, call: CallFacts): unknown;
  /** Inputs that callers are not shown, nor what a hook makes of them. */
  readonly hidden?: readonly string[];
  /** What only the request hook gives; it is checked as if a caller had given it. */
  readonly fills?: Inputs;
  /** Makes the calls that the hooks ask for. */
  readonly calls?: () => FollowUps;
}

/** The calls that the hooks of one call make. */
export interface FollowUps {
  /** Each within what is left of the time of their call. */
  run(values: Given, contextOf: () => Context): Run<Callable>;
  /** The operation whose failure an error is; undefined where it is another one. */
  failed(error: unknown): string | undefined;
  /** Whether one of them may have changed something. */
  outcome(): Outcome;
}

/** The hooks of one call. */
export interface CallHooks {
  readonly request?: (values: Given) => Promise<Given>;
  /** Runs within the time of the call, which may begin anew: `since`, as `performance.now` has it. */
  readonly reply?: ((roots: Roots, since?: number) => Promise<unknown>) | undefined;
  /** Texts that nobody may see, those of other calls included. */
  readonly secrets: Set<string>;
  /** What the call is made with in place of what the host passed, once `request` is through. */
  readonly context?: Context;
  /** What templates make, where a second call has to have the same. */
  readonly made?: Moment | undefined;
  /** The operation whose failure ends the call, where it is another one. */
  readonly failed?: string | undefined;
  /** What other calls may have changed. */
  readonly outcome?: (() => Outcome) | undefined;
  /** Inputs that only the hook gives. */
  readonly fills?: readonly string[] | undefined;
  /** The context for a second call in place of one that was answered so; nothing where that would not help. */
  again?(status: number | undefined): Context | undefined;
}

type Given = Record<string, unknown>;

/** Runs hooks within the time of a call, and ends them with it. */
export function hooks(
  functions: OperationHooks,
): (call: CallPolicy, context: Context, definition: InputDefinition) => CallHooks {
  const { request, reply, hidden = [], fills = {}, calls } = functions;
  return (call, context, definition) => {
    const secrets = secretsFor(context);
    const began = performance.now();
    const told = hookCalls(call.operation, secrets);
    const followed = calls?.();
    let failed: string | undefined;
    let remaining: Context | undefined;
    const left = (since = began) =>
      Math.max(0, limitsOf(context, call).deadlineMs - (performance.now() - since));
    const run = async <Made>(
      hook: (about: HookCall) => Made | Promise<Made>,
      values: Given,
      since?: number,
    ): Promise<Made> => {
      const made = within(left(since), [context.signal], async (signal) => {
        const limits = { signal, idempotencyKey: undefined, secrets };
        const own = () => derived(context, { ...limits, deadlineMs: left(since) });
        return hook(told(signal, followed?.run(values, own)));
      });
      return made.catch((error: unknown) => {
        failed = followed?.failed(error);
        throw error;
      });
    };
    return {
      secrets,
      fills: Object.keys(fills),
      get failed() {
        return failed;
      },
      outcome: followed?.outcome,
      get context() {
        return remaining ?? context;
      },
      ...(request && {
        async request(values) {
          const before = { ...values };
          // One that returns nothing leaves the values as they are.
          const made = (await run((about) => request(values, about), values)) ?? values;
          const sent = withFilled({ ...made }, { ...definition, inputs: fills });
          for (const name of hidden.filter((each) => sent[each] !== before[each]))
            for (const text of secretTexts(sent[name])) secrets.add(text);
          if (calls) remaining = derived(context, { deadlineMs: left() });
          return sent;
        },
      }),
      ...(reply && {
        reply: (roots, since) => {
          const values = { ...roots.params };
          return run((about) => reply({ ...roots, values }, about), values, since);
        },
      }),
    };
  };
}

/** What the hook gave, with what it filled as the check reads it. */
function withFilled(sent: Given, definition: InputDefinition): Given {
  const names = Object.keys(definition.inputs);
  if (names.length === 0) return sent;
  const given = Object.fromEntries(names.map((name) => [name, sent[name]]));
  const { values, problems } = checkInputs({ ...definition, rules: [] }, given);
  if (problems.length > 0) throw invalidInputs(problems);
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name))),
    ...values,
  };
}
