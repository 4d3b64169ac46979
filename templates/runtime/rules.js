import { matches } from "./pattern.js";
/** Whether a rule holds. */
export function holds(rule, { values, refused }) {
    const has = (name) => Object.hasOwn(values, name) || refused.has(name);
    if ("of" in rule) {
        const held = rule.of.filter((names) => names.every(has)).length;
        return rule.kind === "any-of" ? held > 0 : held === 1;
    }
    const value = Object.hasOwn(values, rule.input) ? values[rule.input] : undefined;
    if (value === undefined)
        return true;
    if ("pattern" in rule)
        return matches(rule.pattern, String(value));
    return rule.needs.every(({ input, equals = String(values[input]) }) => has(input) && (refused.has(input) || String(values[input]) === equals));
}
/** What is wrong with a value that is not allowed while another input has its value. */
export function dependentProblem(name, { input, fallback, values: allowedBy }, { values }) {
    const other = String(values[input] ?? fallback);
    const allowed = Object.hasOwn(allowedBy, other) ? allowedBy[other] : undefined;
    const value = values[name];
    return value === undefined || !allowed || allowed.includes(String(value))
        ? undefined
        : `${name} must be one of ${allowed.join(", ")} when ${input} is ${other}.`;
}
