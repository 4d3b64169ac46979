/**
 * Reads the body now and lets the reply's own `text` and `json` give it again. Refuses a redirect,
 * which could carry a credential to another origin, and a success that is too large; cuts an error.
 */
export declare function readBody(response: Response, signal: AbortSignal): Promise<Response>;
