import type { ExpectedError } from "../contract/case.ts";
import type { OperationContract } from "../contract/types.ts";
import { type Roots, select } from "./path.ts";

const codes: ReadonlyMap<number, string> = new Map([
  [401, "unauthorized"],
  [402, "payment_required"],
  [403, "forbidden"],
  [404, "not_found"],
  [408, "upstream_error"],
  [409, "conflict"],
  [429, "rate_limited"],
]);

/** The error that a reply stands for, with the provider's own texts where it has any. */
export function replyError(
  { errors }: OperationContract,
  status: number,
  roots: Roots,
  decided: string | undefined,
): ExpectedError {
  const upstreamCode = firstText(errors.code, roots);
  const mapped = new Map(Object.entries(errors.codes)).get(upstreamCode ?? "");
  const usual = status >= 400 && status < 500 ? "bad_request" : "upstream_error";
  return {
    code: decided ?? mapped ?? codes.get(status) ?? usual,
    status,
    message: firstText(errors.message, roots) ?? `The provider answered with status ${status}.`,
    ...(upstreamCode !== undefined && { upstreamCode }),
    ...supportId(errors.requestId, roots),
  };
}

/** The error that an event of a stream tells of; it has its texts from that event. */
export function eventError(operation: OperationContract, event: Roots): ExpectedError {
  const message = firstText(operation.errors.message, event);
  return {
    ...replyError(operation, Number(event["status"]), event, undefined),
    message: message ?? "The stream of the reply tells of an error.",
  };
}

/** The error that stands for a reply without what the outputs need; its message is free. */
export function invalidReply(
  { errors }: OperationContract,
  status: number,
  roots: Roots,
): ExpectedError {
  return { code: "invalid_reply", status, ...supportId(errors.requestId, roots) };
}

function supportId(paths: readonly string[], roots: Roots): Pick<ExpectedError, "requestId"> {
  const requestId = firstText(paths, roots);
  return requestId === undefined ? {} : { requestId };
}

/** The first text that is not blank, or number. */
function firstText(paths: readonly string[], roots: Roots): string | undefined {
  const found = paths
    .map((path) => select(path, roots))
    .find((value) => typeof value === "number" || (typeof value === "string" && value.trim()));
  return found === undefined ? undefined : String(found);
}
