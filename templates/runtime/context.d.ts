/** What carries requests. Everything is optional. */
export interface TransportOptions {
    /** Where requests go instead of the provider's address: a test server or a proxy. Wins over every other address. */
    readonly baseUrl?: string | undefined;
    /** Sends the requests; `globalThis.fetch` when absent. */
    readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
    /** Ends the call at once. */
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds each attempt may take, its body included. Default 30,000. */
    readonly timeoutMs?: number | undefined;
    /** How often a call that is safe to repeat is repeated. Default 2. */
    readonly maxRetries?: number | undefined;
    /** Host suffixes allowed for a caller-supplied address, beyond the manifest's own. */
    readonly allowedHosts?: readonly string[] | undefined;
}
/** What the host supplies to a call. Everything is optional. */
export interface Context extends TransportOptions {
    /** Hears of inputs that are accepted but probably wrong. */
    readonly onWarning?: ((warning: Warning) => void) | undefined;
}
/** An input that is accepted but probably wrong. */
export interface Warning {
    readonly operation: string;
    readonly input: string;
    readonly message: string;
}
