import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { OperationName } from "./policies.ts";

/** Which operations are repeated after which failures. */
export interface RepetitionView {
  /** After any failure that may pass. */
  readonly safe: readonly OperationName[];
  /** Only where the provider says that it did nothing. */
  readonly refused: readonly OperationName[];
}

/** The operations by what they are repeated after. */
export function repetitionView({ operations }: Provider): RepetitionView {
  const names = (safe: boolean) =>
    operations.filter((operation) => isSafe(operation) === safe).map(({ id }) => ({ id }));
  return { safe: names(true), refused: names(false) };
}

/** Whether a request can be sent twice with the effect of once. */
function isSafe({ effect, method, policy }: Operation): boolean {
  if (effect === "cost") return false;
  if (policy.idempotencyHeader !== undefined || method === "PUT" || method === "DELETE")
    return true;
  return effect === "read" && (method === "GET" || method === "HEAD");
}
