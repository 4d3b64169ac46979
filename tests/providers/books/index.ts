import type { DocumentedExpectations } from "../../../contract-tests/documented/types.ts";
import { getVolume } from "./get-volume.ts";
import { searchVolumes } from "./search-volumes.ts";

/** The book catalog. */
export const books: DocumentedExpectations = {
  provider: "books",
  block: { type: "books", category: "tools", color: "#4285F4" },
  secrets: ["apiKey"],
  shared: { apiKey: "k-books" },
  headers: {},
  operations: {
    books_search_volumes: searchVolumes,
    books_get_volume: getVolume,
  },
};
