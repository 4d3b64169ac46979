import { about, holds } from "../../../../packages/runtime/src/conditions.ts";
import { namesIn } from "../../../language/ir/call.ts";
import type { Job, Json, Operation, Provider } from "../../../language/ir/types.ts";
import { pollOf, resultOf } from "../operations/define.ts";
import { jobFacts, sharedInputs } from "../operations/job.ts";
import { isOptional } from "../output-schema.ts";

/** The job that an operation starts: what asks how far it is, with what and when, and outputs of that which only a failed job has. */
export function blockJob(provider: Provider, operation: Operation, job: Job): Json {
  const failure = failureOutputs(pollOf(provider, job), job);
  return {
    poll: job.poll.call,
    ...jobFacts(provider, operation, job),
    ...blockResult(provider, operation, job),
    ...(failure.length > 0 && { failure }),
  };
}

/** What gives the outputs of the job, if the last poll does not: asked with outputs of that poll, and with what both take. */
function blockResult(provider: Provider, operation: Operation, job: Job): object {
  const called = resultOf(provider, job);
  if (!called || !job.result) return {};
  return {
    result: called.id,
    resultShared: sharedInputs(provider, operation, called),
    resultInputs: namesIn(job.result),
  };
}

/** Outputs that say why the work failed, and that no example of finished work has. */
function failureOutputs(
  { outputs, examples }: Operation,
  { error, until }: Job,
): readonly string[] {
  const finished = examples.flatMap(({ result }) =>
    result.kind === "output" && holds(until, about(Object(result.output))) ? [result.output] : [],
  );
  const reasons = [error.message, error.status].filter((path) => path !== null);
  return outputs
    .filter((output) => finished.length > 0 && isOptional(output))
    .map(({ name }) => name)
    .filter((name) => reasons.some((path) => path === name || path.startsWith(`${name}.`)))
    .filter((name) => finished.every((output) => memberAt(output, name) === undefined));
}

/** The value of a dotted output in the outputs of an example. */
function memberAt(output: Json, name: string): Json | undefined {
  return name.split(".").reduce<Json | undefined>((value, member) => {
    const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
    return isMap ? new Map(Object.entries(value)).get(member) : undefined;
  }, output);
}
