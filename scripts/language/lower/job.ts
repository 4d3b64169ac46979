import type { ManifestJob } from "../manifest/types.ts";
import type { Job } from "../ir/types.ts";
import { outputName } from "../ir/call.ts";
import { lowerCall } from "./call.ts";
import { lowerState } from "./condition.ts";
import { milliseconds } from "./duration.ts";

/** Lowers one job: outputs are named without `output.` before them. */
export function lowerJob(name: string, job: ManifestJob): Job {
  const { message, code } = job.error ?? {};
  return {
    name,
    start: job.start,
    poll: lowerCall(job.poll),
    until: lowerState(mapKeys(job.until, outputName)),
    ...(job.fail && { fail: lowerState(mapKeys(job.fail, outputName)) }),
    error: {
      message: message === undefined ? null : outputName(message),
      status: code === undefined ? null : outputName(code),
    },
    ...(job.result && { result: lowerCall(job.result) }),
    everyMs: milliseconds(job.every),
    timeoutMs: milliseconds(job.timeout),
  };
}

function mapKeys<T>(record: Readonly<Record<string, T>>, change: (key: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));
}
