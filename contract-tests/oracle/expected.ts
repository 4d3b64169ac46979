import type { Reply, Sent } from "../contract/case.ts";
import { secretsOf } from "../contract/secrets.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { withoutSecrets } from "./hidden.ts";
import { expectedOutcome, warningsOf } from "./outcome.ts";
import { expectedRequest } from "./request.ts";
import type { Inputs } from "./values.ts";

/** What must come of a call that nothing keeps from being sent; `others` are inputs of other operations. */
export function expectedSent(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
  others: readonly string[] = [],
): Sent {
  const { request, warnings } = expectedRequest(contract, operation, inputs);
  const secrets = secretsOf(operation, inputs).map(({ text }) => text);
  const outcome = withoutSecrets(expectedOutcome(operation, inputs, reply), secrets);
  const beside = warningsOf(operation, inputs, reply);
  const all = [...others, ...warnings, ...beside];
  // To Prism, a body without a byte is none.
  const isEmpty = Object(request.body).base64 === "" && operation.encoding.isFile;
  const given = isEmpty ? { ...reply, declared: false } : reply;
  return { kind: "sent", request, warnings: all, reply: given, outcome };
}
