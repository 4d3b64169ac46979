/** Whether a value is a Blob, also one of another realm or of a library. */
export function isBlob(given: unknown): given is Blob {
  const { size, stream }: Readonly<Record<string, unknown>> = Object(given);
  return typeof size === "number" && typeof stream === "function";
}
