import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { newFolder, writeFiles } from "../../../../tests/kit/folder.ts";
import { readMakers } from "../../../emit/pipeline/inputs.ts";
import { targets } from "../../../emit/targets/index.ts";
import { packageName } from "../../../language/ir/libraries.ts";
import { findInstallation, findWorkspace, type Roots } from "../../../system/roots.ts";
import { runtimeFiles } from "../../code/runtime.ts";
import type { BlockPage } from "../../data/types.ts";
import { buildCatalogue } from "../../site/build.ts";
import { dataFiles } from "../../site/files.ts";
import { readShown } from "../../site/shown.ts";
import type { Package } from "../source.ts";
import type { Call } from "./types.ts";

const root = join(import.meta.dirname, "../../../..");

/** A block as the page has it. */
export interface LoadedBlock {
  readonly page: BlockPage;
  /** Its code for browsers, which runs here as well. */
  readonly own: Package;
  /** Address of that code. */
  readonly code: string;
}

/** Where the tool and a workspace in this repository are. */
export function rootsOf(workspace: string): Roots {
  return { installation: findInstallation(), workspace: findWorkspace(join(root, workspace)) };
}

/** Every block of a workspace in this repository, with the page's own files. */
export async function loadedBlocks(workspace = ""): Promise<readonly LoadedBlock[]> {
  const roots = rootsOf(workspace);
  const options = { state: null, base: null, only: null, contract: null, workflows: null };
  const catalogue = await buildCatalogue(options, roots);
  const files = await dataFiles(catalogue, runtimeFiles(roots));
  const folder = newFolder({ "package.json": { type: "module" }, ...Object.fromEntries(files) });
  const loaded = catalogue.blocks.map(async ({ page: text, code: made }) => {
    const page = { ...text, code: await made() };
    if ("why" in page.code) throw new Error(page.code.why);
    const code = pathToFileURL(join(folder, page.code.file)).href;
    return { page, code, own: (await import(code)) as Package };
  });
  return Promise.all(loaded);
}

/** Writes the sources of a workspace's packages; gives the main file of each by its name. */
export async function emittedSources(
  workspace: string,
  folder: string,
): Promise<readonly (readonly [name: string, file: string])[]> {
  const roots = rootsOf(workspace);
  const { contracts } = await readShown({ state: null, base: null, only: null }, roots);
  const { project } = readMakers(roots, roots.workspace.specs);
  const written = Array.from(contracts.values(), async ({ provider }) => {
    const own = join(folder, provider.id);
    const files = await Promise.all(targets.map((target) => target.emit(provider, project)));
    writeFiles(
      own,
      files.flat().filter(({ use }) => use === "code"),
    );
    return [packageName(provider.id, project), join(own, "src/index.ts")] as const;
  });
  return Promise.all(written);
}

/** A call of each example, as it stands in the form at first. */
export function exampleCalls({ page }: Pick<LoadedBlock, "page">): readonly Call[] {
  return page.block.operations.flatMap((operation) =>
    (page.operations[operation.id]?.examples ?? []).map((example) => ({
      page,
      operation,
      example,
      values: example.inputs,
    })),
  );
}
