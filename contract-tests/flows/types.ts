import type { Outcome, Reply, WireRequest } from "../contract/case.ts";
import type { AskedCall } from "../oracle/asked.ts";
import type { Value } from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";

/** Several requests that follow each other out of one call, and what must come of it. */
export interface Flow {
  /** `docgen_generate waits until done` */
  readonly id: string;
  readonly provider: string;
  readonly operation: string;
  /** `collect`: what `execute` makes of all pages; any other `execute` takes one. */
  readonly call: "execute" | "executeAndWait" | "pages" | "items" | "collect" | "options";
  /** Whose choices are listed, where that is the call. */
  readonly choices?: { readonly parameter: string; readonly search?: Value };
  readonly inputs: Inputs;
  /** What the host passes beside what it passes to all. */
  readonly context?: object;
  /** What of the manifest decides: `limits.timeout`. */
  readonly keyword: string;
  readonly exchanges: readonly Exchange[];
  /** Calls before the first request; left out: what is looked up before each call. */
  readonly asked?: readonly AskedCall[];
  /** All requests in their order, where others come between the exchanges. */
  readonly steps?: readonly (AskedCall | Exchange)[];
  /** The outputs of all pages, all items, or the answer of a job. */
  readonly outcome: Outcome;
  /** How long it takes; undefined where that is not the question. */
  readonly timing?: Timing;
}

/**
 * When the requests of a call leave and when it ends, counted from the first, which a hook may delay.
 * Where a call ends before that, from the first that came before it.
 */
export interface Timing {
  /** Options of the call beside those of all flows. */
  readonly context: object;
  /** Milliseconds from its first request to its last. */
  readonly lastRequestMs: number;
  /** Milliseconds from its first request to its end. */
  readonly endMs: number;
}

/** Flows, or what the manifest has to say for there to be any. */
export type FlowsOrGap = readonly Flow[] | { readonly reason: string };

/** One request of a flow and the reply to it. */
export interface Exchange {
  readonly operation: string;
  readonly request: WireRequest;
  /** Null: none comes. */
  readonly reply: Reply | null;
}
