/** A value for a place whose type has no such value, as one without types gives it. */
export function anything(value: unknown): never {
  return value as never; // of another type on purpose
}
