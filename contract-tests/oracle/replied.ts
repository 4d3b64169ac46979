import { pathsOf, statusesIn, testsOf } from "../contract/condition.ts";
import type { ConditionContract } from "../contract/condition-types.ts";
import type { ErrorCondition, OperationContract } from "../contract/types.ts";
import { fileOf } from "./file-reply.ts";
import { listingOf } from "./listed-reply.ts";
import { isTextReply } from "./text-reply.ts";
import { keeps } from "./conditions.ts";
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
function mayHold({ when }: ErrorCondition, operation: OperationContract): boolean {
  const statuses = statusesIn(when);
  if (!neededIn(when).some((path) => /^body\b./.test(path)) || statuses.length === 0) return true;
  return statuses.some((status) => {
    const reply = { status, headers: {} };
    const isPlain = isTextReply(operation, reply) || listingOf(operation, reply) !== undefined;
    return !isPlain && fileOf(operation, reply) === undefined;
  });
}

/** The paths at which something has to stand. */
function neededIn(condition: ConditionContract): readonly string[] {
  return pathsOf(condition).filter((path) =>
    testsOf(condition, path).every((test) => !keeps(test, undefined)),
  );
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
      when: errors.when.filter(({ when }) => neededIn(when).every(isReadable)),
    },
    accept: accept.filter(({ when }) => neededIn(when).every(isReadable)),
  };
}

function isReadable(path: string): boolean {
  return membersOf(path)[0] !== "body";
}

function emptied(replies: OperationContract["replies"]): OperationContract["replies"] {
  return new Map([...replies.keys()].map((status) => [status, null]));
}
