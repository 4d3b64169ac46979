import type { Call } from "./call.ts";
import type { Condition } from "./condition.ts";
import type { Path } from "./reply.ts";

/** Limits of a call and when it is repeated: only what the manifest states, the rest is the runtime's standard. */
export interface Policy {
  /** Of each attempt, its body included. */
  readonly timeoutMs?: number;
  /** Of the whole call: attempts, waits and redirects. */
  readonly deadlineMs?: number;
  readonly maxRetries?: number;
  /** Of a body of success, after decompression. */
  readonly maxBytes?: number;
  /** Headers, beside Retry-After, that say when to call again; names in lower case. */
  readonly resetHeaders?: readonly string[];
  /** The provider's codes after which repeating is pointless. */
  readonly finalCodes?: readonly string[];
  /** Header of the key that makes a repetition harmless; never on GET and HEAD. */
  readonly idempotencyHeader?: string;
}

/** How to get the next page. */
export interface Page {
  readonly items: Path;
  /** Dotted name of the output that holds the items. */
  readonly output: string;
  /** Null where pages are counted. */
  readonly next: Path | null;
  /** In place of `next`. */
  readonly counted?: CountedPages;
  /** What ends the paging, whatever else is said. */
  readonly until: Condition | null;
  /** The next request: the address that `next` gives, or the same call with this parameter set. */
  readonly send: { readonly kind: "url" } | { readonly kind: "parameter"; readonly name: string };
  /** The operation that gives every page but the first, and that takes the cursor. */
  readonly call?: string;
  /** How many items of all pages one call gives; without it, a call gives one page. */
  readonly collect?: CollectedPages;
}

/** How many items of all pages one call gives. */
export interface CollectedPages {
  /** Parameter that says it. */
  readonly limit: string | null;
  /** What applies without it. */
  readonly usual: number | null;
  readonly max: number;
}

/** Pages that are asked for by their number, or by the number of items before them. */
export interface CountedPages {
  readonly by: "page" | "offset";
  /** Number of the first page, or of the first item. */
  readonly first: number;
  /** Parameter that says how many items a page has. */
  readonly size: string | null;
  /** How many it has without. */
  readonly usual: number | null;
  /** How many pages, or items, there are. */
  readonly pages: Path | null;
  readonly total: Path | null;
}

/** Work that goes on at the provider after the call that starts it. */
export interface Job {
  readonly name: string;
  /** Ids of the operations that start it. */
  readonly start: readonly string[];
  /** Asks how far it is, with outputs of the call that started it. */
  readonly poll: Call;
  /** On outputs of the polling operation, by dotted name. */
  readonly until: Condition;
  readonly fail?: Condition;
  /** Where the outputs of the polling operation say why it failed: `error.message`. */
  readonly error: { readonly message: Path | null; readonly status: Path | null };
  /** Gives the outputs of the job once it is done, with outputs of the last poll; absent where they are those of the poll. */
  readonly result?: Call;
  readonly everyMs: number;
  readonly timeoutMs: number;
}
