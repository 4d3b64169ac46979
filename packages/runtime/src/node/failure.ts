/**
 * What a failed exchange rejects with: the system's code as `cause.code` and nothing else. Node's own
 * errors hold addresses and, where a reply is malformed, its bytes.
 */
export function failure(error: unknown): Error {
  if (error instanceof Unreadable) return error;
  const { code }: { code?: unknown } = Object(error);
  const known = typeof code === "string" ? { cause: { code } } : {};
  return new TypeError("The exchange failed.", known);
}

/** The error of a file that cannot be read while it is sent: that of a host, and not to be repeated. */
export class Unreadable extends Error {
  readonly isHostError = true;

  constructor() {
    super("The file could not be read. It may have changed.");
  }
}
