import type { ManifestErrors, ManifestLimits } from "../manifest/types.ts";
import type { Method, Policy } from "../ir/types.ts";
import { milliseconds } from "./duration.ts";

/** Lowers the limits that hold for an operation: what the manifest leaves out is left out here too. */
export function lowerPolicy(
  limits: ManifestLimits,
  { final }: Pick<ManifestErrors, "final">,
  method: Method,
): Policy {
  const { timeout, deadline, retries, maxBytes, resetHeaders, idempotencyKey } = limits;
  return {
    ...(timeout !== undefined && { timeoutMs: milliseconds(timeout) }),
    ...(deadline !== undefined && { deadlineMs: milliseconds(deadline) }),
    ...(retries !== undefined && { maxRetries: retries }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(resetHeaders && { resetHeaders }),
    ...(final && { finalCodes: final }),
    ...(idempotencyKey !== undefined &&
      takesIdempotencyKey(method) && { idempotencyHeader: idempotencyKey }),
  };
}

/** Whether a key says anything about such a request: GET and HEAD change nothing anyway. */
export function takesIdempotencyKey(method: Method): boolean {
  return method !== "GET" && method !== "HEAD";
}
