/** What a package says of its own version; the rest it shares with the project. */
export interface Release {
  readonly version: string;
  /** Text of its CHANGELOG.md. */
  readonly changelog: string;
  /** Versions of the runtime that a package which needs it accepts: `^0.1.0`. */
  readonly runtime: string;
}
