import type { WaitContext } from "../context.ts";
import { inputsOf, type OtherCall } from "../other-call.ts";

/** Gives the result of a job, from the inputs that started it and the outputs of the last poll. */
export type JobResult<Polled, Outputs> = (
  values: Readonly<Record<string, unknown>>,
  polled: Polled,
  context: WaitContext<Polled>,
) => Promise<Outputs>;

/** Implements `result` of a job: a call that is made once it is done. */
export function resultOf<Polled, Outputs>(call: OtherCall<Outputs>): JobResult<Polled, Outputs> {
  return (values, polled, context) =>
    call.operation().execute(inputsOf(call, values, Object(polled)) as never, context);
}
