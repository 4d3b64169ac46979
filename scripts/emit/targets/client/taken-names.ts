import { credentialsOf } from "../../../language/ir/credentials.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";

/** Names by place that no name made of values may be, beside those that the operation writes. */
export interface TakenNames {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly header: readonly string[];
}

/** What travels beside the values of an operation: credentials, its idempotency key and what signs it. */
export function takenNames(provider: Provider, operation: Operation): TakenNames {
  const sent = credentialsOf(provider, operation).flatMap((credential) => credential.sent);
  const named = (kind: "query" | "header") =>
    sent.flatMap(({ placement, value }) =>
      placement.kind === kind && value.kind === "text" ? placement.name : [],
    );
  const { idempotencyHeader } = operation.policy;
  const signed = operation.hooks.sign?.adds ?? [];
  const header = [...named("header"), idempotencyHeader ?? [], ...signed].flat();
  return { path: [], query: named("query"), header };
}
