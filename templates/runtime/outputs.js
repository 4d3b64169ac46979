import { parsePath, select } from "./path.js";
import { ToolError } from "./tool-error.js";
/** Stands for a value that is missing or of another type than the output's. */
const invalid = Symbol();
/** The nested result of an operation; `overrides` stand for outputs of the same dotted name. */
export function mapOutputs(outputs, roots, overrides = {}) {
    const result = {};
    for (const [name, output] of Object.entries(outputs)) {
        const constant = Object.hasOwn(overrides, name) ? overrides[name] : output.const;
        const value = constant === undefined ? readOutput(output, roots) : copy(constant);
        if (value === invalid) {
            const message = `The reply has no ${output.type} for the output ${name} at ${output.from}.`;
            throw new ToolError("invalid_reply", message, { status: roots.status });
        }
        if (value !== undefined)
            place(result, name, value);
    }
    return result;
}
function readOutput(output, roots) {
    const isAbsent = (value) => value === undefined || (value === null && !output.nullable);
    let value;
    for (const path of output.from ?? []) {
        value = select(path, roots);
        if (!isAbsent(value))
            break;
    }
    if (!isAbsent(value) && value !== null)
        value = reshape(output, value, roots);
    if (isAbsent(value)) {
        if (output.default !== undefined)
            return copy(output.default);
        if (output.optional)
            return undefined;
        return output.nullable ? null : invalid;
    }
    const { type, integer } = output;
    const fits = value === null ||
        type === "json" ||
        (integer ? Number.isInteger(value) : typeof value === type);
    return fits ? value : invalid;
}
/** Applies `each`, `omit` and `take`, in this order. */
function reshape({ each, omit, take }, value, roots) {
    let shaped = value;
    if (each) {
        if (!Array.isArray(shaped))
            return invalid;
        shaped = shaped.map((item) => pick(each, { ...roots, item }));
    }
    if (omit) {
        if (!isObject(shaped))
            return invalid;
        shaped = Object.fromEntries(Object.entries(shaped).filter(([key]) => !omit.includes(key)));
    }
    if (take === "keys")
        return isObject(shaped) ? Object.keys(shaped) : invalid;
    if (!take)
        return shaped;
    if (!Array.isArray(shaped))
        return invalid;
    return take === "count" ? shaped.length : shaped.at(take === "first" ? 0 : -1);
}
function pick(paths, roots) {
    const members = Object.entries(paths).map(([name, path]) => [name, select(path, roots)]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Sets a dotted name, through own members only: `toString.x` must not reach Object.prototype. */
function place(result, name, value) {
    const members = parsePath(name);
    let target = result;
    for (const member of members.slice(0, -1)) {
        if (!Object.hasOwn(target, member))
            target[member] = {};
        target = target[member]; // no name is the beginning of another
    }
    target[members.at(-1) ?? ""] = value;
}
/** The definition's own value must not be in the hands of a caller. */
function copy(value) {
    return typeof value === "object" ? structuredClone(value) : value;
}
