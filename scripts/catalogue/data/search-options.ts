import type { Options } from "minisearch";

/** What is searched: a block, or an operation with everything that people call it by. */
export interface SearchEntry {
  /** `docgen`, `docgen/docgen_list_themes`: also where it is shown. */
  readonly id: string;
  readonly name: string;
  /** Operation id, or block type. */
  readonly key: string;
  /** `GET /v1.0/themes` */
  readonly request: string;
  readonly inputs: string;
  readonly outputs: string;
  readonly text: string;
}

/** The same where the index is made and where it is searched. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["name", "key", "request", "inputs", "outputs", "text"],
  storeFields: ["name", "key"],
  tokenize: wordsOf,
  searchOptions: {
    boost: { name: 6, key: 4, request: 2, inputs: 1.5 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    tokenize: wordsOf,
  },
};

/** `docgen_list_themes` and `themeId` are found by their words. */
function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll}|\d)(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
