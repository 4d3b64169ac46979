import type { Job, Provider } from "../../../language/ir/types.ts";
import { formatNumber } from "../sentences.ts";

/** Work that goes on after the call that starts it, and how to wait for it. */
export interface JobView {
  /** Methods that start the work. */
  readonly starts: readonly { readonly method: string }[];
  /** The first of them, for the example. */
  readonly start: string;
  readonly poll: string;
  readonly every: string;
  readonly timeout: string;
  /** The method that gives the result, where the last poll does not. */
  readonly result: string | null;
}

/** The jobs of the provider; their operations exist, as the check stage made sure. */
export function jobViews({ jobs, operations }: Provider): readonly JobView[] {
  const methods = new Map(operations.map(({ id, names }) => [id, names.method]));
  return jobs.map(({ start, poll, result, everyMs, timeoutMs }: Job) => {
    const starts = start.map((id) => ({ method: methods.get(id) ?? id }));
    return {
      starts,
      start: starts[0]?.method ?? "",
      poll: methods.get(poll.call) ?? poll.call,
      every: formatNumber(everyMs),
      timeout: formatNumber(timeoutMs),
      result: result ? (methods.get(result.call) ?? result.call) : null,
    };
  });
}
