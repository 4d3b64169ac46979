import type { Json } from "../definition.ts";

/** The values that paths select from. */
export interface Roots {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  body: unknown;
  /** What stands for the file of the reply; undefined where it has none. */
  readonly file?: Json | undefined;
  /** The checked inputs. */
  readonly params: Readonly<Record<string, unknown>>;
}
