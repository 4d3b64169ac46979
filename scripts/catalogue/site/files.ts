import { bundleRuntime, type RuntimeFiles } from "../code/runtime.ts";
import { explanations } from "../../language/reference/explanations.ts";
import { diagnosticsPage } from "../data/diagnostics-page.ts";
import { cardOf, changeCounts } from "../data/index-page.ts";
import { referencePage } from "../data/reference-page.ts";
import { searchIndex } from "../data/search.ts";
import type { CatalogueIndex } from "../data/types.ts";
import type { Catalogue } from "./catalogue.ts";

/** Contents by path, relative to the page. */
export type SiteFiles = ReadonlyMap<string, string>;

/** `data/index.json` of a catalogue. */
export function indexOf({ state, blocks, workflows, changes, report }: Catalogue): CatalogueIndex {
  const pages = blocks.map(({ page }) => page);
  return {
    state,
    base: changes?.base ?? null,
    blocks: pages.map(cardOf),
    workflows: workflows.map(({ id, name, blocks: count, errors, warnings }) => ({
      id,
      name,
      blocks: count,
      errors,
      warnings,
    })),
    changes: changeCounts(pages),
    report,
  };
}

/** What the page asks for beside itself: data, code and pictures. */
export async function dataFiles(catalogue: Catalogue, runtime: RuntimeFiles): Promise<SiteFiles> {
  const { blocks, workflows, changes } = catalogue;
  const files = new Map<string, string>();
  const json = (path: string, value: unknown) => files.set(path, JSON.stringify(value));
  json("data/index.json", indexOf(catalogue));
  files.set("data/search.json", searchIndex(blocks.map(({ page }) => page)));
  if (changes) json("data/changes.json", changes);
  for (const workflow of workflows) json(`data/workflows/${workflow.id}.json`, workflow);
  json("data/reference.json", referencePage());
  json("data/diagnostics.json", diagnosticsPage(explanations()));
  for (const { page, tools, bundle, icons } of blocks) {
    json(`data/${page.id}.json`, page);
    json(`data/tools/${page.id}.json`, tools);
    if ("file" in page.code && "text" in bundle) files.set(page.code.file, bundle.text);
    for (const [path, text] of icons) files.set(path, text);
  }
  const names = blocks.flatMap(({ bundle }) => ("text" in bundle ? bundle.imports : []));
  files.set("code/runtime.js", await bundleRuntime(names, runtime));
  return files;
}
