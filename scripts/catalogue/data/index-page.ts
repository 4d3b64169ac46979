import type { BlockText, CatalogueIndex, Card, Severity, Share } from "./types.ts";

/** Names of operations on a card; the rest is counted. */
const SHOWN = 4;
/** Characters of a description on a card. */
const LENGTH = 160;

/** A block, as the first screen shows it. */
export function cardOf(page: BlockText): Card {
  const { id, block, package: own, icon, operations, changes, untested } = page;
  const shares = Object.values(operations).flatMap(({ contract }) => contract?.coverage ?? []);
  return {
    id,
    name: block.name,
    package: own.name,
    version: own.version,
    description: shortened(block.description),
    category: block.category,
    icon,
    color: block.color ?? null,
    effects: [...new Set(block.operations.map(({ effect }) => effect))].toSorted(),
    operations: block.operations.length,
    names: block.operations.slice(0, SHOWN).map(({ name }) => name),
    coverage: shares.length > 0 ? sumOf(shares) : null,
    untested,
    // They come with the gravest first.
    change: changes[0]?.severity ?? null,
  };
}

function sumOf(shares: readonly Share[]): Share {
  const sum = (count: keyof Share) => shares.reduce((total, each) => total + each[count], 0);
  return { covered: sum("covered"), total: sum("total") };
}

function shortened(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:.]$/, "")} …`;
}

/** How many changes there are of each severity. */
export function changeCounts(
  pages: readonly Pick<BlockText, "changes">[],
): CatalogueIndex["changes"] {
  const counts: Partial<Record<Severity, number>> = {};
  for (const { severity } of pages.flatMap(({ changes }) => changes))
    counts[severity] = (counts[severity] ?? 0) + 1;
  return counts;
}
