import type { Outcome, Reply, WireRequest } from "../contract/case.ts";
import type { Inputs } from "../oracle/values.ts";

/** Several requests that follow each other out of one call, and what must come of it. */
export interface Flow {
  /** `docgen_generate waits until done` */
  readonly id: string;
  readonly provider: string;
  readonly operation: string;
  readonly call: "execute" | "executeAndWait" | "pages" | "items";
  readonly inputs: Inputs;
  readonly exchanges: readonly Exchange[];
  /** The outputs of all pages, all items, or the answer of a job. */
  readonly outcome: Outcome;
}

/** Flows, or what the manifest has to say for there to be any. */
export type FlowsOrGap = readonly Flow[] | { readonly reason: string };

/** One request of a flow and the reply to it. */
export interface Exchange {
  readonly operation: string;
  readonly request: WireRequest;
  readonly reply: Reply;
}
