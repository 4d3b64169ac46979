import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workflowCatalog } from "../../../packages/workflow/src/catalog.ts";
import type { Catalog } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { catalog } from "../../language/diagnostics/catalog.ts";
import type { DiagnosticGroup } from "./diagnostics-page.ts";

/** Every catalogue, with the examples that its golden cases give. */
export function diagnosticGroups(root: string): readonly DiagnosticGroup[] {
  return [
    {
      title: "Manifests",
      about: `The generator reports ${sizeOf(catalog)} kinds of problems, and all problems of all files in one run. An error stops the generation of its provider; a warning does not.`,
      catalog,
      examples: goldenExamples(join(root, "scripts/language/testdata"), catalog),
    },
    {
      title: "Workflows",
      about: `The workflow check reports ${sizeOf(workflowCatalog)} kinds of problems, besides those of reading YAML above. An error keeps the workflow from running; a warning does not.`,
      catalog: workflowCatalog,
      examples: goldenExamples(join(root, "packages/workflow/src/testdata"), workflowCatalog),
    },
  ];
}

function sizeOf(entries: Catalog): number {
  return Object.keys(entries).length;
}

/** Of every golden case, the first diagnostic of the code it is named after. */
function goldenExamples(folder: string, entries: Catalog): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  for (const code of Object.keys(entries)) {
    const file = join(folder, code, "diagnostics.txt");
    if (!existsSync(file)) continue;
    const printed = readFileSync(file, "utf8").trimEnd().split("\n\n");
    const own = printed.find((text) => new RegExp(`^\\S+ (?:error|warning) ${code}:`).test(text));
    if (own !== undefined) examples.set(code, own);
  }
  return examples;
}
