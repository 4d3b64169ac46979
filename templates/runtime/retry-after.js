/** Milliseconds that `Retry-After` asks to wait, given in seconds or as a date; undefined when it says nothing. */
export function retryAfterMs(headers, now = Date.now()) {
    const text = headers.get("Retry-After")?.trim() ?? "";
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Number(text) * 1000;
    // Date.parse alone takes nearly anything for a date.
    const date = text.endsWith("GMT") ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
