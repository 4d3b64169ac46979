import { checkContext } from "../check-context.ts";
import type { WaitContext } from "../context.ts";
import { within } from "../transport/deadline.ts";
import { type OperationDefinition, type Provider, wholeOf } from "../operation-definition.ts";
import { checkInputs } from "../inputs/check.ts";
import { doneAnswer } from "./answer.ts";
import { type JobStates, waitMessage } from "./error.ts";
import type { JobResult } from "./result.ts";
import { type Execute, type Operation, operationFrom } from "../operation.ts";
import type { Call } from "../request/connection.ts";
import { begun, learn, run, type RunDefinition, withKeywords } from "../run.ts";
import { inputsOf, type OtherCall, type OtherInputs } from "../other-call.ts";
import { select } from "../outputs/path.ts";
import { redact } from "../reply/redact.ts";
import { asToolError, ToolError } from "../tool-error.ts";
import { wholeNumber } from "../policy/whole-number.ts";
import { derived, prepared, secretsFor } from "../prepared.ts";

/** Work that continues at the provider after the call that starts it. */
export interface Job<Polled, Outputs = Polled> extends JobStates {
  /** How the job is polled; it names outputs of the starting operation. */
  readonly poll: OtherCall<Polled>;
  /** Gives the outputs of the job once it is done; without it they are those of the last poll. */
  readonly result?: JobResult<Polled, Outputs>;
  /** Milliseconds before the first poll. */
  readonly everyMs: number;
  /** Milliseconds to wait in total. */
  readonly timeoutMs: number;
}

/** An operation that starts a job and can wait for it. */
export interface JobOperation<Inputs, Outputs, JobOutputs, Polled = JobOutputs>
  extends Operation<Inputs, Outputs> {
  /** Starts the job and resolves to its outputs when it is done. Every rejection is a `ToolError`. */
  readonly executeAndWait: Execute<Inputs, WaitContext<Polled>, Promise<JobOutputs>>;
  /**
   * Waits for the job that `execute` started with these inputs, as `executeAndWait` does, perhaps in
   * another process. `started` is what it resolved to.
   */
  waitFor(inputs: Inputs, started: Outputs, context?: WaitContext<Polled>): Promise<JobOutputs>;
}

type JobDefinition<Values, Polled, Outputs> = OperationDefinition<Values> & {
  readonly job: Job<Polled, Outputs>;
};

/** An operation of a provider that starts a job. */
export function defineJobOperation<Inputs, Values, Outputs, JobOutputs, Polled = JobOutputs>(
  provider: Provider<Values>,
  call: Call<Values>,
  own: JobDefinition<Values, Polled, JobOutputs>,
): JobOperation<Inputs, Outputs, JobOutputs, Polled> {
  const definition = wholeOf(provider, call, own);
  const whole = withKeywords(definition);
  return {
    ...operationFrom<Inputs, Outputs>(definition),
    async executeAndWait(inputs: unknown, context?: WaitContext<Polled>) {
      const waiting = waitContext(whole, context); // nothing is started that cannot be waited for
      const { outputs, roots } = await run(whole, inputs, waiting);
      return finished(whole, roots.params, outputs, waiting, roots.status);
    },
    async waitFor(inputs, started, context) {
      const waiting = waitContext(whole, context);
      // Anything can be given at run time.
      const { values } = prepared(whole, () => checkInputs(whole, { ...(inputs as object) }));
      return finished(whole, values, Object(started), waiting);
    },
  };
}

type RunJob<Polled, JobOutputs> = RunDefinition & { readonly job: Job<Polled, JobOutputs> };

type Waiting<JobOutputs> = WaitContext<JobOutputs> & {
  readonly everyMs: number;
  readonly waitMs: number;
  readonly secrets: Set<string>;
};

/** The context with its times, or those of the job. All its calls have one set of secrets. */
function waitContext<Polled>(
  definition: RunJob<Polled, unknown>,
  context: WaitContext<Polled> | undefined,
): Waiting<Polled> {
  const { job } = definition;
  return prepared(definition, () => {
    checkContext(context ?? {});
    const everyMs = wholeNumber("everyMs", context?.everyMs ?? job.everyMs);
    const waitMs = wholeNumber("waitMs", context?.waitMs ?? job.timeoutMs);
    return derived(context ?? {}, { everyMs, waitMs, secrets: secretsFor(context) });
  });
}

/** Waits for the job that `outputs` name; `values` are the inputs that started it. */
async function finished<Polled, JobOutputs>(
  definition: RunJob<Polled, JobOutputs>,
  values: Readonly<Record<string, unknown>>,
  outputs: object,
  context: Waiting<Polled>,
  status?: number,
): Promise<JobOutputs> {
  const { job, provider, id: operation } = definition;
  const ids = prepared(definition, () => idsOf(job, outputs, status));
  const asked = { ...inputsOf({ ...job.poll, inputs: {} }, values), ...ids };
  // Where another process started it, nobody has told the host yet.
  learn({ ...begun(definition, context), values: { ...values } });
  let unanswered: object | undefined; // why the last question has no answer
  const ask = async (signal: AbortSignal) => {
    const options = derived(context, { signal, idempotencyKey: undefined });
    const call = job.poll.operation().execute(asked as never, options);
    unanswered = await call.then(
      () => undefined,
      (error: ToolError) => error.toJSON(),
    );
    return call;
  };
  let isDone = false;
  try {
    return await within(context.waitMs, [context.signal], async (signal) => {
      const polled = await doneAnswer(job, () => ask(signal), context, signal);
      isDone = true;
      const options = derived(context, { signal, idempotencyKey: undefined });
      // Without a result, the types are the same.
      return await (job.result?.(values, polled, options) ?? (polled as Polled & JobOutputs));
    });
  } catch (error) {
    const known = asToolError(error);
    const jobId = Object.values(ids).join(", ");
    const message = isDone
      ? `Job ${jobId} is done, but its result could not be read: ${known.message}`
      : waitMessage(known, jobId, context.waitMs);
    const cause = known.code === "timeout" ? unanswered : known.cause;
    const shown = { provider, operation, ...known, message, jobId, cause };
    const details = redact(shown, context.secrets);
    // The job was started, whatever came of the question after it.
    throw new ToolError(known.code, details.message, { ...details, outcome: "unknown" });
  }
}

/** What names the job that was started. Ids may be numbers, and text is taken for any input. */
function idsOf(
  { poll }: { readonly poll: OtherInputs },
  outputs: object,
  status: number | undefined,
): Readonly<Record<string, string>> {
  const ids = Object.entries(poll.inputs ?? {}).map(
    ([input, output]) => [input, String(select(output, outputs) ?? "")] as const,
  );
  if (ids.every(([, id]) => id !== "")) return Object.fromEntries(ids);
  throw new ToolError("invalid_reply", "The reply does not say which job it started.", { status });
}
