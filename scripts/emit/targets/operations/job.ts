import { namesIn, valuesIn } from "../../../language/ir/call.ts";
import { credentialsOf } from "../../../language/ir/credentials.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { operationOf } from "../../../language/ir/operation-of.ts";
import type { Call, Job, Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { jobOf, pollOf, resultOf } from "./define.ts";
import type { LocalNames } from "./names.ts";

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
  const facts = jobFacts(provider, operation, job);
  const poll = laterEntry("poll", pollOf(provider, job));
  const result = resultEntries(provider, operation, job, locals);
  return { kind: "object", entries: [poll, ...result, ...valueEntries(facts)] };
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

/** How a job is asked how far it is, and what the answers mean. */
export function jobFacts(
  provider: Provider,
  operation: Operation,
  job: Job,
): Readonly<Record<string, Json>> {
  const { poll, until, fail, error, everyMs, timeoutMs } = job;
  const { message, status } = error;
  return {
    shared: sharedInputs(provider, operation, pollOf(provider, job)),
    id: namesIn(poll),
    ...jsonOf({ until, ...(fail && { fail }) }),
    ...(message !== null && { message }),
    ...(status !== null && { status }),
    everyMs,
    timeoutMs,
  };
}

export function laterEntry(name: string, { names }: Operation): EntryView {
  return { name, value: { kind: "later", name: names.method } };
}

export function valueEntries(facts: Readonly<Record<string, Json>>): readonly EntryView[] {
  return Object.entries(facts).map(([name, value]) => ({ name, value: { kind: "value", value } }));
}

/** What is called once the job is done. */
function resultEntries(
  provider: Provider,
  operation: Operation,
  job: Job,
  { keywords }: LocalNames,
): readonly EntryView[] {
  const called = resultOf(provider, job);
  if (!called || !job.result) return [];
  const facts = { shared: sharedInputs(provider, operation, called), inputs: namesIn(job.result) };
  const given: ExpressionView = {
    kind: "object",
    entries: [laterEntry("operation", called), ...valueEntries(facts)],
  };
  const name = keywords.get("resultOf") ?? "resultOf";
  const call = { kind: "call", of: null, name, arguments: [given], isPure: true } as const;
  return [{ name: "result", value: call }];
}

/** What a call is given, as the runtime's data. */
export function givenFacts(call: Call): Readonly<Record<string, Json>> {
  const [inputs, fixed] = [namesIn(call), valuesIn(call)];
  return {
    ...(Object.keys(inputs).length > 0 && { inputs }),
    ...(Object.keys(fixed).length > 0 && { fixed }),
  };
}

/** Inputs of a call which another one beside it takes as well. */
export function sharedInputs(
  provider: Provider,
  operation: Operation,
  other: Operation,
): readonly string[] {
  const asked = credentialsOf(provider, other);
  return [
    ...credentialsOf(provider, operation).flatMap(({ name }) =>
      asked.some((each) => each.name === name) ? [name] : [],
    ),
    ...operation.parameters.flatMap(({ name, shared: isShared }) => (isShared ? [name] : [])),
  ];
}
