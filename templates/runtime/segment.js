import { invalidInput } from "./tool-error.js";
/** Fills the path parameters of an address; `pathSerializer` of openapi-fetch. */
export function pathSerializer(address, params) {
    return address.replace(/\{([^{}]+)\}/g, (_, name) => segment(name, params[name]));
}
/**
 * One path segment that decodes to `value`. Refuses what an URL would not keep as one segment: with
 * an empty value or `..` the request would reach another endpoint.
 */
export function segment(name, value) {
    const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value;
    if (typeof text !== "string" || /^\.{0,2}$|[\p{Cc}\p{Cs}]/u.test(text)) {
        throw invalidInput(name, `${name} must be text that can stand in a path.`);
    }
    return encodeURIComponent(text);
}
