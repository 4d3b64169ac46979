import type { WaitContext } from "../context.ts";
import type { Operation } from "../operation.ts";
import { select } from "../outputs/path.ts";

/** What is called once a job is done. */
export interface ResultCall<Outputs> {
  readonly operation: () => Operation<never, Outputs>;
  /** Inputs that it has in common with the call that started the job. */
  readonly shared: readonly string[];
  /** Its input -> dotted name of an output of the last poll. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Gives the result of a job, from the inputs that started it and the outputs of the last poll. */
export type JobResult<Polled, Outputs> = (
  values: Readonly<Record<string, unknown>>,
  polled: Polled,
  context: WaitContext<Polled>,
) => Promise<Outputs>;

/** Implements `result` of a job. */
export function resultOf<Polled, Outputs>({
  operation,
  shared,
  inputs,
}: ResultCall<Outputs>): JobResult<Polled, Outputs> {
  return (values, polled, context) => {
    const given = Object.fromEntries([
      ...shared.map((name) => [name, values[name]]),
      ...Object.entries(inputs).map(([name, output]) => [name, select(output, Object(polled))]),
    ]);
    // The operation checks these inputs like those of any caller.
    return operation().execute(given as never, context);
  };
}
