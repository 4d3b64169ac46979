import type { CatalogEntry } from "../../templates/workflow/diagnostics/diagnostic.ts";

/** The reference page of all diagnostics; `examples` holds printed ones by code. */
export function diagnosticsPage(
  catalog: Readonly<Record<string, CatalogEntry>>,
  examples: ReadonlyMap<string, string>,
): string {
  const codes = Object.keys(catalog);
  return `${[
    "# Diagnostics",
    "<!-- Printed from scripts/diagnostics/catalog by `npx tsx scripts/docs/write.ts`. Do not edit. -->",
    `The generator reports ${codes.length} kinds of problems, all of every file in one run. An error stops the generation of its provider; a warning does not.`,
    codes.map((code) => `- [${code}](#${code})`).join("\n"),
    ...Object.entries(catalog).map(([code, entry]) => printEntry(code, entry, examples.get(code))),
  ].join("\n\n")}\n`;
}

function printEntry(code: string, entry: CatalogEntry, example: string | undefined): string {
  return [
    `## ${code}`,
    `**${entry.severity === "error" ? "Error" : "Warning"}**: ${plain(entry.message)}`,
    `${plain(entry.cause)} *Fix:* ${plain(entry.fix)}`,
    ...(example === undefined ? [] : [`\`\`\`text\n${example}\n\`\`\``]),
  ].join("\n\n");
}

/** Text outside of code spans, where `<` would begin HTML. */
export function plain(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/[<*\\[\]]/g, "\\$&")))
    .join("");
}
