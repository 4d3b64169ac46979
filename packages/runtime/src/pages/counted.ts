import type { Path } from "../definition.ts";
import { select } from "../outputs/path.ts";
import type { Roots } from "../outputs/roots.ts";
import type { NextPage } from "./turn.ts";

/**
 * Pages by number, or by the number of items before them. They end where the reply says how many there
 * are, at an empty page, and where nothing says it at a page that is not full.
 */
const nextPage: NextPage = (page, { roots, items, before, received }) => {
  const { by, send = "", first = 0, size = "", usual, pages, total, until } = page;
  const { params } = roots;
  const start = Number(params[send] ?? first);
  // A provider that ignores the number gives the same page for ever.
  if (before && items.length > 0 && textOf(before) === textOf(items)) return start;
  const limit = Number(params[size] ?? usual);
  const next = start + (by === "page" ? 1 : items.length);
  const passed = by === "page" ? (start - first) * limit + items.length : next - first;
  const isLast =
    items.length === 0 ||
    next - first >= numberAt(pages, roots) ||
    // Without a size, only what was received is known.
    (Number.isNaN(passed) ? received : passed) >= numberAt(total, roots) ||
    (!pages && !total && !until && items.length < limit);
  return isLast ? undefined : next;
};

/** How many pages or items there are; endless where the reply does not say. */
function numberAt(path: Path | undefined, roots: Roots): number {
  const value = path === undefined ? undefined : select(path, roots);
  const isText = typeof value === "string" && value.trim() !== "";
  return typeof value === "number" || isText ? Number(value) : Number.POSITIVE_INFINITY;
}

function textOf(items: readonly unknown[]): string {
  // JSON has no whole numbers of any size.
  return JSON.stringify(items, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
}

/** Implements `by`. */
export const countedPages: { readonly nextPage: NextPage } = { nextPage };
