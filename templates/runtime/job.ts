import type { WaitContext } from "./context.ts";
import { within } from "./deadline.ts";
import type { OperationDefinition } from "./definition.ts";
import { doneAnswer } from "./job-answer.ts";
import { type JobStates, waitMessage } from "./job-error.ts";
import { defineOperation, type Operation, run, secretsOf } from "./operation.ts";
import { select } from "./path.ts";
import { redact } from "./redact.ts";
import { ToolError } from "./tool-error.ts";
import { wholeNumber } from "./whole-number.ts";
import { basics } from "./words.ts";

/** Work that goes on at the provider after the call that starts it. */
export interface Job<Outputs> extends JobStates {
  /** The operation that asks how far it is. */
  readonly poll: () => Operation<never, Outputs>;
  /** Inputs that both operations have. */
  readonly shared: readonly string[];
  /** Input of the polling operation -> dotted name of an output of the starting one. */
  readonly id: Readonly<Record<string, string>>;
  /** Milliseconds before the first question. */
  readonly everyMs: number;
  /** Milliseconds to wait in all. */
  readonly timeoutMs: number;
}

/** An operation that starts work and can wait for it. */
export interface JobOperation<Inputs, Outputs, JobOutputs> extends Operation<Inputs, Outputs> {
  /** Starts the work and resolves to the answer that says it is done; rejects with a `ToolError` only. */
  executeAndWait(inputs: Inputs, context?: WaitContext<JobOutputs>): Promise<JobOutputs>;
}

type JobDefinition<Values, Outputs> = OperationDefinition<Values> & { readonly job: Job<Outputs> };

/** Adds `execute` and `executeAndWait` to the data of an operation. */
export function defineJobOperation<Inputs, Values, Outputs, JobOutputs>(
  definition: JobDefinition<Values, JobOutputs>,
): JobOperation<Inputs, Outputs, JobOutputs> {
  const whole = { ...definition, words: { ...basics, ...definition.words } };
  return {
    ...defineOperation<Inputs, Values, Outputs>(whole),
    executeAndWait: (inputs, context) => startAndWait(whole, inputs, context),
  };
}

async function startAndWait<JobOutputs>(
  definition: JobDefinition<never, JobOutputs>,
  inputs: unknown,
  context: WaitContext<JobOutputs> | undefined,
): Promise<JobOutputs> {
  const { job, provider, id: operation } = definition;
  const names = { provider, operation };
  const everyMs = wholeNumber("everyMs", context?.everyMs ?? job.everyMs, names);
  const waitMs = wholeNumber("waitMs", context?.waitMs ?? job.timeoutMs, names);
  const { outputs, roots } = await run(definition, inputs, context);
  // Ids may be numbers, and text is taken for any input.
  const ids = Object.values(job.id).map((output) => String(select(output, outputs) ?? ""));
  if (ids.includes("")) {
    const message = "The reply does not say which job it started.";
    throw new ToolError("invalid_reply", message, { ...names, status: roots.status });
  }
  const asked = Object.fromEntries([
    ...job.shared.map((name) => [name, roots.params[name]]),
    ...Object.keys(job.id).map((name, index) => [name, ids[index]]),
  ]);
  let unanswered: object | undefined; // why the last question has no answer
  const ask = async (signal: AbortSignal) => {
    const options = { ...context, signal, idempotencyKey: undefined };
    // The poll checks these inputs like those of any caller.
    const call = job.poll().execute(asked as never, options);
    unanswered = await call.then(
      () => undefined,
      (error: ToolError) => error.toJSON(),
    );
    return call;
  };
  try {
    return await within(waitMs, [context?.signal], (signal) =>
      doneAnswer(job, () => ask(signal), { ...context, everyMs, waitMs }, signal),
    );
  } catch (error) {
    const known = error as ToolError; // nothing else is thrown above
    const jobId = ids.join(", ");
    const message = waitMessage(known, jobId, waitMs);
    const cause = known.code === "timeout" ? unanswered : known.cause;
    const secrets = secretsOf(definition, roots.params);
    const details = redact({ ...names, ...known, message, jobId, cause }, secrets);
    throw new ToolError(known.code, details.message, details);
  }
}
