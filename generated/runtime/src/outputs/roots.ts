// Generated from packages/runtime/src/outputs/roots.ts. Do not edit; run `npm run generate`.

/** The values that paths select from. */
export interface Roots {
  readonly status: number;
  readonly headers: Headers;
  body: unknown;
  /** The checked inputs. */
  readonly params: Readonly<Record<string, unknown>>;
}
