import { matches } from "./pattern.js";
const least = (size, limit) => size >= limit;
const most = (size, limit) => size <= limit;
// Characters are code points: a surrogate pair is one.
const length = (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "?").length;
const checks = {
    minimum: least,
    maximum: most,
    exclusiveMinimum: (value, limit) => value > limit,
    exclusiveMaximum: (value, limit) => value < limit,
    // 0.3 / 0.1 is 2.9999999999999996
    multipleOf: (value, limit) => (value / limit).toFixed(9).endsWith(".000000000"),
    minLength: (text, limit) => least(length(text), limit),
    maxLength: (text, limit) => most(length(text), limit),
    pattern: (text, pattern) => matches(pattern, text),
    enum: (value, allowed) => allowed.includes(value),
};
const listChecks = {
    minItems: (list, limit) => least(list.length, limit),
    maxItems: (list, limit) => most(list.length, limit),
};
/** Whether a value of the right type is within the input's limits; a list also item by item. */
export function withinLimits(input, value) {
    for (const name in input) {
        const limit = input[name]; // its own name
        const each = checks[name];
        const whole = listChecks[name];
        if (each && !(Array.isArray(value) ? value : [value]).every((item) => fits(each, item, limit)))
            return false;
        if (whole && !fits(whole, value, limit))
            return false;
    }
    return true;
}
function fits(check, value, limit) {
    return check(value, limit); // a value and a limit of one input go together
}
/** What the input must be, in words that follow "must be". */
export function expectation(input) {
    const { type, integer, shape = "object" } = input;
    const kind = type === "json" ? `JSON ${shape}` : integer ? "whole number" : type;
    const limits = Object.entries(input).filter(([name]) => checks[name] ?? listChecks[name]);
    return [`a ${kind}`, ...limits.map(([name, limit]) => `${name} ${limit}`)].join(", ");
}
