import type { Effect, Json, Operation, WaitContext } from "@blockwright/runtime";

/** An error as JSON, with the `outcome` that a `ToolError` has, or the reason why the block could not be run. */
export interface BlockError {
  readonly name: string;
  /**
   * A code of `ToolError`. Or `unknown_outcome`: an earlier attempt may have made a call that must not
   * be repeated. Or `unexpected`: the operation threw something that is not a `ToolError`.
   */
  readonly code: string;
  readonly message: string;
  readonly [detail: string]: Json;
}

/** The outcome of a block. JSON-safe, so that any store can keep it. `ms`: milliseconds, 0 when no call was made. */
export type BlockOutcome = { readonly block: string; readonly ms: number } & (
  | { readonly status: "completed"; readonly outputs: Readonly<Record<string, Json>> }
  | { readonly status: "failed"; readonly operation: string; readonly error: BlockError }
  /** `because`: id of the block before it, near or far, that failed. */
  | { readonly status: "skipped"; readonly because: string }
  /** `error`: that of the call, if one was made; it names a job that continues. */
  | { readonly status: "aborted"; readonly error?: BlockError }
);

/** The outcome of a workflow: `completed` when every block completed, `aborted` when any block was aborted. */
export interface WorkflowResult {
  readonly status: "completed" | "failed" | "aborted";
  /** In the order in which blocks ended. */
  readonly blocks: Readonly<Record<string, BlockOutcome>>;
}

/**
 * Stores the progress of a run, so that it can resume after its process ended. A host can replace the
 * default, memory, with durable storage: a database, or the journal of an engine.
 */
export interface WorkflowStore {
  /**
   * Returns the value stored under `key`. Without one, calls `make`, and stores its value before returning
   * it. Values are JSON. When `make` rejects, so does this, and nothing is stored. A key is the id of a
   * block, or starts with it and a colon.
   */
  keep<Value extends Json>(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** One block of a run, with everything that it needs besides the host's options, so that it can run elsewhere. */
export interface BlockTask {
  readonly block: string;
  readonly operation: string;
  readonly effect: Effect;
  /** Outputs of the blocks that its inputs refer to, by block. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Names of the secrets of all blocks: outputs may carry their values, which are then masked here as well. */
  readonly secrets?: readonly string[];
}

/** An event of a run, free of secrets. */
export type RunEvent = { readonly block: string; readonly operation: string } & (
  | { readonly kind: "started" }
  /** A poll of the job that a block waits for. `ms`: milliseconds since the block started. */
  | { readonly kind: "waiting"; readonly outputs: unknown; readonly ms: number }
  | { readonly kind: "warning"; readonly message: string }
  | { readonly kind: "ended"; readonly outcome: BlockOutcome }
);

/** A block of a package or of the host, whatever its operations. */
export interface AnyBlock {
  readonly type: string;
  readonly operations: Readonly<Record<string, AnyOperation>>;
}

/** What a workflow uses of an operation. */
export type AnyOperation = Omit<Operation<never, unknown>, "prepare" | "read">;

/** Options of the host for running a block. */
export interface BlockOptions {
  /** The blocks of the packages: `[booksBlock, crmBlock]`. */
  readonly blocks: readonly AnyBlock[];
  /** Values of `{{NAME}}`: `process.env`, or a function. */
  readonly secrets?:
    | Readonly<Record<string, string | undefined>>
    | ((name: string) => string | undefined);
  /**
   * The context of each call, by type of block: addresses, time limits, `fetch`. Takes precedence over
   * the `wait` of a block.
   */
  readonly context?: (type: string) => WaitContext<unknown>;
  /** Aborts all calls in flight; blocks that have not started stay unstarted. */
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
  /** Default: memory. */
  readonly store?: WorkflowStore;
}

/** Options of the host for running a workflow. */
export interface RunOptions extends BlockOptions {
  /**
   * Runs one block in place of `runBlock`, for instance as an activity on another machine. Secrets are
   * then needed only there; if `secrets` is set here as well, none may be missing.
   */
  readonly perform?: (task: BlockTask) => Promise<BlockOutcome>;
  /** Resolves to the first outcome. An engine that replays runs supplies its own. Default: like `Promise.race`. */
  readonly race?: (running: readonly Promise<BlockOutcome>[]) => Promise<BlockOutcome>;
}
