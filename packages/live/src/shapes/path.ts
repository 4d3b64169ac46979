/** A path with one more member: `body.items`, `body["@odata.type"]`. */
export function memberPath(path: string, name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === "" ? name : `${path}.${name}`;
}

/** The path of any item of a list. */
export function itemPath(path: string): string {
  return `${path}[]`;
}
