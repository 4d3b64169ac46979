import { replyError } from "../../../packages/runtime/src/reply/error.ts";
import type { ErrorCode, ErrorCondition, Operation } from "../../language/ir/types.ts";

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
  const answers = accept.filter(({ match }) => Object.keys(match).length === 0);
  return errorReplies
    .filter(({ status }) => !answers.some((answer) => answer.status === status))
    .map(({ status, description }) => ({ status, description, code: codeOf(operation, status) }));
}

function codeOf({ errors }: Operation, status: number): ErrorCode {
  return errors.when.find((each) => isAbout(status, each))?.code ?? usualCode(status);
}

/** Whether a condition asks for the status and nothing else. */
function isAbout(
  status: number,
  { status: all, match, contains, present, any, unless }: ErrorCondition,
): boolean {
  if (any !== undefined || unless !== undefined || present.length > 0) return false;
  return all.includes(status) && Object.keys({ ...match, ...contains }).length === 0;
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
