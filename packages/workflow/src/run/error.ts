/** Why a workflow is not run: it is invalid, or a secret has no value. */
export type WorkflowErrorCode = "workflow_invalid" | "secrets_missing";

/** The error of a workflow that cannot be run; nothing was sent. Recognise it by `name` and `code`. */
export class WorkflowError extends Error {
  readonly code: WorkflowErrorCode;
  /** Every problem, or the names of the secrets that are missing. */
  readonly problems: readonly string[];

  constructor(code: WorkflowErrorCode, message: string, problems: readonly string[]) {
    super(message);
    this.code = code;
    this.problems = problems;
  }

  override get name(): "WorkflowError" {
    return "WorkflowError";
  }
}
