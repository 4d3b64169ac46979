import type { Json } from "@blockwright/runtime";
import type { Mask } from "./mask.ts";
import type { Step } from "./plan.ts";
import type { BlockError, BlockOutcome } from "./types.ts";

/** Thrown instead of an outcome that no store may keep, so that a later attempt makes the call. */
export class Aborted extends Error {
  readonly outcome: BlockOutcome;
  /** The provider did nothing, so the call can be made again whatever its effect. */
  readonly isUndone: boolean;

  constructor(outcome: BlockOutcome, isUndone: boolean) {
    super("The call was aborted.");
    this.outcome = outcome;
    this.isUndone = isUndone;
  }
}

/** A value as any store returns it. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null));
}

const askProvider = "Check with the provider whether it was carried out.";

/** The outcome of a call. Rejects with `Aborted` when it was aborted. */
export async function outcomeOf(
  { block, operation }: Step,
  mask: Mask,
  call: () => Promise<unknown>,
): Promise<BlockOutcome> {
  const begun = performance.now();
  const ms = () => Math.round(performance.now() - begun);
  try {
    // Outputs of an operation are an object.
    const outputs = asJson(await call()) as Readonly<Record<string, Json>>;
    return { block, status: "completed", outputs: mask.outputs(outputs), ms: ms() };
  } catch (thrown) {
    const error = errorOf(thrown, mask);
    if (error.code !== "aborted")
      return { block, status: "failed", operation: operation.id, error, ms: ms() };
    const isUndone = error["outcome"] === "not_sent" || error["outcome"] === "refused";
    const isOpen = !isUndone && operation.effect !== "read" && error["jobId"] === undefined;
    const message = isOpen ? `${error.message} ${askProvider}` : error.message;
    const outcome = { block, status: "aborted", error: { ...error, message }, ms: ms() } as const;
    throw new Aborted(outcome, isUndone);
  }
}

function errorOf(thrown: unknown, mask: Mask): BlockError {
  if (!isToolError(thrown)) {
    // The message of an unknown error may contain anything.
    const message = "The operation threw an error that is not a ToolError.";
    return { name: "Error", code: "unexpected", message };
  }
  const error = asJson(thrown) as BlockError; // a ToolError as JSON
  const { name, code, outcome, provider, operation, message, ...details } = error;
  // Words of ours, which a short secret must not make unreadable.
  const names = {
    name,
    code,
    ...(outcome && { outcome }),
    ...(provider && { provider }),
    ...(operation && { operation }),
  };
  return { ...mask.texts(details), ...names, message: mask.texts(message) };
}

/** By its name, since a package may have its own copy of the runtime. */
function isToolError(thrown: unknown): boolean {
  return Object(thrown).name === "ToolError" && typeof Object(thrown).code === "string";
}

/** The outcome of an unsafe call that an earlier attempt started, if nothing more is known. */
export function unknownOutcome({ block, operation: { id } }: Step): BlockOutcome {
  const message = `An earlier attempt may have called ${id}, which must not be repeated. Check with the provider whether it did.`;
  const error = {
    name: "WorkflowError",
    code: "unknown_outcome",
    message,
    outcome: "unknown",
  } as const;
  return { block, status: "failed", operation: id, error, ms: 0 };
}
