import type { CatalogEntry } from "../entry.ts";

/** What the check of a manifest's meaning can find. */
export const meaning = {} as const satisfies Record<string, CatalogEntry>;
