import { replyError } from "../../../packages/runtime/src/reply/error.ts";
import { isOfStatus } from "../../language/ir/condition.ts";
import type { ErrorCode, Operation } from "../../language/ir/types.ts";

/** An error reply that an operation declares, and what becomes of it when it says nothing more. */
export interface DeclaredError {
  readonly status: number;
  readonly code: ErrorCode;
  readonly description: string;
}

/** The declared error replies of an operation, by status. Those that are answers are none. */
export function declaredErrors(operation: Operation): readonly DeclaredError[] {
  const { errorReplies, accept } = operation;
  // One that is accepted only with some contents is an error with others.
  const answers = accept.filter((each) => each.if === undefined);
  return errorReplies
    .filter(({ status }) => !answers.some((answer) => answer.status === status))
    .map(({ status, description }) => ({ status, description, code: codeOf(operation, status) }));
}

function codeOf({ errors }: Operation, status: number): ErrorCode {
  const told = errors.when.find((each) => isOfStatus(each.if, status));
  return told?.code ?? usualCode(status);
}

const known = new Map<number, ErrorCode>();

/** What the runtime makes of a status. */
function usualCode(status: number): ErrorCode {
  const code = known.get(status) ?? codeMadeOf(status);
  known.set(status, code);
  return code;
}

function codeMadeOf(status: number): ErrorCode {
  const errors = { message: [], code: [], requestId: [] };
  const roots = { status, headers: new Headers(), body: null, params: {} };
  return replyError(errors, roots).code as ErrorCode; // of a reply, it is no other
}
