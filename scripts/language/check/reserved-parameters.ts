import type { Context } from "../../../packages/runtime/src/context.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Placement } from "../ir/types.ts";
import { sendParameters } from "../ir/credentials.ts";
import { lowerCredentials } from "../lower/credential.ts";
import { addressParameters } from "../lower/server.ts";
import type { Findings, PlacedParameter, PreparedManifest } from "./prepared.ts";

/** Every option of a context, which the type below makes sure of. */
const OPTIONS = {
  allowedHosts: true,
  allowedOrigins: true,
  baseUrl: true,
  credentials: true,
  deadlineMs: true,
  fetch: true,
  finalCodes: true,
  idempotencyKey: true,
  maxBytes: true,
  keep: true,
  maxRetries: true,
  maxWaitMs: true,
  onEvent: true,
  onWarning: true,
  readFile: true,
  resetHeaders: true,
  secrets: true,
  retryBudget: true,
  signal: true,
  storeFile: true,
  timeoutMs: true,
} as const;

/** What hosts pass to a client, beside the credentials and the parts of the address. */
const CONTEXT: Readonly<Record<keyof Context, true>> = OPTIONS;

/** What to write for a name that is taken. */
type Instead = Readonly<Record<"reason" | "instead", string>>;

/** Names that callers or hosts need for something else: a caller must never set the host's part. */
export function* checkReservedParameters({
  manifest,
  declarations,
  operations,
  source,
}: PreparedManifest): Findings {
  for (const { name } of manifest.auth) {
    if (name !== "operation" && !Object.hasOwn(CONTEXT, name)) continue;
    const instead = "Choose another name, such as `apiKey`; its place says what travels.";
    const values = { name, reason: reasonOf(name), instead };
    yield diagnostic("parameter-reserved", source.keyAt(["auth", name]), values);
  }
  const ofAddress = addressParameters(manifest);
  const ofSends = sendParameters(lowerCredentials(manifest));
  for (const { name, at } of declarations) {
    const isPart = ofAddress.includes(name) || ofSends.includes(name);
    const inAddress = at[0] === "params" && isPart;
    if (name !== "operation" && !(inAddress && Object.hasOwn(CONTEXT, name))) continue;
    const key = source.keyAt(at);
    const placed = operations.flatMap(({ parameters }) => parameters);
    const found = placed.find((each) => each.at.join("/") === at.join("/"));
    yield diagnostic("parameter-reserved", key, { name, ...renamed(name, found, inAddress) });
  }
}

function reasonOf(name: string): string {
  return name === "operation"
    ? "with the input `operation`, a block is told what to call"
    : "hosts pass an option of this name to the client, and a caller must never set it";
}

/** The same parameter under another name, which is sent under the provider's. */
function renamed(name: string, placed: PlacedParameter | undefined, inAddress: boolean): Instead {
  const reason = reasonOf(name);
  const other = `api${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const to = placed && placeText(placed.placement);
  if (!inAddress && to !== undefined) {
    return {
      reason,
      instead: `Write \`${other}: { to: ${to}, ... }\`: callers pass \`${other}\`.`,
    };
  }
  const place = inAddress ? "`server.url` or `send`" : "`request`";
  return {
    reason,
    instead: `Write \`${other}\` under \`params\`, and \`{${other}}\` in ${place}.`,
  };
}

/** The `to` that a placement is written as; undefined for a part of the path. */
function placeText(placement: Placement): string | undefined {
  switch (placement.kind) {
    case "query":
      return `query.${placement.name}`;
    case "header":
      return `headers.${placement.name}`;
    case "property":
      return ["body", ...placement.path].join(".");
    case "body":
    case "none":
      return placement.kind;
    case "path":
      return undefined;
  }
}
