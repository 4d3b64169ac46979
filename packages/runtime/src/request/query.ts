/** The query of an address: absent values are left out, and a list repeats its name. `querySerializer` of openapi-fetch. */
export function querySerializer(query: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue;
      text += `${text && "&"}${name}=${encodeURIComponent(String(item))}`;
    }
  }
  return text;
}
