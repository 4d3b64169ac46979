import { broken, type Doc, group, indent, join, line, soft } from "./layout.ts";

/** `(a, b)`: on one line where it fits, else one item per line. */
export function argumentList(items: readonly Doc[]): Doc {
  return items.length === 0 ? "()" : bracketed("(", items, ")", soft, ",");
}

/** `[a, b]` */
export function itemList(items: readonly Doc[]): Doc {
  return bracketed("[", items, "]", soft, ",");
}

/** `{ a, b }` of an import. */
export function nameList(items: readonly Doc[]): Doc {
  return bracketed("{", items, "}", line, ",");
}

/** `<A, B>` */
export function typeList(items: readonly Doc[]): Doc {
  return bracketed("<", items, ">", soft, "");
}

function bracketed(
  open: string,
  items: readonly Doc[],
  close: string,
  edge: Doc,
  trailing: string,
): Doc {
  return group([open, indent([edge, join([",", line], items)]), broken(trailing), edge, close]);
}
