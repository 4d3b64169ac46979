import type { Context } from "../../../packages/runtime/src/context.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Every option of a context, which the type below makes sure of. */
const OPTIONS = {
  allowedHosts: true,
  baseUrl: true,
  credentials: true,
  deadlineMs: true,
  fetch: true,
  finalCodes: true,
  idempotencyKey: true,
  maxBytes: true,
  maxRetries: true,
  maxWaitMs: true,
  onEvent: true,
  onWarning: true,
  resetHeaders: true,
  retryBudget: true,
  signal: true,
  timeoutMs: true,
} as const;

/** What hosts pass to a client, beside the credentials and the parts of the address. */
const CONTEXT: Readonly<Record<keyof Context, true>> = OPTIONS;

/** Names that callers or hosts need for something else: a caller must never set the host's part. */
export function* checkReservedParameters({
  manifest,
  declarations,
  source,
}: PreparedManifest): Findings {
  for (const [index, { param: name }] of manifest.auth.entries()) {
    if (name !== "operation" && !Object.hasOwn(CONTEXT, name)) continue;
    yield diagnostic("parameter-reserved", source.valueAt(["auth", index, "param"]), { name });
  }
  for (const { name, at } of declarations) {
    const inAddress = at[0] === "params" && manifest.server.url.includes(`{${name}}`);
    if (name !== "operation" && !(inAddress && Object.hasOwn(CONTEXT, name))) continue;
    yield diagnostic("parameter-reserved", source.keyAt(at), { name });
  }
}
