/** The values that paths select from. */
export interface Roots {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  body: unknown;
  /** The checked inputs. */
  readonly params: Readonly<Record<string, unknown>>;
}
