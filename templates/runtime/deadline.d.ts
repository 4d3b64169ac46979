/** Signals that end a call; absent ones are ignored. */
export type Signals = readonly (AbortSignal | null | undefined)[];
/**
 * Settles as `work` does, unless time is up (`timeout`) or a signal ends the call (`aborted`) first.
 * The signal given to `work` is then aborted. No timer and no listener is left behind.
 */
export declare function within<T>(ms: number, signals: Signals, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
/** Waits, unless a signal ends the call first. */
export declare function pause(ms: number, signals: Signals): Promise<void>;
