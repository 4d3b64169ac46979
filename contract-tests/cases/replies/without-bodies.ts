import type { OperationContract } from "../../contract/types.ts";
import { rootOf } from "./change.ts";

/** An operation as far as its replies can show it: those to HEAD have no bodies, whatever is declared. */
export function asReplied(operation: OperationContract): OperationContract {
  return operation.method === "HEAD" ? withoutBodies(operation) : operation;
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
  return rootOf(path) !== "body";
}

function emptied(replies: OperationContract["replies"]): OperationContract["replies"] {
  return new Map([...replies.keys()].map((status) => [status, null]));
}
