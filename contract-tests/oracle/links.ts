import type { Value } from "../contract/types.ts";

/** What a Link header says, by relation: `{ next: { url } }`. */
export function linksOf(header: string | undefined): Value {
  const links: Record<string, Value> = {};
  for (const part of (header ?? "").split(/,\s*(?=<)/)) {
    const url = /^\s*<([^>]*)>/.exec(part)?.[1];
    const relation = /;\s*rel\s*=\s*("[^"]*"|[^\s;]+)/i.exec(part)?.[1] ?? "";
    const names = relation.replaceAll('"', "").toLowerCase().split(" ");
    if (url === undefined) continue;
    for (const name of names) if (name !== "" && !Object.hasOwn(links, name)) links[name] = { url };
  }
  return links;
}
