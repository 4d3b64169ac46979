import { catalogues, type Explanation } from "../../language/reference/explanations.ts";
import { plain } from "./plain.ts";

/** What reports the diagnostics of a kind of document. */
const ABOUT: Readonly<Record<Explanation["of"], (count: number) => string>> = {
  manifest: (count) =>
    `The generator reports ${count} kinds of problems, and all problems of all files in one run. An error stops the generation of its provider; a warning does not. \`npx blockwright check --explain CODE\` prints what is said here of one code, whatever it is reported of.`,
  workflow: (count) =>
    `The workflow check reports ${count} kinds of problems, besides those of reading YAML above. An error keeps the workflow from running; a warning does not.`,
};

/** The reference page of all diagnostics. */
export function diagnosticsPage(explanations: readonly Explanation[]): string {
  return `${[
    "# Diagnostics",
    "<!-- Printed from the catalogues by `npm run docs`. Do not edit. -->",
    ...catalogues.flatMap(({ of, group }) =>
      printGroup(
        group,
        ABOUT[of],
        explanations.filter((each) => each.group === group),
      ),
    ),
  ].join("\n\n")}\n`;
}

function printGroup(
  title: string,
  about: (count: number) => string,
  entries: readonly Explanation[],
): readonly string[] {
  return [
    `## ${title}`,
    about(entries.length),
    entries.map(({ code }) => `- [${code}](#${code})`).join("\n"),
    ...entries.map(printEntry),
  ];
}

function printEntry({ code, severity, message, cause, fix, example }: Explanation): string {
  return [
    `### ${code}`,
    `**${severity === "error" ? "Error" : "Warning"}**: ${plain(message)}`,
    `${plain(cause)} *Fix:* ${plain(fix)}`,
    ...(example === null ? [] : [`\`\`\`text\n${example.text}\n\`\`\``]),
  ].join("\n\n");
}
