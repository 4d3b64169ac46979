const cache = new Map();
/** Members of a path, the root first; throws SyntaxError when the path is malformed. */
export function parsePath(path) {
    const known = cache.get(path);
    if (known)
        return known;
    const members = [];
    // A bracket holds a JSON number or a JSON string: `[0]`, `["@odata.nextLink"]`.
    const rest = path.replace(/(^|\.)([A-Za-z_$][\w$-]*)|(?!^)\[(\d+|"(?:[^"\\]|\\.)*")\]/gy, (_, _dot, name, bracketed) => {
        members.push(name ?? JSON.parse(bracketed));
        return "";
    });
    if (rest || !path)
        throw new SyntaxError(`malformed path ${path}`);
    cache.set(path, members);
    return members;
}
/** The value at `path`, through own properties only; undefined when there is none. */
export function select(path, roots) {
    let value = roots;
    for (const member of parsePath(path)) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, member))
            return undefined;
        value = value[member]; // hasOwn proved it
    }
    return value;
}
