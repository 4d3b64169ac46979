import { select } from "./path.js";
import { retryAfterMs } from "./retry-after.js";
import { ToolError } from "./tool-error.js";
const codes = {
    401: "unauthorized",
    402: "payment_required",
    403: "forbidden",
    404: "not_found",
    408: "upstream_error",
    409: "conflict",
    429: "rate_limited",
};
/** The error that a reply stands for, in the provider's own words where it has any. */
export function replyError(errors, roots, headers, decided) {
    const { status, body } = roots;
    const upstreamCode = firstText(errors.code, roots);
    const [, mapped] = entries(errors.codes).find(([name]) => name === upstreamCode) ?? [];
    const usual = status >= 400 && status < 500 ? "bad_request" : "upstream_error";
    const code = decided ?? mapped ?? codes[status] ?? usual;
    const message = firstText(errors.message, roots) ??
        `The provider answered with status ${status} (${code.replace("_", " ")}).`;
    return new ToolError(code, message, {
        status,
        upstreamCode,
        requestId: firstText(errors.requestId, roots),
        retryAfterMs: retryAfterMs(headers),
        body,
    });
}
/** Whether all parts of a condition hold. */
export function conditionHolds({ status, match, contains, present = [] }, roots) {
    const text = (path) => String(select(path, roots)).toLowerCase();
    return (status?.includes(roots.status) !== false &&
        matchHolds(match, roots) &&
        entries(contains).every(([path, part]) => text(path).includes(part.toLowerCase())) &&
        present.every((path) => (select(path, roots) ?? null) !== null));
}
/** Whether every path has the value it should have. */
export function matchHolds(match, roots) {
    return entries(match).every(([path, value]) => JSON.stringify(select(path, roots)) === JSON.stringify(value));
}
/** The first of `paths` that has words: text that is not blank, or a number. */
export function firstText(paths, roots) {
    return paths
        .map((path) => select(path, roots))
        .filter((value) => typeof value === "string" || typeof value === "number")
        .map(String)
        .find((text) => text.trim());
}
function entries(record = {}) {
    return Object.entries(record);
}
