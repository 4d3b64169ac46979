/** A recording that cannot be written or read. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}
