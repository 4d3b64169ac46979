import type { Bundled } from "../code/bundle.ts";
import { bundleProvider } from "../code/bundle.ts";
import { type RuntimeFiles, runtimeFiles } from "../code/runtime.ts";
import { type Beside, blockPage } from "../data/block-page.ts";
import { toolsPage } from "../data/tools-page.ts";
import type {
  BlockText,
  CatalogueIndex,
  ChangeLine,
  ChangesPage,
  Code,
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
  readonly page: BlockText;
  /** Text of its CHANGELOG.md. */
  readonly changelog: string;
  readonly tools: () => ToolsPage;
  /** Its package as one module, which is made when it is asked for first: most of the work is that. */
  readonly bundle: () => Promise<Bundled>;
  /** Where the page finds the module. */
  readonly code: () => Promise<Code>;
  /** Pictures by path. */
  readonly icons: ReadonlyMap<string, string>;
}

/** What a block is made of beside its manifest. */
interface BlockGiven extends Omit<Beside, "icon"> {
  readonly project: Project;
  readonly runtime: RuntimeFiles;
  readonly changelog: string;
}

/** Makes one block, with the changes that are told of it. */
export type BuildBlock = (provider: Provider, changes: readonly ChangeLine[]) => BuiltBlock;

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

/** Makes something once, when it is asked for first. */
export function kept<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Where the code of a block is. */
export function codeFile(id: string): string {
  return `code/${id}.js`;
}

function buildBlock(provider: Provider, given: BlockGiven): BuiltBlock {
  const bundle = kept(() => bundleProvider(provider, given.project, given.runtime));
  const { icon, icons } = iconsOf(provider);
  return {
    changelog: given.changelog,
    page: blockPage(provider, { ...given, icon }),
    tools: () => toolsPage(provider),
    bundle,
    async code() {
      const bundled = await bundle();
      return "why" in bundled ? bundled : { file: codeFile(provider.id) };
    },
    icons,
  };
}

function iconsOf({ id, block: { icon } }: Provider) {
  const icons = new Map<string, string>();
  if (!icon) return { icon: null, icons };
  const keep = (name: string, text: string) => {
    // No id has a dot.
    const path = `icons/${id}${name}.svg`;
    icons.set(path, text);
    return path;
  };
  const { light, dark } = icon;
  const shown: Icon = {
    light: keep("", light.text),
    ...(dark && { dark: keep(".dark", dark.text) }),
  };
  return { icon: shown, icons };
}
