// Generated from packages/workflow/src/run/types.ts. Do not edit; run `npm run generate`.

import type { Block, Effect, Json, Operations, WaitContext } from "@blockwright/runtime";

/** An error as JSON: what `ToolError` says, or why the block could not be run. */
export interface BlockError {
  readonly name: string;
  /**
   * Of `ToolError`, or `unknown_outcome`: an earlier attempt may have made a call that must not be
   * repeated; or `unexpected`: the operation threw what is no `ToolError`.
   */
  readonly code: string;
  readonly message: string;
  readonly [detail: string]: Json;
}

/** What a block came to. JSON-safe, so that any store can keep it. `ms`: milliseconds, 0 when no call was made. */
export type BlockOutcome = { readonly block: string; readonly ms: number } & (
  | { readonly status: "completed"; readonly outputs: Readonly<Record<string, Json>> }
  | { readonly status: "failed"; readonly operation: string; readonly error: BlockError }
  /** A block before it, near or far, failed: this one. */
  | { readonly status: "skipped"; readonly because: string }
  /** With what the call said, unless none was made: a job that goes on is named there. */
  | { readonly status: "aborted"; readonly error?: BlockError }
);

/** What a workflow came to. It completed when every block did, and was aborted when any block was. */
export interface WorkflowResult {
  readonly status: "completed" | "failed" | "aborted";
  /** In the order in which blocks ended. */
  readonly blocks: Readonly<Record<string, BlockOutcome>>;
}

/**
 * Keeps what a run has come to, so that it can go on after its process ended. A host that runs many
 * workflows puts a durable one in place of the memory: a database, or the journal of an engine.
 */
export interface WorkflowStore {
  /**
   * What is kept under `key`; else what `make` gives, kept before it is returned. JSON only. When `make`
   * rejects, so does this, and nothing is kept. The key is the id of a block, or begins with it and a colon.
   */
  keep<Value extends Json>(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** One block of a run, with everything it needs that is not the host's: it can be run elsewhere. */
export interface BlockTask {
  readonly block: string;
  readonly operation: string;
  readonly effect: Effect;
  /** Outputs of the blocks that its inputs refer to, by block. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Names of the secrets of all blocks: outputs may carry their values, which are then masked here as well. */
  readonly secrets?: readonly string[];
}

/** What happens in a run, as it happens. Free of secrets. */
export type RunEvent = { readonly block: string; readonly operation: string } & (
  | { readonly kind: "started" }
  /** The job that a block waits for has answered, so many milliseconds after the block began. */
  | { readonly kind: "waiting"; readonly outputs: unknown; readonly ms: number }
  | { readonly kind: "warning"; readonly message: string }
  | { readonly kind: "ended"; readonly outcome: BlockOutcome }
);

/** A block of a package, whatever its operations. */
export type AnyBlock = Pick<Block<Operations>, "type" | "operations">;

/** What running a block needs of the host. */
export interface BlockOptions {
  /** The blocks of the packages: `[booksBlock, crmBlock]`. */
  readonly blocks: readonly AnyBlock[];
  /** Values of `{{NAME}}`: `process.env`, or a function. */
  readonly secrets?:
    | Readonly<Record<string, string | undefined>>
    | ((name: string) => string | undefined);
  /**
   * What is handed to each call, by type of block: addresses, limits of time, `fetch`. Wins over what a
   * block says of waiting.
   */
  readonly context?: (type: string) => WaitContext<unknown>;
  /** Ends all calls in flight. */
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
  /** Memory when absent. */
  readonly store?: WorkflowStore;
}

/** What running a workflow needs of the host. */
export interface RunOptions extends BlockOptions {
  /**
   * Runs one block in place of `runBlock`, for instance as an activity on another machine. Secrets are
   * then needed there only; those that are given here as well must not be missing.
   */
  readonly perform?: (task: BlockTask) => Promise<BlockOutcome>;
  /** The first of several blocks to end. An engine that replays runs gives its own; `Promise.race` when absent. */
  readonly race?: (running: readonly Promise<BlockOutcome>[]) => Promise<BlockOutcome>;
}
