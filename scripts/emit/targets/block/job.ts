import type { Job, Json, Operation, Provider } from "../../../language/ir/types.ts";
import { pollOf } from "../operations/define.ts";
import { isOptional } from "../output-schema.ts";

/** The job that an operation starts: what asks how far it is and when, and outputs of that which only a failed job has. */
export function blockJob(provider: Provider, job: Job): Json {
  const failure = failureOutputs(pollOf(provider, job), job);
  const { poll, until, fail, result, everyMs, timeoutMs } = job;
  return {
    poll,
    ...(result && { result: result.operation }),
    until,
    ...(Object.keys(fail).length > 0 && { fail }),
    everyMs,
    timeoutMs,
    ...(failure.length > 0 && { failure }),
  };
}

/** Outputs that say why the work failed, and that no example of finished work has. */
function failureOutputs(
  { outputs, examples }: Operation,
  { error, until }: Job,
): readonly string[] {
  const finished = examples.flatMap(({ result }) =>
    result.kind === "output" && isFinished(result.output, until) ? [result.output] : [],
  );
  const reasons = [error.message, error.status].filter((path) => path !== null);
  return outputs
    .filter((output) => finished.length > 0 && isOptional(output))
    .map(({ name }) => name)
    .filter((name) => reasons.some((path) => path === name || path.startsWith(`${name}.`)))
    .filter((name) => finished.every((output) => memberAt(output, name) === undefined));
}

function isFinished(output: Json, until: Job["until"]): boolean {
  return Object.entries(until).every(([name, value]) =>
    [value].flat().some((each) => memberAt(output, name) === each),
  );
}

/** The value of a dotted output in the outputs of an example. */
function memberAt(output: Json, name: string): Json | undefined {
  return name.split(".").reduce<Json | undefined>((value, member) => {
    const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
    return isMap ? new Map(Object.entries(value)).get(member) : undefined;
  }, output);
}
