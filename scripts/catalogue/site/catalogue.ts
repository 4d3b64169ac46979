import type { Bundled } from "../code/bundle.ts";
import { bundleProvider } from "../code/bundle.ts";
import type { RuntimeFiles } from "../code/runtime.ts";
import { type Beside, blockPage } from "../data/block-page.ts";
import { toolsPage } from "../data/tools-page.ts";
import type { BlockPage, ChangesPage, Icon, ToolsPage, WorkflowPage } from "../data/types.ts";
import type { Project, Provider } from "../../language/ir/types.ts";

/** Everything that a catalogue shows. */
export interface Catalogue {
  readonly state: string;
  /** Sorted by id. */
  readonly blocks: readonly BuiltBlock[];
  readonly workflows: readonly WorkflowPage[];
  /** Null: nothing was compared. */
  readonly changes: ChangesPage | null;
  /** Address of the contract report, where it lies beside. */
  readonly report: string | null;
}

/** One block: its page, and the files that go along. */
export interface BuiltBlock {
  readonly page: BlockPage;
  readonly tools: ToolsPage;
  readonly bundle: Bundled;
  /** Pictures by path. */
  readonly icons: ReadonlyMap<string, string>;
}

/** What a block is made of beside its manifest. */
export interface BlockGiven extends Omit<Beside, "icon" | "code"> {
  readonly project: Project;
  readonly runtime: RuntimeFiles;
}

/** Makes the page and the code of one block. */
export async function buildBlock(provider: Provider, given: BlockGiven): Promise<BuiltBlock> {
  const { id } = provider;
  const bundle = await bundleProvider(provider, given.project, given.runtime);
  const code = "why" in bundle ? bundle : { file: `code/${id}.js` };
  const { icon, icons } = iconsOf(provider);
  return {
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
