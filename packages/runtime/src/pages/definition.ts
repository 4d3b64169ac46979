import type { Condition, Path } from "../definition.ts";

/** How many items of all pages one call gives. */
export interface Collect {
  readonly limit?: string;
  readonly usual?: number;
  readonly max: number;
}

/** How to get from one page of an operation to the next. */
export interface Page {
  /** Dotted name of the output that lists the items. */
  readonly output: string;
  /** Path of the cursor or address of the next page; absent, null or blank on the last page. */
  readonly next?: Path;
  /** In place of `next`: pages are asked for by their number, or by the number of items before them. */
  readonly by?: "page" | "offset";
  /** Number of the first page, or of the first item. */
  readonly first?: number;
  /** Input that says how many items a page has, and how many it has without. */
  readonly size?: string;
  readonly usual?: number;
  /** Paths of how many pages, or items, there are. */
  readonly pages?: Path;
  readonly total?: Path;
  /** What holds of the last page, whatever `next` holds; `endingPages` implements it. */
  readonly until?: Condition;
  /** Input that takes the cursor or the number. Without it, `next` holds an address. */
  readonly send?: string;
  /** `execute` gives the items of all pages: as many as the input `limit` says, else `usual`, and never more than `max`. */
  readonly collect?: Collect;
}
