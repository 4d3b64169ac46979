import type { WireRequest } from "../contract/case.ts";

/**
 * The query of an address by name, as a strict server reads it: `+` is no space, and a part without
 * a name stands out.
 */
export function queryOf(search: string): WireRequest["query"] {
  const query = new Map<string, string[]>();
  const parts = search.replace(/^\?/, "");
  for (const part of parts === "" ? [] : parts.split("&")) {
    const [name = "", ...value] = part.split("=").map(decoded);
    query.set(name, [...(query.get(name) ?? []), value.join("=")]);
  }
  return Object.fromEntries(query);
}

/** Text that is not encoded as it should be differs from every text that is expected. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
