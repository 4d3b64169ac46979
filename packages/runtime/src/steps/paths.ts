import { select } from "../outputs/path.ts";
import type { Step } from "./steps.ts";

/**
 * `at`: a path with an index from the end, `item[-1].id`, read from the list that it begins in; or one
 * into what a Link header says by its `rel`: `links.next.url`.
 */
export const atStep: Step<"at"> = {
  at: (value, path) =>
    path.startsWith("links")
      ? select(path, { links: linksIn(String(value)) })
      : fromEnd(path, { item: value }),
};

/** The value at a path with indexes from the end: `item[-1].lines[-1].id` is read from list to list. */
export function fromEnd(path: string, roots: object): unknown {
  let found: unknown = roots;
  for (const [, before = "", index] of path.matchAll(/(.*?)(?:\[(-\d+)\]|$)/g)) {
    if (before)
      found = found === roots ? select(before, roots) : select(`it${before}`, { it: found });
    if (index) found = Array.isArray(found) ? found.at(Number(index)) : undefined;
  }
  return found;
}

/** The addresses in a Link header, by their `rel`; the first of each counts. */
export function linksIn(header: string): Readonly<Record<string, { readonly url: string }>> {
  const links = new Map<string, { readonly url: string }>();
  for (const [, url = "", rest = ""] of header.matchAll(LINK)) {
    const [, quoted, bare = ""] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/i.exec(rest) ?? [];
    for (const rel of (quoted ?? bare).toLowerCase().split(/\s+/)) {
      if (rel && !links.has(rel)) links.set(rel, { url });
    }
  }
  return Object.fromEntries(links);
}

/** `<address>; rel="next"`, up to the next comma that is not quoted. */
const LINK = /<([^<>]*)>((?:[^<>,"]|"[^"]*")*)/g;
