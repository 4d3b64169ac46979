/** Statuses of success whose body is no JSON of a schema. */
export interface PlainStatuses {
  /** Bare text. */
  readonly texts: readonly number[];
  /** A list that travels as lines or events. */
  readonly listed: ReadonlyMap<number, "lines" | "events">;
}
