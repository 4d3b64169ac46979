import type { Explanation } from "../../language/reference/explanations.ts";
import { plain } from "./plain.ts";

/** The page that lists all diagnostics; `check --explain` says the rest. */
export function diagnosticsPage(explanations: readonly Explanation[]): string {
  const groups = [...new Set(explanations.map(({ group }) => group))];
  const count = (kind: Explanation["of"]) => explanations.filter(({ of }) => of === kind).length;
  return `${[
    "# Diagnostics",
    "<!-- Printed from the catalogues by `npm run docs`. Do not edit. -->",
    `A check reports all problems of all files in one run: ${count("manifest")} kinds of problems in manifests and ${count("workflow")} in workflows, which share those of YAML. An error stops the generation of its provider, or keeps the workflow from running; a warning does not.`,
    "`npx blockwright check --explain CODE` says the cause of one and its fix, with an example. What stands in braces here is a name or a value there.",
    ...groups.flatMap((title) => [
      `## ${title}`,
      table(explanations.filter(({ group }) => group === title)),
    ]),
  ].join("\n\n")}\n`;
}

function table(of: readonly Explanation[]): string {
  const rows = of.map(
    ({ code, severity, message }) => `| ${code} | ${severity} | ${cell(message)} |`,
  );
  return ["| code | severity | message |", "|---|---|---|", ...rows].join("\n");
}

/** A bar would end the cell, in code as well. */
function cell(text: string): string {
  return plain(text).replaceAll("|", "\\|");
}
