import type { Contract, OperationContract } from "../../contract/types.ts";
import { withoutSecrets } from "../../oracle/hidden.ts";
import { expectedOutcome, warningsOf } from "../../oracle/outcome.ts";
import { expectedRequest } from "../../oracle/request.ts";
import type { Inputs } from "../../oracle/values.ts";
import { secretsOf } from "../../contract/secrets.ts";
import type { Case, Expected, Reply } from "../../contract/case.ts";
import { completed, presentInputs } from "../../values/call.ts";
import { credentialInputs } from "../../values/call.ts";
import type { Gap, Probe } from "./probe.ts";

/** The case of a probe, with the rest of its inputs and what is expected. */
export function caseOf(
  probe: Probe,
  contract: Contract,
  operation: OperationContract,
  reply: Reply,
): Case | Gap {
  const { id, provider } = operation;
  const { title, others = {}, covers, context } = probe;
  const filled = completed(operation, probe);
  if (!filled) {
    const reason = `${title}: no other inputs satisfy the rules: give the parameters examples that do`;
    return { item: covers[0] ?? id, reason };
  }
  const inputs = presentInputs({ ...credentialInputs(operation), ...filled });
  const expected: Expected = probe.refused
    ? { kind: "refused", ...probe.refused }
    : sent(contract, operation, inputs, Object.keys(others), reply);
  const name = `${id} ${title}`;
  return {
    id: name,
    part: "matrix",
    provider,
    operation: id,
    title,
    inputs: { ...inputs, ...others },
    ...(context && { context }),
    expected,
    covers,
  };
}

function sent(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
  others: readonly string[],
  reply: Reply,
): Expected {
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
