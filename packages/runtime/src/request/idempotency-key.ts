import { credential } from "./credential.ts";
import type { CallPolicy } from "../policy/call-policy.ts";

/** Sends an idempotency key in this header: the context's own, or a random one for each call. */
export function idempotencyKey(header: string): NonNullable<CallPolicy["idempotencyKey"]> {
  return ({ idempotencyKey: key }) => ({
    [header]: credential("idempotencyKey", key ?? crypto.randomUUID()),
  });
}
