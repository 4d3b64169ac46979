import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalog } from "../diagnostics/catalog.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";
import { manifestReference } from "./manifest-reference.ts";
import { withPrintedParts } from "./printed-parts.ts";

/** Pages written by hand that hold printed parts. */
const withParts = ["README.md", "docs/workflow.md"];

/** The printed pages by path relative to the project root. */
export function pages(root: string): Readonly<Record<string, string>> {
  const schema = JSON.parse(readFileSync(join(root, "specs/manifest.schema.json"), "utf8"));
  return {
    "docs/manifest.md": manifestReference(schema),
    "docs/diagnostics.md": diagnosticsPage(catalog, goldenExamples(join(root, "scripts/testdata"))),
    ...Object.fromEntries(withParts.map((path) => [path, withPrintedParts(path, root)])),
  };
}

/** Of every golden case, the first diagnostic of the code it is named after. */
function goldenExamples(folder: string): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  for (const code of Object.keys(catalog)) {
    const file = join(folder, code, "diagnostics.txt");
    if (!existsSync(file)) continue;
    const printed = readFileSync(file, "utf8").trimEnd().split("\n\n");
    const own = printed.find((text) => new RegExp(`^\\S+ (?:error|warning) ${code}:`).test(text));
    if (own !== undefined) examples.set(code, own);
  }
  return examples;
}
