import type { Condition } from "../definition.ts";
import { select } from "../outputs/path.ts";
import { ToolError } from "../tool-error.ts";

/** How the outputs of a poll tell the state of the job. Outputs are given by dotted name. */
export interface JobStates {
  /** What holds of the outputs when the job is done. */
  readonly until: Condition;
  /** What holds of them when it failed. */
  readonly fail?: Condition;
  /** Output that says why the job failed. */
  readonly message?: string;
  /** Output that holds an HTTP status for the failure. */
  readonly status?: string;
}

/** The error of a job that failed, with the provider's message if it has one. */
export function failedJob({ message, status }: JobStates, outputs: object): ToolError {
  const text = message && select(message, outputs);
  const code = status && select(status, outputs);
  const reason = typeof text === "string" && text.trim() ? text : "The job failed.";
  return new ToolError("job_failed", reason, {
    status: Number.isInteger(code) ? Number(code) : undefined,
    body: outputs,
  });
}

/** The message for a wait that ended without a result: it names the job, so that no work is lost. */
export function waitMessage({ code, message }: ToolError, jobId: string, waitMs: number): string {
  if (code === "job_failed") return message;
  if (code === "aborted") return `The call was aborted; job ${jobId} continues.`;
  if (code === "timeout") return `Job ${jobId} is not done after ${waitMs} ms; it continues.`;
  return `The state of job ${jobId} is unknown: ${message}`;
}
