import type { CollectContract } from "./page-types.ts";
import type { PageContract } from "./types.ts";
import type { WrittenOperation, WrittenParameter } from "./written-types.ts";

/** Reads how pages follow each other. */
export function readPage(
  written: NonNullable<WrittenOperation["page"]>,
  parameters: Readonly<Record<string, WrittenParameter>>,
): PageContract {
  const { items, send, next = null, more = null, by, size = null, pages = null } = written;
  const { with: other = null } = written;
  const collect = readCollect(written.collect, parameters);
  if (by === undefined) return { items, send, with: other, next, more, counted: null, collect };
  const usual = parameters[send]?.default;
  const first = written.first ?? (typeof usual === "number" ? usual : by === "page" ? 1 : 0);
  const counted = { by, first, size, pages, total: written.total ?? null };
  return { items, send, with: null, next: null, more, counted, collect };
}

function readCollect(
  collect: NonNullable<WrittenOperation["page"]>["collect"],
  parameters: Readonly<Record<string, WrittenParameter>>,
): CollectContract | null {
  if (!collect) return null;
  const { limit = null, max } = collect;
  const usual = limit === null ? null : (parameters[limit]?.default ?? null);
  return { limit, usual: typeof usual === "number" ? usual : null, max };
}
