const cache = new Map();
/** Whether `text` has what `pattern` describes; each pattern is compiled once. */
export function matches(pattern, text) {
    let compiled = cache.get(pattern);
    if (!compiled) {
        compiled = new RegExp(pattern, "u");
        cache.set(pattern, compiled);
    }
    return compiled.test(text);
}
