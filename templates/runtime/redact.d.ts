/** A copy of `value` without any secret, as it was given or as it may come back from a provider. */
export declare function redact<T>(value: T, secrets: readonly string[]): T;
