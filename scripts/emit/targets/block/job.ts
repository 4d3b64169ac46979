import { about, holds } from "../../../../packages/runtime/src/conditions.ts";
import type { Call, Job, Json, Operation, Provider } from "../../../language/ir/types.ts";
import { pollOf } from "../operations/define.ts";
import { jobFacts } from "../operations/job.ts";
import { otherInputs } from "../operations/other-call.ts";
import { isOptional } from "../output-schema.ts";

/** The job that an operation starts: what asks how far it is and when, what gives the outputs if not the last answer, and outputs of that which only a failed job has. */
export function blockJob(provider: Provider, operation: Operation, job: Job): Json {
  const failure = failureOutputs(pollOf(provider, job), job);
  return {
    poll: blockCall(provider, operation, job.poll),
    ...(job.result && { result: blockCall(provider, operation, job.result) }),
    ...jobFacts(job),
    ...(failure.length > 0 && { failure }),
  };
}

/** A call of another operation, as hosts read it. */
function blockCall(provider: Provider, operation: Operation, call: Call): Json {
  return { call: call.call, ...otherInputs(provider, operation, call) };
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
