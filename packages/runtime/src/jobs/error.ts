import type { Json } from "../definition.ts";
import { select } from "../outputs/path.ts";
import { ToolError } from "../tool-error.ts";

/** How the answers about a job are read. Outputs are given by dotted name. */
export interface JobStates {
  /** Output -> its value when the work is done. */
  readonly until: Readonly<Record<string, Json>>;
  /** Output -> its value when the work failed. */
  readonly fail?: Readonly<Record<string, Json>>;
  /** Where the outputs say why it failed, in words. */
  readonly message?: string;
  /** The same as an HTTP status. */
  readonly status?: string;
}

/** The error of a job that failed, in the provider's words where it has any. */
export function failedJob({ message, status }: JobStates, outputs: object): ToolError {
  const said = message && select(message, outputs);
  const code = status && select(status, outputs);
  const words = typeof said === "string" && said.trim() ? said : "The job failed.";
  return new ToolError("job_failed", words, {
    status: Number.isInteger(code) ? Number(code) : undefined,
    body: outputs,
  });
}

/** What is said of a wait that ended without the answer: it names the job, so that no work is lost. */
export function waitMessage({ code, message }: ToolError, jobId: string, waitMs: number): string {
  if (code === "job_failed") return message;
  if (code === "aborted") return `The call was aborted; the job ${jobId} goes on.`;
  if (code === "timeout") return `The job ${jobId} is not done after ${waitMs} ms; it goes on.`;
  return `The state of the job ${jobId} is not known: ${message}`;
}
