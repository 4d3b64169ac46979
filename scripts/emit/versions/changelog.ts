/** Headings of an entry, in the order in which they are printed. */
export const HEADINGS = ["Breaking", "Added", "Fixed", "Documentation"] as const;

/** One of them. */
export type Heading = (typeof HEADINGS)[number];

export interface Entry {
  readonly version: string;
  /** Lines by heading, at least one line in all. */
  readonly sections: Readonly<Partial<Record<Heading, readonly string[]>>>;
}

/** Versions of one package, the newest first. */
export type Changelog = readonly [Entry, ...Entry[]];

export const FIRST: Entry = { version: "0.1.0", sections: { Added: ["First release."] } };

/** The text of a changelog; `parseChangelog` reads it back. */
export function printChangelog(entries: Changelog): string {
  return `${["# Changelog", ...entries.map(printEntry)].join("\n\n")}\n`;
}

/** The text of one entry, without a line end after it. */
export function printEntry({ version, sections }: Entry): string {
  const parts = HEADINGS.flatMap((heading) => {
    const lines = sections[heading] ?? [];
    return lines.length > 0 ? [`### ${heading}`, lines.map((line) => `- ${line}`).join("\n")] : [];
  });
  return [`## ${version}`, ...parts].join("\n\n");
}

/** Whether an entry says more than that something was mended or described. */
export function offersMore({ sections }: Entry): boolean {
  return Boolean(sections.Breaking?.length || sections.Added?.length);
}
