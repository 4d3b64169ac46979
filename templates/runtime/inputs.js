import { coerce, isAbsent } from "./coercion.js";
import { expectation, withinLimits } from "./limits.js";
import { dependentProblem, holds } from "./rules.js";
/** Reads raw inputs as a workflow gives them and reports everything that is wrong at once. */
export function checkInputs(inputs, rules, raw) {
    const given = Object(raw);
    const known = { values: {}, refused: new Set() };
    const found = { error: [], warning: [] };
    const refuse = (name, problem) => {
        known.refused.add(name);
        found.error.push({ input: name, message: `${name} ${problem}.` });
    };
    for (const [name, input] of Object.entries(inputs)) {
        const value = Object.hasOwn(given, name) ? given[name] : undefined;
        const problem = readInput(name, input, value, known.values);
        if (problem)
            refuse(name, problem);
    }
    for (const [name, { enumBy }] of Object.entries(inputs)) {
        const message = enumBy && dependentProblem(name, enumBy, known);
        if (message)
            found[enumBy.severity].push({ input: name, message });
    }
    for (const name of Object.keys(given)) {
        if (Object.hasOwn(inputs, name) || name === "operation" || given[name] === undefined)
            continue;
        refuse(name, "is not an input of this operation");
    }
    for (const rule of rules ?? []) {
        const input = "of" in rule ? (rule.of[0]?.[0] ?? "") : rule.input;
        if (!holds(rule, known))
            found[rule.severity].push({ input, message: rule.message });
    }
    return { values: known.values, problems: found.error, warnings: found.warning };
}
/** Adds the value to `values`; returns what is wrong with it, in words that follow the name. */
function readInput(name, input, given, values) {
    const value = isAbsent(given) ? undefined : coerce(input, given);
    const list = input.type === "string" && Array.isArray(value) ? value : undefined;
    if (isAbsent(given) || list?.length === 0)
        return input.required ? "is required" : undefined;
    if (value === undefined || !withinLimits(input, value)) {
        return `must be ${expectation(input)}${input.secret ? "" : `, not ${shown(input, given)}`}`;
    }
    values[name] = list && input.convert === "csv-text" ? list.join() : value;
    return undefined;
}
/** Never long, never the content of an object or of JSON text, which may hold anything. */
function shown({ type }, given) {
    if (typeof given === "object" || (type === "json" && typeof given === "string")) {
        return `this ${Array.isArray(given) ? "list" : typeof given}`;
    }
    const text = typeof given === "string" ? JSON.stringify(given) : String(given);
    return text.length > 60 ? `${text.slice(0, 60)}... (${text.length} characters)` : text;
}
