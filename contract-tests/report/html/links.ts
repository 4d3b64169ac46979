/** Where a catalogue of blocks that lies beside the report shows things. */
export interface Links {
  /** Its first page; null where there is none. */
  readonly home: string | null;
  /** The page of an operation, by id; null where it shows none. */
  operation(id: string): string | null;
}

/** A report that lies alone leads nowhere. */
export const ALONE: Links = { home: null, operation: () => null };
