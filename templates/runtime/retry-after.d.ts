/** Milliseconds that `Retry-After` asks to wait, given in seconds or as a date; undefined when it says nothing. */
export declare function retryAfterMs(headers: Headers, now?: number): number | undefined;
