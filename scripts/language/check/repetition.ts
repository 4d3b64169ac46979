/** Words of a description that say what another member of the parameter says. */
export interface Repetition {
  /** The member as a manifest writes it: `maximum`. */
  readonly member: string;
  readonly quote: string;
  /** Where it begins, with white space as single spaces. */
  readonly at: number;
}
