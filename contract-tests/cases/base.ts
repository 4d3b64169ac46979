import { isLineHooked } from "../contract/lines.ts";
import { remembered } from "../contract/remembered.ts";
import type { OperationContract } from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";
import { exampleReply } from "./example-reply.ts";
import { sampleOf, sayNoSample } from "../values/candidates.ts";
import { callOf } from "../values/call.ts";
import { type Start, startOf } from "./replies/start.ts";
import type { Reply } from "../contract/case.ts";

/** The smallest call that an operation accepts, and a reply of success to it. */
export interface Base {
  readonly inputs: Inputs;
  readonly reply: Reply;
}

/** The base of an operation, or what the manifest has to say for there to be one. */
export const baseOf = remembered(
  (operation: OperationContract): Base | { readonly reason: string } => {
    const unknown = operation.parameters.find(
      (parameter) => parameter.required && sampleOf(parameter) === undefined,
    );
    if (unknown) return { reason: sayNoSample(unknown) };
    const call = callOf(operation, { given: {} });
    if (!call)
      return { reason: "no inputs satisfy all rules: give the parameters examples that do" };
    const start = startOf(operation);
    const reply = successOf(operation, start);
    if (!reply) {
      return {
        reason: `no reply can be made: ${start.reasons.join("; ")}, or add an example of a success`,
      };
    }
    return { inputs: call.inputs, reply };
  },
);

/** The first example of a success; without one, what the schema describes. */
function successOf(operation: OperationContract, { successes }: Start): Reply | undefined {
  const example = operation.examples.find(({ reply }) => reply.status < 300);
  if (example) {
    const reply = exampleReply(operation, example);
    // The line may be another one than that of the example.
    return isLineHooked(operation) ? { ...reply, declared: false } : reply;
  }
  const [made] = successes;
  return made && { ...made, example: null, declared: false };
}
