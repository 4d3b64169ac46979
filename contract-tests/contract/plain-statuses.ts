/** Statuses of success whose body is no JSON of a schema. */
export interface PlainStatuses {
  /** Bare text. */
  readonly texts: readonly number[];
  /** A list that travels as lines or events. */
  readonly listed: ReadonlyMap<number, "lines" | "events">;
  /** A file: the media type that it must have, any with stars, and how large it may be. */
  readonly files: ReadonlyMap<number, FileContract>;
}

export interface FileContract {
  readonly mediaType: string;
  readonly maxBytes: number;
}
