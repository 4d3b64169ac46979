import type { Context } from "../context.ts";
import { inputsOf, type OtherCall } from "../other-call.ts";
import { definitionOf, run, type RunDefinition } from "../run.ts";
import { select } from "../outputs/path.ts";
import { limitsOf } from "../policy/policy.ts";
import { derived, secretsFor } from "../prepared.ts";
import { secretTexts } from "../reply/redact.ts";
import { type Moment, moment } from "../request/moment.ts";
import { ToolError } from "../tool-error.ts";
import { within } from "../transport/deadline.ts";
import type { hooks } from "./hooks.ts";
import { isGiven, keptLogin, spend } from "./kept-logins.ts";
import { type Given, isSendable, type Sent, standing, unchanged } from "./probe.ts";

/** A call that exchanges a credential, which both calls have, for what other calls send. */
export interface Login extends OtherCall {
  /** What it is called in the other call -> dotted name of an output. */
  readonly gives: Readonly<Record<string, string>>;
  /** Milliseconds that it is kept; without it, each call is preceded by a login. */
  readonly keepMs?: number;
  /** What else is not known before the call. */
  readonly beside?: readonly string[];
}

/** By the context of a call that is made once more: what is the same both times. */
const repeated = new WeakMap<Context, Moment>();

/**
 * Logs in before a call, with what is kept where there is something. After a 401, which says that
 * nothing was done, once more. What a login gives is a secret of the call.
 */
export function login(
  sent: Sent,
  { gives, keepMs, beside = [], ...call }: Login,
  own?: ReturnType<typeof hooks>,
): ReturnType<typeof hooks> {
  return (policy, context, of) => {
    const began = performance.now();
    const before = own?.(policy, context, of);
    const secrets = before?.secrets ?? secretsFor(context);
    let failed: string | undefined;
    let used: Given | undefined;
    const once = repeated.get(context) ?? moment();
    // What is wrong with a context is said by the call.
    const left = () =>
      derived(context, {
        secrets,
        deadlineMs: Math.max(0, limitsOf(context, policy).deadlineMs - (performance.now() - began)),
        idempotencyKey: context.idempotencyKey ?? once.uuid,
      });
    const find = async (values: Given): Promise<Given> => {
      const stand = standing(values, Object.keys(gives));
      const isFit = fitting(sent, standing(stand, beside), context);
      if (!isFit({})) return stand;
      const definition = definitionOf(call.operation());
      failed = definition.id;
      const given = inputsOf(call, values);
      const about = [definition.provider, definition.id, context.baseUrl, given];
      const rest = left();
      used = await within(rest.deadlineMs, [context.signal], (signal) => {
        const asked = derived(rest, { signal, idempotencyKey: undefined });
        const fresh = () => made(definition, given, gives, asked);
        return keptLogin({ about, keepMs, fresh, gives, isFit }, context);
      });
      for (const text of secretTexts(used)) secrets.add(text);
      failed = undefined;
      return { ...values, ...used };
    };
    return {
      secrets,
      get context() {
        return used ? left() : (before?.context ?? context);
      },
      get failed() {
        return failed ?? before?.failed;
      },
      again(status) {
        const refused = status === 401 && used;
        // What a login has just given is not to blame: the next call may use it.
        if (refused && !repeated.has(context)) spend(refused);
        // What another call changed is not changed twice.
        if (before?.outcome?.() === "unknown") return undefined;
        if (!refused || repeated.has(context)) return before?.again?.(status);
        return repeatedWith(once, left());
      },
      ...unchanged(before),
      made: once,
      request: async (values) => find((await before?.request?.(values)) ?? values),
    };
  };
}

/** Tells whether a call can be sent with these values in the place of some. */
function fitting(sent: Sent, values: Given, context: Context): (found: Given) => boolean {
  return (found) => isSendable(sent, { ...values, ...found }, context);
}

/** The context for a call that is made once more. */
function repeatedWith(once: Moment, next: Context): Context {
  repeated.set(next, once);
  return next;
}

async function made(
  definition: RunDefinition,
  inputs: Given,
  gives: Login["gives"],
  context: Context,
): Promise<Given> {
  const { outputs, roots } = await run(definition, inputs, context).catch((error: ToolError) => {
    const { code, message, ...details } = error;
    // The body of a success may hold what is to stay a secret.
    const isAnswer = details.status !== undefined && details.status < 300;
    throw isAnswer ? new ToolError(code, message, { ...details, body: undefined }) : error;
  });
  const values = Object.entries(gives).map(([name, output]) => [name, select(output, outputs)]);
  const missing = values.find(([, value]) => !isGiven(value))?.[0];
  if (missing === undefined) return Object.fromEntries(values);
  const message = `The reply of the login has no ${String(missing)}.`;
  throw new ToolError("invalid_reply", message, { status: roots.status });
}
