import { type Connection, credentialsOf, requestOf } from "./request/connection.ts";
import { collected } from "./request/refusal.ts";
import type { Context, HostCredentials } from "./context.ts";
import type { OperationDefinition } from "./operation-definition.ts";
import { notify } from "./transport/event.ts";
import { checkInputs } from "./inputs/check.ts";
import { mapOutputs } from "./outputs/map.ts";
import type { Roots } from "./outputs/roots.ts";
import { redact, secretTexts } from "./reply/redact.ts";
import { readReply } from "./reply/read.ts";
import { firstText } from "./reply/error.ts";
import {
  asToolError,
  type ErrorDetails,
  invalidInputs,
  type Outcome,
  type Problem,
  ToolError,
  worse,
} from "./tool-error.ts";
import { type Exchange, send } from "./transport/send.ts";
import { basics, type InputDefinition, type Keywords } from "./keywords.ts";

/** An operation: its inputs and outputs as data, and how to run it. */
export interface Operation<Inputs, Outputs>
  extends Omit<OperationDefinition<never>, "connect" | "call" | "hooks" | "keywords"> {
  /** Checks the inputs, makes the call and maps the reply. Every rejection is a `ToolError`. */
  readonly execute: Execute<Inputs, Context, Promise<Outputs>>;
}

/** Takes all inputs, or none of the credentials where the host's `fetch` adds them. */
export interface Execute<Inputs, CallContext, Returned> {
  (inputs: Partial<Inputs>, context: CallContext & HostCredentials): Returned;
  (inputs: Inputs, context?: CallContext): Returned;
}

/** Adds `execute` to the data of an operation. */
export function defineOperation<Inputs, Values, Outputs>(
  definition: OperationDefinition<Values>,
): Operation<Inputs, Outputs> {
  const whole = withKeywords(definition);
  return {
    ...definition,
    // The type is printed from the same data that is mapped here.
    execute: async (inputs: unknown, context?: Context) =>
      (await run(whole, inputs, context)).outputs as Outputs,
  };
}

/** An operation with the implementation of all its keywords. */
export type RunDefinition = Omit<OperationDefinition<never>, "keywords"> & {
  readonly keywords: Keywords;
};

/** The operation with `basics` and the implementations that it names. */
export function withKeywords<Definition extends { readonly keywords?: readonly Keywords[] }>(
  definition: Definition,
): Omit<Definition, "keywords"> & { readonly keywords: Keywords } {
  return { ...definition, keywords: Object.assign({}, basics, ...(definition.keywords ?? [])) };
}

/** The outputs of an operation, and the reply that they come from. */
export interface Result {
  readonly outputs: Record<string, unknown>;
  readonly roots: Roots;
}

/**
 * Checks the inputs, makes the call and maps the reply. Every rejection is a `ToolError`. `follow`
 * gives the address to send to in place of the operation's own.
 */
export async function run(
  definition: RunDefinition,
  inputs: unknown,
  given?: Context | null,
  follow?: (connection: Connection) => string,
): Promise<Result> {
  const { id, provider, hooks, errors, call } = definition;
  const context = given ?? {};
  const hooked = hooks?.(call, context, definition);
  let raw: Readonly<Record<string, unknown>> = {};
  let values: Record<string, unknown> | undefined;
  let sent: Record<string, unknown> | undefined;
  let connection: Connection | undefined;
  let reply: Exchange | undefined;
  let roots: Roots | undefined;
  try {
    raw = { ...(inputs as object) }; // anything can be given at run time
    const checked = checkInputs(definition, raw);
    values = checked.values;
    // The host's `fetch` adds the credentials that are left to it.
    const isLeft = (input: string) => context.credentials && definition.inputs[input]?.credential;
    const problems = checked.problems.filter(({ input }) => !isLeft(input));
    if (!problems.length)
      await definition.keywords.openFiles?.(definition, { ...checked, problems }, context, call);
    // A hook is given what is right, and nothing is known of what it would make of the rest.
    if (!hooked?.request) sent = values;
    else if (!problems.length) sent = await hooked.request(values);
    const { made, error, refused } = collected(() => {
      if (!sent) return undefined;
      // Checked against the data from which the type of the values is printed.
      const own = definition.connect(sent as never, hooked?.context ?? context);
      return { own, ...requestOf(call, sent as never, own, hooked?.made) };
    });
    refuseAll(definition, problems, refused);
    if (!made) throw error;
    connection = made.own;
    for (const warning of checked.warnings)
      notify(context.onWarning, { operation: id, ...warning });
    const url = follow?.(connection) ?? made.url;
    reply = await send(url, made.init, call, connection, [connection.options.signal]);
    const { status, headers, text, file } = reply;
    const params = { ...values };
    for (const name of hooked?.fills ?? []) params[name] = sent?.[name];
    roots = { status, headers, body: undefined, params, file };
    const overrides = readReply(definition, roots, text);
    if (hooked?.reply) roots.body = await hooked.reply(roots);
    return { outputs: mapOutputs(definition, roots, overrides), roots };
  } catch (error) {
    const next = hooked?.again?.(reply?.status);
    if (next) return run(definition, inputs, next, follow);
    // A hook may derive a credential from others.
    const own = [values, sent].flatMap((read) => secretsOf(definition, read, raw));
    const marked = hooked?.secrets ?? [];
    const secrets = [...own, ...marked, ...credentialsOf(connection)];
    const outcome = hooked?.outcome?.() ?? "not_sent";
    const requestId = roots && firstText(errors.requestId, roots);
    const operation = hooked?.failed ?? id;
    throw failure(error, { provider, operation, requestId }, { secrets, reply, outcome });
  }
}

interface CallSoFar {
  readonly secrets: readonly string[];
  readonly reply: Exchange | undefined;
  /** Of other calls that were made for it. */
  readonly outcome: Outcome;
}

/** The error of a call, without secrets. */
function failure(
  error: unknown,
  { requestId, ...of }: Pick<ErrorDetails, "provider" | "operation" | "requestId">,
  { secrets, reply, outcome: least }: CallSoFar,
): ToolError {
  // What is not ours may repeat a header or an address in its message.
  const isOdd = reply && !(error instanceof ToolError);
  const known = isOdd
    ? new ToolError("invalid_reply", "The reply could not be read.")
    : asToolError(error);
  const { status, attempts, retryAfterMs } = reply ?? {};
  const own = reply ? worse(reply.outcome, outcomeOf(known)) : known.outcome;
  const outcome = worse(least, own);
  const { code, message, cause, ...rest } = known;
  const shown = { status, attempts, retryAfterMs, requestId, ...rest, message, cause };
  const details = redact(shown, secrets);
  return new ToolError(code, details.message, { ...details, outcome, ...of });
}

/** The outcome of a call with a reply, where a hook can throw anything. */
function outcomeOf({ outcome }: ToolError): Outcome {
  return outcome === "not_sent" ? "unknown" : outcome;
}

/** Texts that no error may contain: the secret inputs, as they were read and as they were given. */
export function secretsOf(
  { inputs }: InputDefinition,
  values: Readonly<Record<string, unknown>> = {},
  raw: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  return Object.keys(inputs).flatMap((name) => {
    if (!inputs[name]?.secret) return [];
    // What is given may be anything, without end and with traps; as an object it was not sent.
    const given = Object(raw[name]) === raw[name] ? [] : raw[name];
    return secretTexts([values[name], given]);
  });
}

/** Throws one error for all problems; that of an address alone keeps its code. */
function refuseAll(
  { inputs }: InputDefinition,
  problems: readonly Problem[],
  refused: readonly ToolError[],
): void {
  const all = [...problems];
  for (const { input = "", message } of refused) {
    // An input that was refused is missing where it belongs, perhaps under another name.
    const isNews = !all.some((known) => known.input === input);
    if (isNews && (!problems.length || Object.hasOwn(inputs, input))) all.push({ input, message });
  }
  if (!all.length) return;
  const [only] = refused;
  if (only && all.length === 1 && !problems.length) throw only;
  throw invalidInputs(all);
}
