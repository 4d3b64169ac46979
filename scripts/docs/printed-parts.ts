import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workflowCatalog } from "../../templates/workflow/catalog.ts";
import type { CatalogEntry } from "../../templates/workflow/diagnostics/diagnostic.ts";
import { drawWorkflow } from "../../templates/workflow/draw.ts";
import { parseWorkflow } from "../../templates/workflow/parse.ts";
import { plain } from "./diagnostics-page.ts";

/** A page written by hand, with the parts between `<!-- print: ... -->` and `<!-- end -->` made anew. */
export function withPrintedParts(path: string, root: string): string {
  const page = readFileSync(join(root, path), "utf8");
  return page.replace(
    /(<!-- print: (\S+)(?: (\S+))? -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, kind: string, file: string | undefined, end: string) => {
      if (kind === "diagram" && file) return `${begin}${diagram(file, root)}${end}`;
      if (kind === "workflow-codes") return `${begin}${workflowCodes()}${end}`;
      throw new Error(`${path}: nothing is printed for ${kind}`);
    },
  );
}

function diagram(file: string, root: string): string {
  const { workflow } = parseWorkflow(readFileSync(join(root, file), "utf8"), file);
  if (!workflow) throw new Error(`${file} is no workflow; see npm run workflow -- check ${file}`);
  return `\`\`\`mermaid\n${drawWorkflow(workflow)}\`\`\`\n`;
}

/** What the check of a workflow reports, a row for each code. */
function workflowCodes(): string {
  const entries: readonly (readonly [string, CatalogEntry])[] = Object.entries(workflowCatalog);
  const rows = entries.map(
    ([code, { severity, message }]) => `| \`${code}\` | ${severity} | ${plain(message)} |`,
  );
  return ["| code | | says |", "|---|---|---|", ...rows, ""].join("\n");
}
