import type { Contract, OperationContract } from "../contract/types.ts";
import { exampleReply } from "./example-reply.ts";
import { sampleOf } from "./inputs/candidates.ts";
import { completed, given } from "./inputs/complete.ts";
import type { Inputs } from "./inputs/conditions.ts";
import { credentialInputs } from "./inputs/credential-value.ts";
import type { Reply } from "./types.ts";

/** The smallest call that an operation accepts, and a reply of success to it. */
export interface Base {
  readonly inputs: Inputs;
  readonly reply: Reply;
}

/** The base of an operation, or what the manifest has to say for there to be one. */
export function baseOf(
  contract: Contract,
  operation: OperationContract,
): Base | { readonly reason: string } {
  const unknown = operation.parameters.find(
    (parameter) => parameter.required && sampleOf(parameter) === undefined,
  );
  if (unknown) {
    const { pattern } = unknown.limits;
    const limit =
      pattern === undefined ? "no value was found that keeps all limits" : `pattern ${pattern}`;
    return { reason: `${unknown.name}: ${limit}: give the parameter an example that fits` };
  }
  const inputs = completed(operation, { given: {} });
  if (!inputs)
    return { reason: "no inputs keep all rules: give their parameters examples that do" };
  const success = operation.examples.find(({ reply }) => reply.status < 300);
  if (!success) return { reason: "no example of a success: add one with a status of `reply`" };
  return {
    inputs: given({ ...credentialInputs(contract), ...inputs }),
    reply: exampleReply(operation, success),
  };
}
