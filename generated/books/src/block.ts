// Generated from specs/books.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { getVolume, searchVolumes } from "./operations.ts";

/** Book catalog: Search volumes and fetch one volume. */
export const booksBlock = /* @__PURE__ */ defineBlock({
  type: "books",
  name: "Book catalog",
  description: "Search volumes and fetch one volume.",
  color: "#4285F4",
  category: "tools",
  operations: { books_search_volumes: searchVolumes, books_get_volume: getVolume },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly books: typeof booksBlock;
  }
}
