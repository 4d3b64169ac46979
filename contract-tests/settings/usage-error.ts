/** What a person asked for, or wrote down, cannot be used; the message says what can. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
