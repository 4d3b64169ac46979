import type { ManifestJob } from "../manifest/types.ts";
import type { Job } from "../ir/types.ts";
import { lowerState } from "./condition.ts";
import { milliseconds } from "./duration.ts";

/** Lowers one job: outputs are named without `output.` before them. */
export function lowerJob(name: string, job: ManifestJob): Job {
  const { message, status } = job.error ?? {};
  return {
    name,
    start: job.start,
    poll: job.poll,
    id: mapValues(job.id, withoutRoot),
    until: lowerState(mapKeys(job.until, withoutRoot)),
    ...(job.fail && { fail: lowerState(mapKeys(job.fail, withoutRoot)) }),
    error: {
      message: message === undefined ? null : withoutRoot(message),
      status: status === undefined ? null : withoutRoot(status),
    },
    ...(job.result && {
      result: {
        operation: job.result.operation,
        params: mapValues(job.result.params ?? {}, withoutRoot),
      },
    }),
    everyMs: milliseconds(job.every),
    timeoutMs: milliseconds(job.timeout),
  };
}

/** `output.metadata.id` -> `metadata.id`. */
function withoutRoot(path: string): string {
  return path.replace(/^output\./, "");
}

function mapKeys<T>(record: Readonly<Record<string, T>>, change: (key: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
