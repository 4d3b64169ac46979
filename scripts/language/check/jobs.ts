import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { milliseconds } from "../lower/duration.ts";
import type { Json } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestJob } from "../manifest/types.ts";
import { checkJobError } from "./job-error.ts";
import {
  type Findings,
  member,
  type PreparedOperation,
  type PreparedManifest,
} from "./prepared.ts";
import { checkDuration } from "./timers.ts";
import { fitsType, sayValue } from "./values.ts";

/** Work that goes on at the provider after the call that starts it. */
export function* checkJobs(prepared: PreparedManifest): Findings {
  for (const [name, job] of Object.entries(prepared.manifest.jobs ?? {})) {
    const at = ["jobs", name];
    const starts: PreparedOperation[] = [];
    for (const [index, id] of job.start.entries()) {
      const start = yield* find(id, [...at, "start", index], prepared);
      if (start) starts.push(start);
    }
    const poll = yield* find(job.poll, [...at, "poll"], prepared);
    yield* checkIds(job, at, starts, prepared);
    if (poll) {
      yield* checkPoll(job, at, poll, prepared);
      yield* checkStates(job, at, poll, prepared);
      yield* checkJobError(job, at, poll, prepared);
    }
    yield* checkResult(job, at, poll, prepared);
    yield* checkDuration(job.every, [...at, "every"], prepared.source);
    yield* checkDuration(job.timeout, [...at, "timeout"], prepared.source);
    if (milliseconds(job.every) < milliseconds(job.timeout)) continue;
    const { every, timeout } = job;
    yield diagnostic("job-duration", prepared.source.valueAt([...at, "every"]), { every, timeout });
  }
}

function* find(
  id: string,
  at: ManifestPath,
  { operations, source }: PreparedManifest,
): Generator<ReturnType<typeof diagnostic>, PreparedOperation | undefined> {
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  const hint = didYouMean(
    id,
    operations.map((operation) => operation.id),
  );
  yield diagnostic("job-operation-unknown", source.valueAt(at), { operation: id, hint });
  return undefined;
}

function* checkIds(
  job: ManifestJob,
  at: ManifestPath,
  starts: readonly PreparedOperation[],
  { source }: PreparedManifest,
): Findings {
  for (const [parameter, reference] of Object.entries(job.id)) {
    for (const start of starts) {
      yield* checkOutput(reference, start, source.valueAt([...at, "id", parameter]));
    }
  }
}

function* checkPoll(
  job: ManifestJob,
  at: ManifestPath,
  { id, all }: PreparedOperation,
  { source, manifest }: PreparedManifest,
): Findings {
  for (const parameter of Object.keys(job.id)) {
    if (Object.hasOwn(all, parameter)) continue;
    const hint = didYouMean(parameter, Object.keys(all));
    const range = source.keyAt([...at, "id", parameter]);
    yield diagnostic("job-parameter-unknown", range, { parameter, operation: id, hint });
  }
  for (const [parameter, { required }] of Object.entries(all)) {
    // The provider's own parameters are the same for both calls.
    if (
      !required ||
      Object.hasOwn(job.id, parameter) ||
      Object.hasOwn(manifest.params ?? {}, parameter)
    )
      continue;
    yield diagnostic("job-parameter-missing", source.keyAt([...at, "id"]), {
      parameter,
      operation: id,
    });
  }
}

/** What is called once the job is done: it reads, and all that it needs is known then. */
function* checkResult(
  { result }: ManifestJob,
  at: ManifestPath,
  poll: PreparedOperation | undefined,
  prepared: PreparedManifest,
): Findings {
  if (result === undefined) return;
  const { source, manifest } = prepared;
  const place = [...at, "result"];
  const found = yield* find(result.operation, [...place, "operation"], prepared);
  const params = result.params ?? {};
  for (const [parameter, reference] of Object.entries(params)) {
    if (poll) yield* checkOutput(reference, poll, source.valueAt([...place, "params", parameter]));
    if (!found || Object.hasOwn(found.all, parameter)) continue;
    const hint = didYouMean(parameter, Object.keys(found.all));
    const range = source.keyAt([...place, "params", parameter]);
    yield diagnostic("job-parameter-unknown", range, { parameter, operation: found.id, hint });
  }
  if (!found) return;
  if (found.effect !== "read") {
    const range = source.valueAt([...place, "operation"]);
    yield diagnostic("job-result-not-read", range, { operation: found.id, effect: found.effect });
  }
  for (const [parameter, { required }] of Object.entries(found.all)) {
    const isGiven =
      Object.hasOwn(params, parameter) || Object.hasOwn(manifest.params ?? {}, parameter);
    if (!required || isGiven) continue;
    const values = { parameter, operation: found.id };
    yield diagnostic("job-parameter-missing", source.keyAt(place), values);
  }
}

function* checkStates(
  { until, fail = {} }: ManifestJob,
  at: ManifestPath,
  poll: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  for (const [key, states] of [
    ["until", until],
    ["fail", fail],
  ] as const) {
    for (const [reference, value] of Object.entries(states)) {
      yield* checkOutput(reference, poll, source.keyAt([...at, key, reference]));
      const name = reference.replace(/^output\./, "");
      const { type = "json" } = member(poll.operation.output, name) ?? {};
      // An output that may be absent is null; of one that is a list, a list is the value.
      if (value === null || fitsType(type, value)) continue;
      const wrong = listOf(value).find((each) => each !== null && !fitsType(type, each));
      if (wrong === undefined) continue;
      const found = { name, type, value: sayValue(wrong) };
      yield diagnostic("job-value-type", source.valueAt([...at, key, reference]), found);
    }
  }
  if (sayValue(until) === sayValue(fail)) {
    yield diagnostic("job-states-equal", source.keyAt([...at, "fail"]), {});
    return;
  }
  yield* checkBoth(until, fail, [...at, "fail"], source);
}

/** One value that alone means two things. */
function* checkBoth(
  until: ManifestJob["until"],
  fail: ManifestJob["until"],
  at: ManifestPath,
  source: PreparedManifest["source"],
): Findings {
  const [done, ...others] = Object.entries(until);
  const [failed, ...more] = Object.entries(fail);
  if (!done || !failed || done[0] !== failed[0] || others.length + more.length > 0) return;
  const [reference, values] = failed;
  const both = listOf(values).find((each) =>
    listOf(done[1]).some((other) => sayValue(other) === sayValue(each)),
  );
  if (both === undefined) return;
  const range = source.valueAt([...at, reference]);
  yield diagnostic("job-state-both", range, { value: sayValue(both) });
}

/** The values of a list, or the only one. */
function listOf(value: Json): readonly Json[] {
  return [value].flat();
}

function* checkOutput(
  reference: string,
  { id, operation }: PreparedOperation,
  range: ReturnType<PreparedManifest["source"]["valueAt"]>,
): Findings {
  const name = reference.replace(/^output\./, "");
  if (Object.hasOwn(operation.output, name)) return;
  const hint = didYouMean(name, Object.keys(operation.output));
  yield diagnostic("job-output-unknown", range, { name, operation: id, hint });
}
