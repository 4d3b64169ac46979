import type { Bundled } from "../code/bundle.ts";
import { bundleProvider } from "../code/bundle.ts";
import { type RuntimeFiles, runtimeFiles } from "../code/runtime.ts";
import { type Beside, blockPage } from "../data/block-page.ts";
import { toolsPage } from "../data/tools-page.ts";
import type {
  BlockPage,
  CatalogueIndex,
  ChangeLine,
  ChangesPage,
  Icon,
  ToolsPage,
  WorkflowPage,
} from "../data/types.ts";
import { readMakers } from "../../emit/pipeline/inputs.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import type { Roots } from "../../system/roots.ts";

/** Everything that a catalogue shows. */
export interface Catalogue {
  readonly state: string;
  /** Sorted by id. */
  readonly blocks: readonly BuiltBlock[];
  /** Manifests that there is nothing to show of. */
  readonly broken: CatalogueIndex["broken"];
  readonly workflows: readonly WorkflowPage[];
  /** Null: nothing was compared. */
  readonly changes: ChangesPage | null;
  /** Address of the contract report, where it lies beside. */
  readonly report: string | null;
}

/** One block: its page, and the files that go along. */
export interface BuiltBlock {
  readonly page: BlockPage;
  /** Text of its CHANGELOG.md. */
  readonly changelog: string;
  readonly tools: ToolsPage;
  readonly bundle: Bundled;
  /** Pictures by path. */
  readonly icons: ReadonlyMap<string, string>;
}

/** What a block is made of beside its manifest. */
interface BlockGiven extends Omit<Beside, "icon" | "code"> {
  readonly project: Project;
  readonly runtime: RuntimeFiles;
  readonly changelog: string;
}

/** Makes one block, with the changes that are told of it. */
export type BuildBlock = (
  provider: Provider,
  changes: readonly ChangeLine[],
) => Promise<BuiltBlock>;

/** Makes blocks with what a workspace says of all of them. */
export function blockBuilder(roots: Roots, contract: Beside["contract"]): BuildBlock {
  const { project, releases } = readMakers(roots, roots.workspace.specs);
  const runtime = runtimeFiles(roots);
  return (provider, changes) => {
    const { version, changelog } = releases(provider.id);
    const given = { project, runtime, version, changelog, changes, contract };
    return buildBlock(provider, given);
  };
}

/** Where the code of a block is. */
export function codeFile(id: string): string {
  return `code/${id}.js`;
}

async function buildBlock(provider: Provider, given: BlockGiven): Promise<BuiltBlock> {
  const { id } = provider;
  const bundle = await bundleProvider(provider, given.project, given.runtime);
  const code = "why" in bundle ? bundle : { file: codeFile(id) };
  const { icon, icons } = iconsOf(provider);
  return {
    changelog: given.changelog,
    page: blockPage(provider, { ...given, icon, code }),
    tools: toolsPage(provider),
    bundle,
    icons,
  };
}

function iconsOf({ id, block: { icon } }: Provider) {
  const icons = new Map<string, string>();
  if (!icon) return { icon: null, icons };
  const kept = (name: string, text: string) => {
    const path = `icons/${id}${name}.svg`;
    icons.set(path, text);
    return path;
  };
  const { light, dark } = icon;
  const shown: Icon = {
    light: kept("", light.text),
    ...(dark && { dark: kept("-dark", dark.text) }),
  };
  return { icon: shown, icons };
}
