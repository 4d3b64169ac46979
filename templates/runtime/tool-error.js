/** The one error of every operation. Recognise it by `name` and `code`; safe to log as it is. */
export class ToolError extends Error {
    // On the prototype and not on each error, so that the stack already begins with it.
    static {
        ToolError.prototype.name = "ToolError";
    }
    code;
    constructor(code, message, { cause, ...details } = {}) {
        super(message, cause === undefined ? undefined : { cause });
        const known = Object.entries(details).filter(([, value]) => value !== undefined);
        Object.assign(this, Object.fromEntries(known));
        this.code = code;
    }
    /** Everything but the stack and the cause, as JSON. */
    toJSON() {
        return Object.assign({ name: this.name, message: this.message }, this);
    }
}
/** The same error with more known about it. */
export function amend(error, details) {
    return new ToolError(error.code, error.message, { cause: error.cause, ...error, ...details });
}
/** The error of one input that refuses a call. */
export function invalidInput(input, message, details) {
    return new ToolError("invalid_input", message, {
        input,
        problems: [{ input, message }],
        ...details,
    });
}
