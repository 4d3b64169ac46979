// Generated from packages/runtime/src/node/failure.ts. Do not edit; run `npm run generate`.

/**
 * What a failed exchange rejects with: the system's code as `cause.code` and nothing else. Node's own
 * errors hold addresses and, where a reply is malformed, its bytes.
 */
export function failure(error: unknown): TypeError {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === "string"
    ? new TypeError(`The exchange failed: ${code}.`, { cause: { code } })
    : new TypeError("The exchange failed.");
}
