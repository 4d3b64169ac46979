import type { Contract, DriftReport, OperationContract, ReplyContent } from "blockwright/suite";
import { stringify } from "yaml";
import { bodyDrift } from "./body-drift.ts";
import type { Finding, Change } from "./finding.ts";
import { memberPath } from "./path.ts";
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

/** The changes as YAML, each below a comment that names the file and the place. */
function printChanges(changes: readonly Change[], spec: string): string {
  return changes
    .map(({ place, member, value }) => {
      const at = `# ${spec}: ${place.reduce(memberPath, "")}`;
      if (value === undefined) return `${at}: remove ${member}`;
      const text = stringify(value, { collectionStyle: "flow", lineWidth: 100 });
      return `${at}\n${keyOf(member)}: ${text.trimEnd()}`;
    })
    .join("\n");
}

/** Statuses stand without quotes. */
function keyOf(member: string): string {
  return /^\d+$/.test(member) ? member : stringify(member).trimEnd();
}
