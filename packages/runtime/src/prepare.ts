import { checkContext } from "./check-context.ts";
import type { Context, HostCredentials } from "./context.ts";
import { checkInputs } from "./inputs/check.ts";
import { limitsOf } from "./policy/policy.ts";
import {
  begun,
  errorOf,
  learn,
  requestFor,
  resultOf,
  type RunDefinition,
  type Running,
} from "./run.ts";
import { ToolError, wrongInput } from "./tool-error.ts";
import { checked, readBody } from "./transport/body.ts";
import { within } from "./transport/deadline.ts";
import { failureOf } from "./transport/failure.ts";
import { judged } from "./transport/send.ts";
import { type Leg, requestOf, sendOnce } from "./transport/send-once.ts";

/** A call that is checked and not sent yet. Retries, deadline and redirects are left to whoever sends it. */
export interface PreparedCall<Outputs> {
  /**
   * What `execute` would send, but for a signature. It follows no redirect and ends with
   * `context.signal`. Its body can be read once: send a clone where it may have to be sent again.
   */
  readonly request: Request;
  /** Texts of the call that nobody may see; after `send` those of its signature, too. `redact` masks them. */
  readonly secrets: Set<string>;
  /**
   * Sends the request once, signed where the manifest says so: by `context.fetch`, or else as `execute`
   * does. It may be called again. Every rejection is a `ToolError`.
   */
  send(): Promise<Response>;
  /** Maps the reply to the request. Every rejection is a `ToolError`. */
  read(reply: Response): Promise<Outputs>;
}

/** Takes all inputs, or none of the credentials where whoever sends the request adds them. */
export interface Prepare<Inputs, Outputs> {
  (
    inputs: Partial<Inputs>,
    context: Context & Pick<HostCredentials, "credentials">,
  ): Promise<PreparedCall<Outputs>>;
  (inputs: Inputs, context?: Context): Promise<PreparedCall<Outputs>>;
}

/** What the host passes to read a reply. All other members are optional. */
export interface ReadContext<Inputs> extends Context {
  /** What the call was prepared with: outputs may depend on it, and errors hide what of it is secret. */
  readonly inputs: Partial<Inputs>;
  /** The `secrets` of the prepared call, which hooks and logins may have made: errors hide them, too. */
  readonly secrets?: Set<string> | undefined;
}

/** The call that each reply of `send` is of. */
const calls = new WeakMap<Response, Running>();

/** Checks the inputs and makes the request. Every rejection is a `ToolError`. */
export async function prepare(
  definition: RunDefinition,
  inputs: unknown,
  given: Context | undefined,
): Promise<PreparedCall<unknown>> {
  const running = begun(definition, given);
  try {
    const { url: address, init, connection } = await requestFor(running, inputs);
    const { options } = connection;
    const leg: Leg = { address, init };
    // That of a host may be of another realm or a library, which no `Request` takes.
    const signal = options.signal instanceof AbortSignal ? options.signal : null;
    const request = requestOf(leg, signal);
    const call = {
      async send() {
        const sending = { ...running };
        try {
          const limits = limitsOf(options, definition.call);
          const leaves = () => {
            sending.isSent = true;
          };
          const reply = await within(Infinity, [options.signal], (own) =>
            sendOnce(leg, connection, limits, asItIs, leaves, signal ?? own),
          );
          if (reply instanceof ToolError) throw reply;
          calls.set(reply, running);
          return reply;
        } catch (error) {
          throw errorOf(sending, error);
        }
      },
      read: (reply: Response) => outputsOf(running, reply),
    };
    // Not enumerable, so that nothing that prints or copies the call shows them.
    return Object.defineProperties(call as PreparedCall<unknown>, {
      request: { get: () => request },
      secrets: { get: () => learn(running) },
    });
  } catch (error) {
    throw errorOf(running, error);
  }
}

const asItIs = async (reply: Response) => checked(reply);

/** Maps a reply, perhaps of a call that another process prepared. Every rejection is a `ToolError`. */
export async function read(
  definition: RunDefinition,
  reply: Response,
  given: ReadContext<object> | undefined,
): Promise<unknown> {
  const sent = calls.get(reply);
  return sent?.definition.id === definition.id
    ? outputsOf(given ? { ...sent, definition, context: given } : sent, reply)
    : outputsOf(begun(definition, given), reply, given);
}

async function outputsOf(
  of: Running,
  given: Response,
  about?: ReadContext<object>,
): Promise<unknown> {
  // A request may be sent again: each reply is read by itself.
  const running = { ...of };
  const { definition, context } = running;
  const { receive = readBody } = definition.call;
  const since = performance.now();
  try {
    checkContext(context);
    if (about) running.raw = { ...about.inputs };
    running.values ??= checkInputs(definition, running.raw).values;
    learn(running);
    const { headers, body, bodyUsed }: Partial<Response> = Object(given);
    if (!headers?.get || (body && !body.getReader) || bodyUsed || body?.locked)
      throw wrongInput("reply", "a Response whose body nobody has read");
    const limits = limitsOf(context, definition.call);
    const received = await within(Infinity, [context.signal], (signal) =>
      receive(given, limits, signal, context, () => {}),
    ).catch((error: unknown) => {
      throw error instanceof ToolError ? error : failureOf(error);
    });
    const reply = judged(received, context, definition.call);
    const { outputs } = await resultOf(running, reply, since);
    learn(running); // the call may have been prepared in another context
    return outputs;
  } catch (error) {
    // A login that the provider took no longer is not used again.
    running.hooked?.again?.(running.reply?.status);
    const failed = errorOf(running, error);
    // Whatever keeps a reply from being read, the request was sent.
    throw running.reply ? failed : Object.assign(failed, { outcome: "unknown" });
  }
}
