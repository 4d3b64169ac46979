import type { Outcome, Reply, WireRequest } from "./case.ts";
import type { Value } from "./types.ts";

type Inputs = Readonly<Record<string, unknown>>;

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
  /** All requests in their order. */
  readonly steps: readonly Step[];
  /** The outputs of all pages, all items, or the answer of a job. */
  readonly outcome: Outcome;
  /** How long it takes; undefined where that is not the question. */
  readonly timing?: Timing;
}

/** When the last request of a call leaves and when it ends, in milliseconds from the first of all. */
export interface Timing {
  /** Options of the call beside those of all flows. */
  readonly context: object;
  readonly lastRequestMs: number;
  readonly endMs: number;
}

/** One request of the call itself and the reply to it, or one that is made around it. */
export type Step = Exchange | AskedCall;

export interface Exchange {
  readonly operation: string;
  readonly request: WireRequest;
  readonly reply: Reply;
  /** Milliseconds until the reply comes; never without end. Left out: at once. */
  readonly afterMs?: number;
}

/** A call that is made before another one, or beside it. */
export interface AskedCall extends Exchange {
  readonly inputs: Inputs;
  /** Of a login: how long what it gives is kept. */
  readonly keepMs?: number | null | undefined;
  /** Of a hook: while it makes another one. */
  readonly isAtOnce?: true;
}

export function isAsked(step: Step): step is AskedCall {
  return "inputs" in step;
}

/** Those of the call itself. */
export function exchangesOf({ steps }: Pick<Flow, "steps">): readonly Exchange[] {
  return steps.filter((step) => !isAsked(step));
}
