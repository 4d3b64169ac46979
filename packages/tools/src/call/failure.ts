import { didYouMean, type HostError, type Problem, ToolError } from "@blockwright/runtime";
import type { Fields } from "../schema/inputs.ts";
import type { Effect, ToolFailure } from "../tool.ts";
import { short } from "./short.ts";

/** More problems at once than a model can mend. */
const mostProblems = 20;

/** What a model is told of a failed call. */
export function failureOf(error: unknown, effect: Effect): ToolFailure {
  const { code, message, problems, retryAfterMs, outcome, jobId } = known(error);
  const mayHaveHappened = outcome === "unknown" && effect !== "read";
  return {
    code,
    message: [
      message,
      ...(retryAfterMs === undefined ? [] : [`Wait ${Math.ceil(retryAfterMs / 1000)} s.`]),
      ...(mayHaveHappened ? ["It may have happened: look before you call again."] : []),
    ].join(" "),
    ...(problems && { problems }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    outcome,
    ...(jobId !== undefined && { jobId }),
  };
}

/**
 * A failure that says of arguments that nobody knows which ones they probably mean, among those that a
 * model may give.
 */
export function hinted(failure: ToolFailure, { ofModel, ofHost }: Fields): ToolFailure {
  const { message, problems } = failure;
  if (!problems) return failure;
  const names = ofModel.map(({ name }) => name);
  const own = new Set([...names, ...ofHost.map(({ name }) => name)]);
  const hintOf = ({ input }: Problem) => (own.has(input) ? "" : didYouMean(input, names));
  let whole = message;
  const told = problems.slice(0, mostProblems).map((problem) => {
    const hint = hintOf(problem);
    const text = hint ? `${problem.message.replace(/\.$/, "")}${hint}` : problem.message;
    whole = whole.replace(problem.message, () => text);
    return { ...problem, message: text };
  });
  return { ...failure, message: whole, problems: told };
}

/** A failure that takes little of a model's context, whatever a model gave or a provider said. */
export function bounded(failure: ToolFailure): ToolFailure {
  const { message, problems, jobId } = failure;
  return {
    ...failure,
    message: short(message),
    ...(problems && {
      problems: problems.map((each) => ({
        ...each,
        input: short(each.input),
        message: short(each.message),
      })),
    }),
    ...(jobId !== undefined && { jobId: short(jobId) }),
  };
}

/** Of an error that is neither the operation's nor said by the host, which may hold anything, only that there was one. */
function known(error: unknown): ToolError {
  if (isToolError(error)) return error;
  const message = isHostError(error) ? error.message : "The host failed before the call.";
  return new ToolError("host_error", message, { outcome: "not_sent" });
}

/** By its mark: the host may have its own copy of the runtime. */
function isHostError(error: unknown): error is HostError {
  return error instanceof Error && "isHostError" in error && error.isHostError === true;
}

/** By its name: a package may have its own copy of the runtime. */
function isToolError(error: unknown): error is ToolError {
  return error instanceof Error && error.name === "ToolError" && "outcome" in error;
}
