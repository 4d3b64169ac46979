import type { Contract, DriftReport, OperationContract, ReplyContent } from "blockwright/suite";
import { bodyDrift } from "./body-drift.ts";
import type { Finding } from "./finding.ts";
import { printChanges } from "./print.ts";
import { declaredReply, statusDrift } from "./status-drift.ts";

/** Everything in a reply that the manifest does not know. */
export function driftOf(operation: OperationContract, reply: ReplyContent): readonly Finding[] {
  const { status, body } = reply;
  const name = declaredReply(operation, status)?.schema;
  const ofBody = name && body !== undefined ? bodyDrift(body, name, operation.schemas) : [];
  return [...statusDrift(operation, reply), ...ofBody];
}

/** The same, as it is reported. */
export function driftReports(
  { provider, spec }: Contract,
  operation: OperationContract,
  title: string,
  reply: ReplyContent,
): readonly DriftReport[] {
  return driftOf(operation, reply).map(({ changes, ...found }) => ({
    provider,
    operation: operation.id,
    case: title,
    ...found,
    change: printChanges(changes, spec),
  }));
}
