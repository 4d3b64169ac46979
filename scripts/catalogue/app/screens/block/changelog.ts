/** One version of a changelog. */
export interface Entry {
  readonly version: string;
  readonly parts: readonly Part[];
}

/** Items below a heading; lines that are no items are items as well, so that none is lost. */
export interface Part {
  /** Empty where items come before any heading. */
  readonly title: string;
  readonly items: readonly string[];
}

/** Reads a CHANGELOG.md. What stands before the first version is its title. */
export function entriesOf(text: string): readonly Entry[] {
  const entries: { version: string; parts: { title: string; items: string[] }[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, marks = "", words = line.trim()] = /^(#{2,}|[-*])\s+(.*)$/.exec(line) ?? [];
    if (marks === "##") {
      entries.push({ version: words, parts: [] });
      continue;
    }
    const parts = entries.at(-1)?.parts;
    if (!parts || words === "") continue;
    if (marks.startsWith("#")) parts.push({ title: words, items: [] });
    else addTo(parts, words, marks === "");
  }
  return entries;
}

/** A line without a mark goes on with the item before. */
function addTo(parts: { title: string; items: string[] }[], words: string, goesOn: boolean): void {
  if (parts.length === 0) parts.push({ title: "", items: [] });
  const items = parts.at(-1)?.items ?? [];
  const last = items.length - 1;
  if (goesOn && last >= 0) items[last] = `${items[last]} ${words}`;
  else items.push(words);
}
