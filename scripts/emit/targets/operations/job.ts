import { jsonOf } from "../../../language/ir/json.ts";
import { operationOf } from "../../../language/ir/operation-of.ts";
import type { Job, Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { jobOf, pollOf, resultOf } from "./define.ts";
import type { LocalNames } from "./names.ts";
import { otherCall, sharedInputs, valueEntries } from "./other-call.ts";

/** The job that an operation starts, by name where others start it too; null when it starts none. */
export function jobExpression(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
): ExpressionView | null {
  const job = jobOf(provider, operation);
  if (job === undefined) return null;
  const name = locals.jobs.get(job.name);
  return name === undefined ? jobObject(provider, operation, job, locals) : { kind: "name", name };
}

/** A job as the runtime's data. */
export function jobObject(
  provider: Provider,
  operation: Operation,
  job: Job,
  locals: LocalNames,
): ExpressionView {
  const entries = otherCall(provider, operation, job.poll);
  const poll: EntryView = { name: "poll", value: { kind: "object", entries } };
  const result = resultEntries(provider, operation, job, locals);
  return { kind: "object", entries: [poll, ...result, ...valueEntries(jobFacts(job))] };
}

/** The jobs that several operations start, all in the same way. */
export function sharedJobs(provider: Provider): readonly Job[] {
  return provider.jobs.filter((job) => {
    const called = [pollOf(provider, job), resultOf(provider, job) ?? []].flat();
    const texts = job.start.map((id) => {
      const start = operationOf(provider, id);
      return JSON.stringify(called.map((each) => sharedInputs(provider, start, each)));
    });
    return texts.length > 1 && new Set(texts).size === 1;
  });
}

/** What the answers of a poll mean, and when it is asked. */
export function jobFacts(job: Job): Readonly<Record<string, Json>> {
  const { until, fail, error, everyMs, timeoutMs } = job;
  const { message, status } = error;
  return {
    ...jsonOf({ until, ...(fail && { fail }) }),
    ...(message !== null && { message }),
    ...(status !== null && { status }),
    everyMs,
    timeoutMs,
  };
}

/** What is called once the job is done. */
function resultEntries(
  provider: Provider,
  operation: Operation,
  job: Job,
  { keywords }: LocalNames,
): readonly EntryView[] {
  if (!job.result) return [];
  const entries = otherCall(provider, operation, job.result);
  const given: ExpressionView = { kind: "object", entries };
  const name = keywords.get("resultOf") ?? "resultOf";
  const call = { kind: "call", of: null, name, arguments: [given], isPure: true } as const;
  return [{ name: "result", value: call }];
}
