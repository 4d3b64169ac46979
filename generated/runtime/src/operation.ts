// Generated from templates/runtime/operation.ts. Do not edit; run `npm run generate`.

import type { Context } from "./context.ts";
import type { OperationDefinition } from "./definition.ts";
import { checkInputs } from "./inputs.ts";
import { mapOutputs, type Roots } from "./outputs.ts";
import { redact, secretTexts } from "./redact.ts";
import { readReply } from "./reply.ts";
import { firstText } from "./reply-error.ts";
import { ToolError } from "./tool-error.ts";
import type { Received } from "./transport.ts";
import { warn } from "./warning.ts";

/** An operation: what goes in and what comes out, as data, and how to run it. */
export interface Operation<Inputs, Outputs>
  extends Omit<OperationDefinition<never>, "call" | "hooks"> {
  /** Checks the inputs, makes the call and maps the reply; rejects with a `ToolError` only. */
  execute(inputs: Inputs, context?: Context): Promise<Outputs>;
}

/** Adds `execute` to the data of an operation. */
export function defineOperation<Inputs, Values, Outputs>(
  definition: OperationDefinition<Values>,
): Operation<Inputs, Outputs> {
  return {
    ...definition,
    async execute(inputs, context = {}) {
      const run: Run = { raw: {} };
      try {
        run.raw = { ...(inputs as object) }; // anything can be given at run time
        // The type is printed from the same data that is mapped here.
        return (await perform(definition, run, context)) as Outputs;
      } catch (error) {
        throw describe(error, definition, run);
      }
    },
  };
}

/** How far a call has come: what is known of it when it fails. */
interface Run {
  raw: Readonly<Record<string, unknown>>;
  values?: Readonly<Record<string, unknown>>;
  response?: Response;
  roots?: Roots;
}

async function perform(
  definition: OperationDefinition<never>,
  run: Run,
  context: Context,
): Promise<Record<string, unknown>> {
  const { hooks, outputs } = definition;
  const values = checkedValues(definition, run.raw, context);
  run.values = values;
  const sent = hooks?.request?.(values) ?? values;
  // Checked against the data from which the type of the values is printed.
  const { response } = await definition.call(sent as never, context);
  run.response = response;
  const { status, headers } = response;
  const reply = { status, headers, text: await response.text() };
  const { roots, overrides } = readReply(definition, reply, values);
  run.roots = roots;
  const body = hooks?.reply ? hooks.reply({ status, body: roots.body }) : roots.body;
  return mapOutputs(outputs, body === roots.body ? roots : { ...roots, body }, overrides);
}

function checkedValues(
  { id, inputs, rules }: OperationDefinition<never>,
  raw: Readonly<Record<string, unknown>>,
  context: Context,
): Record<string, unknown> {
  const { values, problems, warnings } = checkInputs(inputs, rules, raw);
  if (problems.length) {
    const message = problems.map((problem) => problem.message).join(" ");
    throw new ToolError("invalid_input", message, { input: problems[0]?.input, problems });
  }
  for (const warning of warnings) warn(context, { operation: id, ...warning });
  return values;
}

/** The ToolError to throw: with all that is known, and without a secret. */
function describe(
  error: unknown,
  { id, provider, inputs, errors }: OperationDefinition<never>,
  { raw, values, response, roots }: Run,
): ToolError {
  const known =
    error instanceof ToolError
      ? error
      : // The message of an error that is not ours may repeat a header or an address.
        response
        ? new ToolError("invalid_reply", "The reply could not be read.")
        : new ToolError("invalid_input", "The call could not be prepared.");
  const secrets = Object.keys(inputs)
    .filter((name) => inputs[name]?.secret)
    .flatMap((name) => secretTexts([raw[name], values?.[name]]));
  const { message, ...details } = redact(
    Object.assign(
      {
        message: known.message,
        status: response?.status,
        attempts: (response as Received | undefined)?.attempts, // the client's `fetch` is ours
        requestId: roots && firstText(errors.requestId, roots),
      },
      known,
    ),
    secrets,
  );
  return new ToolError(known.code, message, {
    ...details,
    cause: known.cause,
    provider,
    operation: id,
  });
}
