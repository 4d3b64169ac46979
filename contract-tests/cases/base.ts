import type { Contract, OperationContract } from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";
import { exampleReply } from "./example-reply.ts";
import { sampleOf, sayNoSample } from "./inputs/candidates.ts";
import { completed, presentInputs } from "./inputs/complete.ts";
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
  if (unknown) return { reason: sayNoSample(unknown) };
  const inputs = completed(operation, { given: {} });
  if (!inputs)
    return { reason: "no inputs keep all rules: give their parameters examples that do" };
  const success = operation.examples.find(({ reply }) => reply.status < 300);
  if (!success) return { reason: "no example of a success: add one with a status of `reply`" };
  return {
    inputs: presentInputs({ ...credentialInputs(contract), ...inputs }),
    reply: exampleReply(operation, success),
  };
}
