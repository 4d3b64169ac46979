import { diagnostic } from "../diagnostics/diagnostic.ts";
import { milliseconds } from "../lower/duration.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestLimits } from "../manifest/types.ts";
import { credentialInHeader } from "./credentials.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { checkDuration } from "./timers.ts";

/** `limits`, at the provider and in operations. */
export function* checkPolicies(prepared: PreparedManifest): Findings {
  const { manifest, operations } = prepared;
  const { limits = {} } = manifest;
  yield* checkEntry({ own: limits, merged: limits, at: ["limits"] }, prepared);
  for (const { operation, at: place } of operations) {
    const own = operation.limits;
    if (own === undefined) continue;
    const at = [...place, "limits"];
    yield* checkEntry({ own, merged: { ...limits, ...own }, at }, prepared);
  }
}

/** A `limits` where it stands. */
interface Entry {
  readonly own: ManifestLimits;
  /** With what the provider says. */
  readonly merged: ManifestLimits;
  readonly at: ManifestPath;
}

function* checkEntry(entry: Entry, prepared: PreparedManifest): Findings {
  const { own, at } = entry;
  const { source } = prepared;
  for (const key of ["timeout", "deadline"] as const) {
    yield* checkDuration(own[key], [...at, key], source);
  }
  yield* checkDeadline(entry, source);
  for (const [index, header] of (own.resetHeaders ?? []).entries()) {
    if (header !== "retry-after") continue;
    yield diagnostic("reset-header-needless", source.valueAt([...at, "resetHeaders", index]), {});
  }
  yield* checkKeyHeader(own.idempotencyKey, [...at, "idempotencyKey"], prepared);
}

/** What the runtime does where the manifest gives no deadline. */
const DEADLINE = "2m";

/** A short deadline alone is none of this: it ends the attempt that is under way. */
function* checkDeadline({ own, merged, at }: Entry, source: PreparedManifest["source"]): Findings {
  const { timeout, deadline } = merged;
  const key = own.deadline === undefined ? "timeout" : "deadline";
  if (own[key] === undefined || timeout === undefined) return;
  if (milliseconds(timeout) <= milliseconds(deadline ?? DEADLINE)) return;
  const range = source.valueAt([...at, key]);
  yield diagnostic("deadline-short", range, {
    timeout,
    deadline: deadline ?? `${DEADLINE} by default`,
  });
}

/** What else the same header holds are found where they stand. */
function* checkKeyHeader(
  header: string | undefined,
  at: ManifestPath,
  { manifest, source }: PreparedManifest,
): Findings {
  if (header === undefined) return;
  if (isManagedHeader(header)) {
    yield headerForbidden(header, source.valueAt(at));
  }
  const credential = credentialInHeader(header, manifest);
  if (credential === undefined) return;
  const what = `Idempotency key ${header}`;
  yield diagnostic("credential-overwritten", source.valueAt(at), { what, credential });
}
