import type { Page } from "./definition.ts";
import type { Roots } from "../outputs/roots.ts";

/** A page that was read, and what came before it. */
export interface PageTurn {
  readonly roots: Roots;
  readonly items: readonly unknown[];
  /** Items of the page before; undefined on the first. */
  readonly before: readonly unknown[] | undefined;
  /** Items so far, those of this page included. */
  readonly received: number;
}

/** Where the next page is: its cursor, number or address; undefined or null after the last. */
export type NextPage = (page: Page, turn: PageTurn) => unknown;
