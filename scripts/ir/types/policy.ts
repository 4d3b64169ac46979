import type { Json } from "./json.ts";
import type { Path } from "./reply.ts";

/** How to get the next page. */
export interface Page {
  readonly items: Path;
  readonly next: Path;
  /** False here ends the paging, whatever `next` says. */
  readonly more: Path | null;
  /** The next request: the address that `next` gives, or the same call with this parameter set. */
  readonly send: { readonly kind: "url" } | { readonly kind: "parameter"; readonly name: string };
}

/** Work that goes on at the provider after the call that starts it. */
export interface Job {
  readonly name: string;
  /** Ids of the operations that start it. */
  readonly start: readonly string[];
  readonly poll: string;
  /** Parameter of the polling operation -> dotted output of the starting one. */
  readonly id: Readonly<Record<string, string>>;
  /** Dotted output of the polling operation -> value. */
  readonly until: Readonly<Record<string, Json>>;
  readonly fail: Readonly<Record<string, Json>>;
  readonly everyMs: number;
  readonly timeoutMs: number;
}
