import { conditionHolds, firstText, matchHolds, replyError } from "./reply-error.js";
import { ToolError } from "./tool-error.js";
// What an error keeps of a reply that cannot be read.
const keptCharacters = 65_536;
/** Decides what a reply is: returns an answer, throws the ToolError that anything else stands for. */
export function readReply({ replies, errors, accept }, { status, headers, text }, params) {
    const { body, isJson } = parseBody(text);
    const roots = {
        status,
        body,
        params,
        // Few operations read headers, so they are only copied when one does.
        get headers() {
            return Object.fromEntries(headers);
        },
    };
    const accepted = accept?.[status];
    if (accepted && matchHolds(accepted.match, roots))
        return { roots, overrides: accepted.output };
    const condition = errors.when?.find((each) => conditionHolds(each, roots));
    const isSuccess = status in replies || (status >= 200 && status < 300);
    if (condition || !isSuccess)
        throw replyError(errors, roots, headers, condition?.code);
    const kinds = Object.values(replies);
    // A status of success that is not declared is read like the declared one that it resembles.
    const like = text && kinds.includes("json") ? "json" : "empty";
    const kind = replies[status] ?? (kinds.includes(like) ? like : "json");
    if (kind === "empty") {
        roots.body = undefined;
    }
    else if (!isJson) {
        throw new ToolError("invalid_reply", `The reply ${text ? "is not JSON" : "has no body"}.`, {
            status,
            requestId: firstText(errors.requestId, roots),
            body: text.slice(0, keptCharacters) || undefined,
        });
    }
    return { roots };
}
function parseBody(text) {
    try {
        return { body: JSON.parse(text), isJson: true };
    }
    catch {
        // The message of a SyntaxError repeats part of the text.
        return { body: text || undefined, isJson: false };
    }
}
