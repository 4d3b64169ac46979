import type {
  Catalog,
  CatalogEntry,
} from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { plain } from "./plain.ts";

/** Diagnostics that belong together. */
export interface DiagnosticGroup {
  readonly title: string;
  /** What reports them, in whole sentences. */
  readonly about: string;
  readonly catalog: Catalog;
  /** Printed ones by code. */
  readonly examples: ReadonlyMap<string, string>;
}

/** The reference page of all diagnostics. */
export function diagnosticsPage(groups: readonly DiagnosticGroup[]): string {
  return `${[
    "# Diagnostics",
    "<!-- Printed from the catalogues by `npm run docs`. Do not edit. -->",
    ...groups.flatMap(printGroup),
  ].join("\n\n")}\n`;
}

function printGroup({ title, about, catalog, examples }: DiagnosticGroup): readonly string[] {
  return [
    `## ${title}`,
    about,
    Object.keys(catalog)
      .map((code) => `- [${code}](#${code})`)
      .join("\n"),
    ...Object.entries(catalog).map(([code, entry]) => printEntry(code, entry, examples.get(code))),
  ];
}

function printEntry(code: string, entry: CatalogEntry, example: string | undefined): string {
  return [
    `### ${code}`,
    `**${entry.severity === "error" ? "Error" : "Warning"}**: ${plain(entry.message)}`,
    `${plain(entry.cause)} *Fix:* ${plain(entry.fix)}`,
    ...(example === undefined ? [] : [`\`\`\`text\n${example}\n\`\`\``]),
  ].join("\n\n");
}
