import type { ConditionContract } from "./condition-types.ts";

/** How the next page is got. Paths begin with `body`, `headers` or `links`. */
export interface PageContract {
  readonly items: string;
  /** Null where pages are counted. */
  readonly next: string | null;
  readonly counted: CountedContract | null;
  /** What the last page says, wherever the next one would be. */
  readonly end: ConditionContract | null;
  /** `url`, or the parameter that takes the cursor or the number. */
  readonly send: string;
  /** The operation that gives every page but the first; null where it is the same. */
  readonly call: string | null;
  /** How many items of all pages one call gives; null where it gives one page. */
  readonly collect: CollectContract | null;
}

/** How many items of all pages one call gives. */
export interface CollectContract {
  /** The parameter that says it, and what applies without it. */
  readonly limit: string | null;
  readonly usual: number | null;
  readonly max: number;
}

/** Pages that are asked for by their number, or by the number of items before them. */
export interface CountedContract {
  readonly by: "page" | "offset";
  readonly first: number;
  /** The parameter that says how many items a page has. */
  readonly size: string | null;
  readonly pages: string | null;
  readonly total: string | null;
}
