import type { ManifestJob } from "../manifest/types.ts";
import type { Job } from "../ir/types.ts";
import { lowerOutputs, withoutRoot } from "./call.ts";
import { lowerState } from "./condition.ts";
import { milliseconds } from "./duration.ts";

/** Lowers one job: outputs are named without `output.` before them. */
export function lowerJob(name: string, job: ManifestJob): Job {
  const { message, status } = job.error ?? {};
  return {
    name,
    start: job.start,
    poll: { call: job.poll, ...lowerOutputs(job.id) },
    until: lowerState(mapKeys(job.until, withoutRoot)),
    ...(job.fail && { fail: lowerState(mapKeys(job.fail, withoutRoot)) }),
    error: {
      message: message === undefined ? null : withoutRoot(message),
      status: status === undefined ? null : withoutRoot(status),
    },
    ...(job.result && {
      result: { call: job.result.operation, ...lowerOutputs(job.result.params) },
    }),
    everyMs: milliseconds(job.every),
    timeoutMs: milliseconds(job.timeout),
  };
}

function mapKeys<T>(record: Readonly<Record<string, T>>, change: (key: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));
}
