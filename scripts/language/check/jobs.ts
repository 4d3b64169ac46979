import { diagnostic } from "../diagnostics/diagnostic.ts";
import { milliseconds } from "../lower/duration.ts";
import { holds } from "../../../packages/runtime/src/conditions.ts";
import { valuesIn } from "../ir/condition.ts";
import { testsIn } from "../ir/rules.ts";
import type { Condition, Json } from "../ir/types.ts";
import { lowerCondition } from "../manifest/condition.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestJob } from "../manifest/types.ts";
import { findCalled } from "./calls.ts";
import { checkCondition } from "./conditions.ts";
import { outputScope } from "./condition-scopes.ts";
import { checkJobError } from "./job-error.ts";
import { type Findings, type PreparedOperation, type PreparedManifest } from "./prepared.ts";
import { checkDuration } from "./timers.ts";
import { sayValue } from "./values.ts";

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
  { until, fail }: ManifestJob,
  at: ManifestPath,
  { operation }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const scope = outputScope(operation, source);
  yield* checkCondition(until, scope, [...at, "until"]);
  if (fail === undefined) return;
  yield* checkCondition(fail, scope, [...at, "fail"]);
  const [done, failed] = [until, fail].map(lowerCondition).map(testsIn);
  const both = Object.entries(failed ?? {}).flatMap(([path, test]) =>
    valuesIn(test).filter((value) => isHeld(done ?? {}, path, value)),
  );
  const [value] = both;
  if (value === undefined || Object.keys(failed ?? {}).length > 1) return;
  const problem = `a job with ${sayValue(value)} is done, and would never fail`;
  const instead = "Leave the value in one of `until` and `fail`.";
  yield diagnostic("condition-malformed", source.valueAt([...at, "fail"]), { problem, instead });
}

/** Whether a value at a path is enough for a condition. */
function isHeld(condition: Condition, path: string, value: Json): boolean {
  if (!Object.keys(condition).every((each) => each === path)) return false;
  return holds(condition, { value: () => value, given: () => true }) === true;
}
