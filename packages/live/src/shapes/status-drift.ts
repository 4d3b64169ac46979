import { inferredSchema, type OperationContract, type ReplyContent } from "blockwright/suite";
import type { Change, Finding } from "./finding.ts";
import { violationsOf } from "./violations.ts";

/** A status that the manifest does not declare, or a body where it declares none. */
export function statusDrift(operation: OperationContract, reply: ReplyContent): readonly Finding[] {
  const { status, body } = reply;
  const declared = declaredReply(operation, status);
  if (!declared) {
    const message = `not declared for ${operation.id}`;
    const changes = declarationOf(operation, reply);
    return [{ kind: "undeclared-status", path: `status ${status}`, message, changes }];
  }
  if (declared.schema !== null || body === undefined) return [];
  const message = `present, although ${status} is declared as empty`;
  return [{ kind: "type-change", path: "body", message, changes: declarationOf(operation, reply) }];
}

/** What the manifest says of a reply: null for no body, undefined for any. */
interface DeclaredReply {
  readonly schema: string | null | undefined;
}

/** What the manifest says of a status; undefined when it is not declared. */
export function declaredReply(
  { replies, errorReplies, accept }: OperationContract,
  status: number,
): DeclaredReply | undefined {
  const declared = [replies, errorReplies].find((each) => each.has(status));
  if (declared) return { schema: declared.get(status) };
  return accept.some((each) => each.status === status) ? { schema: undefined } : undefined;
}

/** The entry of `reply` or `errors.reply`, with the schema that fits, else with one of its own. */
function declarationOf(operation: OperationContract, reply: ReplyContent): readonly Change[] {
  const { id, replies, errorReplies, schemas } = operation;
  const { status, body } = reply;
  const isSuccess = status < 300;
  const place = ["operations", id, ...(isSuccess ? ["reply"] : ["errors", "reply"])];
  const member = String(status);
  if (body === undefined) return [{ place, member, value: "empty" }];
  const known = [...new Set((isSuccess ? replies : errorReplies).values())];
  const fits = known.find((name) => name && violationsOf(body, name, schemas).length === 0);
  if (fits) return [{ place, member, value: fits }];
  // Another operation may have such a status too, with another body.
  const owner = id.replace(/(?:^|_)([a-z\d])/gi, (_, letter: string) => letter.toUpperCase());
  const name = `${owner}Reply${status}`;
  return [
    { place, member, value: name },
    { place: ["schemas"], member: name, value: inferredSchema([body]) },
  ];
}
