/** A reason to publish nothing. */
export interface Problem {
  readonly what: string;
  readonly fix: string;
  /** What another program said. */
  readonly detail?: string;
}
