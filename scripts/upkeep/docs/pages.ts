import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeMeanings } from "../../change/diff/format/explain.ts";
import { explanations } from "../../language/reference/explanations.ts";
import { manifestReference } from "../../language/reference/manifest.ts";
import { changesPage } from "./changes-page.ts";
import { diagnosticsPage } from "./diagnostics-page.ts";
import { withDiagrams } from "./diagrams.ts";
import { withIr } from "./ir-reference.ts";
import { manifestPage } from "./manifest-page.ts";
import { withRecipes } from "./recipes.ts";
import { withTokens } from "./tool-tokens.ts";
import { vendorPage } from "./vendor-page.ts";

/** The printed pages by path relative to the project root. */
export function pages(root: string): Readonly<Record<string, string>> {
  const schema = JSON.parse(readFileSync(join(root, "specs/manifest.schema.json"), "utf8"));
  return {
    "docs/manifest.md": manifestPage(manifestReference(schema)),
    "docs/diagnostics.md": diagnosticsPage(explanations()),
    "docs/changes.md": changesPage(codeMeanings()),
    "docs/vendor.md": vendorPage(root),
    // Written by hand, but for the tokens of tools.
    "docs/agents.md": withTokens("docs/agents.md", root),
    // Written by hand, but for its reference.
    "docs/targets.md": withIr("docs/targets.md", root),
    // Written by hand, but for its manifests.
    "docs/recipes.md": withRecipes("docs/recipes.md", root),
    // Written by hand, but for its diagrams.
    "docs/workflow.md": withDiagrams("docs/workflow.md", root),
  };
}
