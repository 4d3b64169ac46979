import { ToolError } from "./tool-error.js";
/**
 * Settles as `work` does, unless time is up (`timeout`) or a signal ends the call (`aborted`) first.
 * The signal given to `work` is then aborted. No timer and no listener is left behind.
 */
export function within(ms, signals, work) {
    return new Promise((resolve, reject) => {
        const controller = new AbortController();
        const end = (error) => {
            finish();
            reject(error);
            controller.abort(error);
        };
        const abort = () => end(new ToolError("aborted", "The call was aborted."));
        const timeout = () => end(new ToolError("timeout", `No complete reply within ${ms} ms.`));
        // Longer delays would make the timer fire at once.
        const timer = setTimeout(timeout, Math.min(ms, 2 ** 31 - 1));
        for (const signal of signals)
            signal?.addEventListener("abort", abort);
        const finish = () => {
            clearTimeout(timer);
            for (const signal of signals)
                signal?.removeEventListener("abort", abort);
        };
        if (signals.some((signal) => signal?.aborted))
            return abort();
        const settle = (how) => {
            return (outcome) => {
                finish();
                how(outcome);
            };
        };
        work(controller.signal).then(settle(resolve), settle(reject));
    });
}
/** Waits, unless a signal ends the call first. */
export function pause(ms, signals) {
    return within(Number.POSITIVE_INFINITY, signals, (signal) => {
        return new Promise((resolve) => {
            const timer = setTimeout(resolve, ms);
            signal.onabort = () => clearTimeout(timer);
        });
    });
}
