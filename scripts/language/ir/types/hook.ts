/** Functions around a call; null where there is none. */
export interface OperationHooks {
  readonly request: Hook | null;
  readonly reply: Hook | null;
  /** What signs each attempt, the provider's own or the operation's; absent where nothing does. */
  readonly sign?: SignHook;
  /** The calls that `request` and `reply` may make. */
  readonly calls?: readonly AllowedCall[];
}

/** A call that hooks may make. */
export interface AllowedCall {
  /** Id of the operation. */
  readonly operation: string;
  /** How often, over all hooks of one call. */
  readonly most: number;
}

/** A function that returns headers. */
export interface SignHook extends Hook {
  /** Names of the headers that it may return, in lower case. */
  readonly adds: readonly string[];
}

/** A function in a file beside the manifest, for what the language cannot say. */
export interface Hook {
  /** File relative to the manifest, with forward slashes: `hooks/crm.ts`. */
  readonly file: string;
  readonly name: string;
  /** Text of the file, emitted verbatim as `src/<file>`. */
  readonly source: string;
}
