import { diagnostic } from "../diagnostics/diagnostic.ts";
import { milliseconds } from "../lower/duration.ts";
import type { Json } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestJob } from "../manifest/types.ts";
import { checkOutput } from "./call-takes.ts";
import { findCalled } from "./calls.ts";
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
    for (const [index, id] of job.start.entries())
      yield* findCalled(id, prepared.source.valueAt([...at, "start", index]), prepared);
    const poll = prepared.operations.find(({ id }) => id === job.poll.call);
    if (poll) {
      yield* checkStates(job, at, poll, prepared);
      yield* checkJobError(job, at, poll, prepared);
    }
    yield* checkDuration(job.every, [...at, "every"], prepared.source);
    yield* checkDuration(job.timeout, [...at, "timeout"], prepared.source);
    if (milliseconds(job.every) < milliseconds(job.timeout)) continue;
    const { every, timeout } = job;
    yield diagnostic("job-duration", prepared.source.valueAt([...at, "every"]), { every, timeout });
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
      yield* checkOutput(reference, source.keyAt([...at, key, reference]), poll, true);
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
