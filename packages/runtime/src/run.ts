import type { Context } from "./context.ts";
import type { CallHooks } from "./hooks/hooks.ts";
import { checkInputs } from "./inputs/check.ts";
import { basics, type InputDefinition, type Keywords } from "./keywords.ts";
import { madeOnce } from "./made-once.ts";
import type { WholeDefinition } from "./operation-definition.ts";
import { mapOutputs } from "./outputs/map.ts";
import type { Roots } from "./outputs/roots.ts";
import { firstText } from "./reply/error.ts";
import { readReply } from "./reply/read.ts";
import { redact, secretTexts } from "./reply/redact.ts";
import { type Connection, credentialsOf, requestOf } from "./request/connection.ts";
import { collected } from "./request/refusal.ts";
import {
  asToolError,
  invalidInputs,
  type Outcome,
  type Problem,
  ToolError,
  worse,
} from "./tool-error.ts";
import type { Received } from "./transport/body.ts";
import { secretsFor } from "./prepared.ts";
import { notify } from "./transport/event.ts";
import { type Exchange, send } from "./transport/send.ts";

/** An operation with the implementation of all its keywords. */
export type RunDefinition = Omit<WholeDefinition<never>, "keywords"> & {
  readonly keywords: Keywords;
};

/** Keywords by the list of an operation: what follows from inputs is kept by them. */
const merged = new WeakMap<readonly Keywords[], Keywords>();

const none: readonly Keywords[] = [];

/** The operation with `basics` and the implementations that it names. */
export function withKeywords<Definition extends { readonly keywords?: readonly Keywords[] }>(
  definition: Definition,
): Omit<Definition, "keywords"> & { readonly keywords: Keywords } {
  const own = definition.keywords ?? none;
  const keywords = madeOnce(merged, own, () => Object.assign({}, basics, ...own));
  return { ...definition, keywords };
}

/** The definition of an operation, which holds the data that it is made of. */
export function definitionOf(
  operation: Omit<WholeDefinition<never>, "connect" | "call" | "hooks" | "keywords">,
): RunDefinition {
  return withKeywords(operation as WholeDefinition<never>);
}

/** The outputs of an operation, and the reply that they come from. */
export interface Result {
  readonly outputs: Record<string, unknown>;
  readonly roots: Roots;
}

/** One run of an operation: what is known of it so far, which its error is made of. */
export interface Running {
  readonly definition: RunDefinition;
  readonly context: Context;
  readonly hooked: CallHooks | undefined;
  /** The inputs as they were given, checked, and as they are sent. */
  raw: Readonly<Record<string, unknown>>;
  values?: Record<string, unknown>;
  sent?: Record<string, unknown> | undefined;
  connection?: Connection;
  /** A request of its own may have left. Calls before it, such as a login, are none of its own. */
  isSent?: boolean;
  /** What was known when the call was made once more. */
  readonly earlier?: Outcome | undefined;
  reply?: Replied;
  roots?: Roots;
}

/** A reply, and what is known of the requests before it. */
export type Replied = Received & Partial<Pick<Exchange, "attempts" | "outcome">>;

/** Begins a run. */
export function begun(
  definition: RunDefinition,
  given: Context | null | undefined,
  earlier?: Outcome,
): Running {
  const context = given ?? {};
  const hooked = definition.hooks?.(definition.call, context, definition);
  return { definition, context, hooked, earlier, raw: {} };
}

/**
 * Checks the inputs, makes the call and maps the reply. Every rejection is a `ToolError`. `follow`
 * gives the address to send to in place of the operation's own; `earlier` is the outcome of the same call before.
 */
export async function run(
  definition: RunDefinition,
  inputs: unknown,
  given?: Context | null,
  follow?: (connection: Connection) => string,
  earlier?: Outcome,
): Promise<Result> {
  const running = begun(definition, given, earlier);
  try {
    const { url, init, connection } = await requestFor(running, inputs);
    const address = follow?.(connection) ?? url;
    const signals = [connection.options.signal];
    running.isSent = true;
    return await resultOf(running, await send(address, init, definition.call, connection, signals));
  } catch (error) {
    const next = running.hooked?.again?.(running.reply?.status);
    const failed = errorOf(running, error);
    if (!next) throw failed;
    return run(definition, inputs, next, follow, failed.outcome);
  }
}

/** Checks the inputs, runs the request hook, and makes the request. */
export async function requestFor(running: Running, inputs: unknown) {
  const { definition, context, hooked } = running;
  const { id, call } = definition;
  running.raw = { ...(inputs as object) }; // anything can be given at run time
  const checked = checkInputs(definition, running.raw);
  running.values = checked.values;
  // The host's `fetch` adds the credentials that are left to it.
  const isLeft = (input: string) => context.credentials && definition.inputs[input]?.credential;
  const problems = checked.problems.filter(({ input }) => !isLeft(input));
  if (!problems.length)
    await definition.keywords.openFiles?.(definition, { ...checked, problems }, context, call);
  // A hook is given what is right, and nothing is known of what it would make of the rest.
  if (!hooked?.request) running.sent = checked.values;
  else if (!problems.length) running.sent = await hooked.request(checked.values);
  const { made, error, refused } = collected(() => {
    if (!running.sent) return undefined;
    // Checked against the data from which the type of the values is printed.
    const sent = running.sent as never;
    const connection = definition.connect(sent, hooked?.context ?? context);
    return { connection, ...requestOf(call, sent, connection, hooked?.made) };
  });
  refuseAll(definition, problems, refused);
  if (!made) throw error;
  running.connection = made.connection;
  if (context.secrets) learn(running);
  for (const warning of checked.warnings) notify(context.onWarning, { operation: id, ...warning });
  return made;
}

/** Maps the reply, after the reply hook. `since`: when the time of the call began anew. */
export function resultOf(
  running: Running,
  reply: Replied,
  since?: number,
): Result | Promise<Result> {
  const { definition, hooked, values, sent } = running;
  running.reply = reply;
  const { status, headers, text, file, flaw } = reply;
  const params = { ...values };
  for (const name of hooked?.fills ?? []) params[name] = sent?.[name];
  const roots: Roots = { status, headers, body: undefined, params, file };
  running.roots = roots;
  const overrides = readReply(definition, roots, text, flaw);
  const mapped = (body: unknown) => {
    roots.body = body;
    return { outputs: mapOutputs(definition, roots, overrides), roots };
  };
  return hooked?.reply ? hooked.reply(roots, since).then(mapped) : mapped(roots.body);
}

/** The error of a run, without secrets. */
export function errorOf(running: Running, error: unknown): ToolError {
  const { definition, hooked, reply, roots, isSent, earlier } = running;
  const { id, provider, errors } = definition;
  // What is not ours may repeat a header or an address in its message.
  const isOdd = reply && !(error instanceof ToolError);
  const known = isOdd
    ? new ToolError("invalid_reply", "The reply could not be read.")
    : asToolError(error);
  const { status, attempts, retryAfterMs } = reply ?? {};
  const last = isSent || known.outcome !== "unknown" ? known.outcome : "not_sent";
  const outcome = reply ? worse(reply.outcome, outcomeOf(known)) : last;
  const requestId = roots && firstText(errors.requestId, roots);
  const { code, message, cause, ...rest } = known;
  const shown = { status, attempts, retryAfterMs, requestId, ...rest, message, cause };
  const details = redact(shown, learn(running));
  return new ToolError(code, details.message, {
    ...details,
    outcome: worse(hooked?.outcome?.(), worse(earlier, outcome)),
    provider,
    operation: hooked?.failed ?? id,
  });
}

/** Adds what nobody may see of a run to the set of its context, and gives all that is in it. */
export function learn(running: Running): Set<string> {
  const { definition, context, hooked, connection, values, sent, raw } = running;
  const secrets = secretsFor(context);
  const own = Object.entries(definition.inputs).map(([name, { secret }]) => {
    // What is given may be anything, without end and with traps; as an object it was not sent.
    const given = Object(raw[name]) !== raw[name] && raw[name];
    // A hook may derive a credential from others.
    return secret && [values?.[name], sent?.[name], given];
  });
  const all = [secretTexts(own), hooked?.secrets ?? [], credentialsOf(connection)];
  for (const texts of all) for (const text of texts) secrets.add(text);
  return secrets;
}

/** The outcome of a call with a reply, where a hook can throw anything. */
function outcomeOf({ outcome }: ToolError): Outcome {
  return outcome === "not_sent" ? "unknown" : outcome;
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
