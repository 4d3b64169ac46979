import { retryAfterMs } from "./retry-after.js";
/** The longest wait that is obeyed; a provider that asks for more gets no retry. */
const longestWaitMs = 60_000;
/** Methods that can be sent twice with the effect of once, as far as the operation's effect allows. */
const repeatable = {
    read: /^(GET|HEAD|PUT|DELETE)$/,
    write: /^(PUT|DELETE)$/,
    cost: /^$/,
};
/** Milliseconds to wait before sending again; undefined when the outcome must stand. */
export function retryPause(effect, method, attempts, outcome) {
    const { status } = outcome; // none: the connection failed
    const mayRepeat = repeatable[effect].test(method);
    // 429 says that nothing was done; after the others something may have been.
    const failedSafely = status === 429 || (mayRepeat && (status === undefined || status === 408 || status >= 500));
    if (!failedSafely)
        return undefined;
    const asked = "headers" in outcome ? retryAfterMs(outcome.headers) : undefined;
    if (asked !== undefined)
        return asked > longestWaitMs ? undefined : asked;
    return Math.random() * Math.min(8_000, 250 * 2 ** (attempts - 1));
}
