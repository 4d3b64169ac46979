import type { Word } from "../made.ts";
import { select } from "../path.ts";

/** A path with an index from the end: `item[-1].id`, read from the list that it begins in. */
export const lastItems: Word = ({ at }, value) => {
  if (!at?.startsWith("item")) return value;
  let found: unknown = value;
  // `item[-1].lines[-1].id` is read from list to list.
  for (const [, before = "", index] of at.slice("item".length).matchAll(/(.*?)(?:\[(-\d+)\]|$)/g)) {
    if (before) found = select(`item${before}`, { item: found });
    if (index) found = Array.isArray(found) ? found.at(Number(index)) : undefined;
  }
  return found;
};

/** A path into the Link header by `rel`: `links.next.url`. */
export const linkHeader: Word = ({ at }, value) => {
  if (!at?.startsWith("links")) return value;
  const links = new Map<string, { readonly url: string }>();
  for (const [, url = "", rest = ""] of String(value).matchAll(LINK)) {
    const [, quoted, bare = ""] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/i.exec(rest) ?? [];
    for (const rel of (quoted ?? bare).toLowerCase().split(/\s+/)) {
      if (rel && !links.has(rel)) links.set(rel, { url });
    }
  }
  return select(at, { links: Object.fromEntries(links) });
};

/** `<address>; rel="next"`, up to the next comma that is not quoted. */
const LINK = /<([^<>]*)>((?:[^<>,"]|"[^"]*")*)/g;
