import { bundleRuntime, type RuntimeFiles } from "../code/runtime.ts";
import { explanations } from "../../language/reference/explanations.ts";
import { blockFile, toolsFile } from "../data/address.ts";
import { diagnosticsPage } from "../data/diagnostics-page.ts";
import { cardOf, changeCounts } from "../data/index-page.ts";
import { referencePage } from "../data/reference-page.ts";
import { searchIndex } from "../data/search.ts";
import type { CatalogueIndex } from "../data/types.ts";
import { type Catalogue, codeFile } from "./catalogue.ts";

/** Contents by path, relative to the page. */
export type SiteFiles = ReadonlyMap<string, string>;

/** What makes the contents of a path; null: there are none after all. */
export type FilesOnDemand = ReadonlyMap<string, MakeFile>;

export type MakeFile = () => string | null | Promise<string | null>;

/** What packages import of the runtime. */
export const RUNTIME = "code/runtime.js";

/** `data/index.json` of a catalogue. */
export function indexOf({
  state,
  blocks,
  broken,
  workflows,
  changes,
  report,
}: Catalogue): CatalogueIndex {
  const pages = blocks.map(({ page }) => page);
  return {
    state,
    base: changes?.base ?? null,
    blocks: pages.map(cardOf),
    broken,
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

/** What the page asks for beside itself, each made when it is asked for: data, code and pictures. */
export function filesOf(catalogue: Catalogue, runtime: RuntimeFiles): FilesOnDemand {
  const { blocks, workflows, changes } = catalogue;
  const files = new Map<string, MakeFile>();
  const json = (path: string, value: () => unknown) =>
    files.set(path, async () => JSON.stringify(await value()));
  json("data/index.json", () => indexOf(catalogue));
  files.set("data/search.json", () => searchIndex(blocks.map(({ page }) => page)));
  if (changes) json("data/changes.json", () => changes);
  for (const workflow of workflows) json(`data/workflows/${workflow.id}.json`, () => workflow);
  json("data/reference.json", referencePage);
  json("data/diagnostics.json", () => diagnosticsPage(explanations()));
  for (const { page, changelog, tools, bundle, code, icons } of blocks) {
    json(blockFile(page.id), async () => ({ ...page, code: await code() }));
    json(`data/changelogs/${page.id}.json`, () => changelog);
    json(toolsFile(page.id), tools);
    files.set(codeFile(page.id), async () => {
      const bundled = await bundle();
      return "text" in bundled ? bundled.text : null;
    });
    for (const [path, text] of icons) files.set(path, () => text);
  }
  files.set(RUNTIME, async () => {
    const bundles = await Promise.all(blocks.map(({ bundle }) => bundle()));
    const names = bundles.flatMap((bundled) => ("text" in bundled ? bundled.imports : []));
    return await bundleRuntime(names, runtime);
  });
  return files;
}

/** All of them. */
export async function dataFiles(catalogue: Catalogue, runtime: RuntimeFiles): Promise<SiteFiles> {
  const made = [...filesOf(catalogue, runtime)].map(async ([path, make]) => {
    const text = await make();
    return text === null ? [] : [[path, text] as const];
  });
  return new Map((await Promise.all(made)).flat());
}
