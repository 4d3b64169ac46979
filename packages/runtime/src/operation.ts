import { type Connection, sendCall } from "./request/connection.ts";
import type { Context, HostCredentials } from "./context.ts";
import type { OperationDefinition } from "./operation-definition.ts";
import { notify } from "./transport/event.ts";
import { checkInputs } from "./inputs/check.ts";
import type { InputDefinition } from "./keywords.ts";
import { mapOutputs } from "./outputs/map.ts";
import type { Roots } from "./outputs/roots.ts";
import { redact, secretTexts } from "./reply/redact.ts";
import { readReply } from "./reply/read.ts";
import { firstText } from "./reply/error.ts";
import { invalidInputs, type Outcome, ToolError, worse } from "./tool-error.ts";
import type { Exchange } from "./transport/send.ts";
import { basics, type Keywords } from "./keywords.ts";

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
  const { id, provider, hooks, errors } = definition;
  const context = given ?? {};
  let raw: Readonly<Record<string, unknown>> = {};
  let values: Record<string, unknown> | undefined;
  let reply: Exchange | undefined;
  let roots: Roots | undefined;
  try {
    raw = { ...(inputs as object) }; // anything can be given at run time
    values = checkedValues(definition, raw, context);
    // Checked against the data from which the type of the values is printed.
    const sent = (hooks?.request?.(values) ?? values) as never;
    const connection = definition.connect(sent, context);
    reply = await sendCall(definition.call, sent, connection, follow?.(connection));
    const { status, headers, text } = reply;
    roots = { status, headers, body: undefined, params: values };
    const overrides = readReply(definition, roots, text);
    if (hooks?.reply) roots.body = hooks.reply(roots);
    return { outputs: mapOutputs(definition, roots, overrides), roots };
  } catch (error) {
    const known =
      error instanceof ToolError
        ? error
        : // The message of an error that is not ours may repeat a header or an address.
          new ToolError(
            reply ? "invalid_reply" : "invalid_input",
            `The ${reply ? "reply could not be read" : "call could not be prepared"}.`,
          );
    const { status, attempts, retryAfterMs } = reply ?? {};
    const outcome = reply ? worse(reply.outcome, outcomeOf(known)) : known.outcome;
    const requestId = roots && firstText(errors.requestId, roots);
    const { code, message, cause, ...rest } = known;
    const secrets = secretsOf(definition, values, raw);
    const details = redact(
      { status, attempts, retryAfterMs, requestId, ...rest, message, cause },
      secrets,
    );
    throw new ToolError(code, details.message, { ...details, outcome, provider, operation: id });
  }
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

/** The values to send; throws when an input is wrong. */
function checkedValues(
  definition: RunDefinition,
  raw: Readonly<Record<string, unknown>>,
  { onWarning, credentials }: Context,
): Record<string, unknown> {
  const { values, problems: all, warnings } = checkInputs(definition, raw);
  const isLeftOut = (input: string) => credentials && definition.inputs[input]?.credential;
  const problems = all.filter(({ input }) => !isLeftOut(input));
  if (problems.length > 0) throw invalidInputs(problems);
  for (const warning of warnings) notify(onWarning, { operation: definition.id, ...warning });
  return values;
}
