import type { Context, HostCredentials } from "./context.ts";
import {
  type OperationDefinition,
  type Provider,
  type WholeDefinition,
  wholeOf,
} from "./operation-definition.ts";
import { type Prepare, type PreparedCall, prepare, type ReadContext, read } from "./prepare.ts";
import type { Call } from "./request/connection.ts";
import { run, withKeywords } from "./run.ts";

/** An operation: its inputs and outputs as data, and how to run it. */
export interface Operation<Inputs, Outputs>
  extends Omit<WholeDefinition<never>, "connect" | "call" | "hooks" | "keywords"> {
  /** Checks the inputs, makes the call and maps the reply. Every rejection is a `ToolError`. */
  readonly execute: Execute<Inputs, Context, Promise<Outputs>>;
  /**
   * Checks the inputs and makes the request, for a host that sends it itself. What hooks, lookups and
   * logins ask before a call is asked now. Every rejection is a `ToolError`.
   */
  readonly prepare: Prepare<Inputs, Outputs>;
  /**
   * Maps the reply to a request that `prepare` made, perhaps in another process. Without
   * `context.inputs` only one that `send` brought. Every rejection is a `ToolError`.
   */
  // A method, so that an operation of any inputs is one of `never`.
  read(reply: Response, context?: ReadContext<Inputs>): Promise<Outputs>;
}

/** Takes all inputs, or none of the credentials where the host's `fetch` adds them. */
export interface Execute<Inputs, CallContext, Returned> {
  (inputs: Partial<Inputs>, context: CallContext & HostCredentials): Returned;
  (inputs: Inputs, context?: CallContext): Returned;
}

/** An operation of a provider: the call that it makes, and what it has of its own. */
export function defineOperation<Inputs, Values, Outputs>(
  provider: Provider<Values>,
  call: Call<Values>,
  own: OperationDefinition<Values>,
): Operation<Inputs, Outputs> {
  return operationFrom(wholeOf(provider, call, own));
}

/** Adds `execute` to the data of an operation. */
export function operationFrom<Inputs, Outputs>(
  definition: WholeDefinition<never>,
): Operation<Inputs, Outputs> {
  const whole = withKeywords(definition);
  return {
    ...definition,
    // The type is printed from the same data that is mapped here.
    execute: async (inputs: unknown, context?: Context) =>
      (await run(whole, inputs, context)).outputs as Outputs,
    prepare: (inputs: unknown, context?: Context) =>
      prepare(whole, inputs, context) as Promise<PreparedCall<Outputs>>,
    read: (reply, context) => read(whole, reply, context) as Promise<Outputs>,
  };
}
