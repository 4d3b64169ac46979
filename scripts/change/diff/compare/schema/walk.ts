import type { Change, Report, Positions } from "../../change.ts";
import type { Described } from "./described.ts";
import type { SchemaNode } from "./node.ts";

/** One value as both states describe it. */
export interface DescribedPair {
  readonly base: Described;
  readonly head: Described;
}

export interface Walk {
  readonly report: Report;
  /** Compares two schemas within those compared. */
  readonly enter: (base: SchemaNode, head: SchemaNode) => Iterable<Change>;
}

/** Where the two schemas stand. */
export function positionsOf({ base, head }: DescribedPair): Positions {
  return { base: base.node.at, head: head.node.at };
}

/** Where a keyword stands; the schema itself where it has none. */
export function keywordPositions({ base, head }: DescribedPair, keyword: string): Positions {
  return { base: keywordAt(base, keyword), head: keywordAt(head, keyword) };
}

function keywordAt({ keywords, node }: Described, keyword: string): Positions["base"] {
  const found = keywords.get(keyword);
  return found ? [...found.node.at, keyword] : node.at;
}
