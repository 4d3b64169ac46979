// Generated from packages/workflow/src/document/unclosed.ts. Do not edit; run `npm run generate`.

import type { CST } from "yaml";

/** A quote or bracket that has no end. */
export interface Opening {
  readonly offset: number;
  readonly mark: string;
}

/**
 * Quotes and brackets that are never closed, innermost only: a missing quote swallows the brackets
 * after it.
 */
export function unclosed(tokens: readonly (CST.Token | null | undefined)[]): readonly Opening[] {
  return tokens.flatMap((token) => (token ? inToken(token) : []));
}

function inToken(token: CST.Token): readonly Opening[] {
  switch (token.type) {
    case "document":
      return unclosed([token.value]);
    case "block-map":
    case "block-seq":
      return inItems(token.items);
    case "flow-collection": {
      const inner = inItems(token.items);
      const closed = token.end.some(
        ({ type }) => type === "flow-map-end" || type === "flow-seq-end",
      );
      if (closed || inner.length > 0) return inner;
      return [{ offset: token.offset, mark: token.start.source }];
    }
    case "double-quoted-scalar":
    case "single-quoted-scalar": {
      const mark = token.source.charAt(0);
      const closed = token.source.length > 1 && token.source.endsWith(mark);
      return closed ? [] : [{ offset: token.offset, mark }];
    }
    default:
      return [];
  }
}

function inItems(items: readonly CST.CollectionItem[]): readonly Opening[] {
  return items.flatMap(({ key, value }) => unclosed([key, value]));
}
