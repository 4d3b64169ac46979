import type { ErrorCondition, OperationContract } from "../contract/types.ts";
import { fileOf } from "./file-reply.ts";
import { listingOf } from "./listed-reply.ts";
import { isTextReply } from "./text-reply.ts";
import { membersOf } from "./path.ts";

/**
 * An operation as far as its replies can show it: those to HEAD have no bodies, whatever is declared, and
 * what a condition reads of a text, a list or a file is never there.
 */
export function asReplied(operation: OperationContract): OperationContract {
  if (operation.method === "HEAD") return withoutBodies(operation);
  const { errors } = operation;
  const when = errors.when.filter((condition) => mayHold(condition, operation));
  return { ...operation, errors: { ...errors, when } };
}

/** Whether a condition that reads members of bodies is about a status whose bodies may have some. */
function mayHold(
  { status, match, contains, present }: ErrorCondition,
  operation: OperationContract,
): boolean {
  const read = [...Object.keys(match), ...Object.keys(contains), ...present];
  const isOfMembers = read.some((path) => /^body\b./.test(path));
  if (!isOfMembers || status.length === 0) return true;
  return status.some((each) => {
    const reply = { status: each, headers: {} };
    const isPlain = isTextReply(operation, reply) || listingOf(operation, reply) !== undefined;
    return !isPlain && fileOf(operation, reply) === undefined;
  });
}

function withoutBodies(operation: OperationContract): OperationContract {
  const { replies, errorReplies, errors, accept } = operation;
  const code = errors.code.filter(isReadable);
  return {
    ...operation,
    replies: emptied(replies),
    errorReplies: emptied(errorReplies),
    errors: {
      message: errors.message.filter(isReadable),
      code,
      requestId: errors.requestId.filter(isReadable),
      codes: code.length > 0 ? errors.codes : {},
      when: errors.when.filter(({ match, contains, present }) =>
        [...Object.keys(match), ...Object.keys(contains), ...present].every(isReadable),
      ),
    },
    accept: accept.filter(({ match }) => Object.keys(match).every(isReadable)),
  };
}

function isReadable(path: string): boolean {
  return membersOf(path)[0] !== "body";
}

function emptied(replies: OperationContract["replies"]): OperationContract["replies"] {
  return new Map([...replies.keys()].map((status) => [status, null]));
}
