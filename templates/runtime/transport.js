import { readBody } from "./body.js";
import { pause, within } from "./deadline.js";
import { retryPause } from "./retry.js";
import { pathSerializer } from "./segment.js";
import { amend, ToolError } from "./tool-error.js";
/** Sends with a time-out, retries where they are safe, and no redirects. */
export function sender(options) {
    const sendAs = (effect) => (request) => 
    // openapi-fetch builds what `defaults.Request` says.
    send(request, effect, options);
    return { defaults, read: sendAs("read"), write: sendAs("write"), cost: sendAs("cost") };
}
/** What openapi-fetch builds for a Request. Each attempt makes the real one, so that a body can be sent again. */
class Draft {
    url;
    method;
    init;
    constructor(url, init) {
        this.url = url;
        this.method = init.method ?? "GET";
        this.init = init;
        const headers = init.headers; // openapi-fetch gives no other
        if (!headers.has("Accept"))
            headers.set("Accept", "application/json");
    }
}
const defaults = {
    // All that openapi-fetch asks of it is its constructor and `method`.
    Request: Draft,
    pathSerializer,
};
async function send(draft, effect, options) {
    const { maxRetries = 2 } = options;
    const signals = [options.signal, draft.init.signal];
    for (let attempts = 1;; attempts++) {
        try {
            const outcome = await attempt(draft, options, signals).catch(keepConnectionError);
            const wait = attempts > maxRetries ? undefined : retryPause(effect, draft.method, attempts, outcome);
            if (wait === undefined) {
                if (outcome instanceof ToolError)
                    throw outcome;
                return Object.assign(outcome, { attempts });
            }
            await pause(wait, signals);
        }
        catch (error) {
            throw amend(error, { attempts }); // nothing above throws another
        }
    }
}
/** One request and its whole reply; rejects with a ToolError only. */
function attempt({ url, init }, { fetch = globalThis.fetch, timeoutMs = 30_000 }, signals) {
    return within(timeoutMs, signals, async (signal) => {
        try {
            const response = await fetch(new Request(url, { ...init, redirect: "manual", signal }));
            return await readBody(response, signal);
        }
        catch (error) {
            throw error instanceof ToolError ? error : connectionError(error);
        }
    });
}
/** Names the system's code, but repeats no message: those of some `fetch` hold the address. */
function connectionError(error) {
    const { code } = Object(Object(error).cause ?? error);
    const isCode = typeof code === "string" && /^[A-Z_\d]{3,40}$/.test(code);
    return new ToolError("network", "The connection failed before a reply was complete.", {
        cause: isCode ? { code } : undefined,
    });
}
/** Failures of the connection may be retried; all others end the call. */
function keepConnectionError(error) {
    if (error.code === "network")
        return error;
    throw error;
}
