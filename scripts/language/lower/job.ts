import type { ManifestJob } from "../manifest/types.ts";
import type { Job } from "../ir/types.ts";
import { outputInput, outputName } from "../ir/call.ts";
import { lowerWith } from "./call.ts";
import { lowerState } from "./condition.ts";
import { milliseconds } from "./duration.ts";

/** Lowers one job: outputs are named without `output.` before them. */
export function lowerJob(name: string, job: ManifestJob): Job {
  const { message, status } = job.error ?? {};
  const given = (path: string) => outputInput(outputName(path));
  return {
    name,
    start: job.start,
    poll: { call: job.poll, ...lowerWith(job.id, given) },
    until: lowerState(mapKeys(job.until, outputName)),
    ...(job.fail && { fail: lowerState(mapKeys(job.fail, outputName)) }),
    error: {
      message: message === undefined ? null : outputName(message),
      status: status === undefined ? null : outputName(status),
    },
    ...(job.result && {
      result: { call: job.result.operation, ...lowerWith(job.result.params, given) },
    }),
    everyMs: milliseconds(job.every),
    timeoutMs: milliseconds(job.timeout),
  };
}

function mapKeys<T>(record: Readonly<Record<string, T>>, change: (key: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));
}
