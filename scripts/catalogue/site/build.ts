import type { Contracts } from "../../language/contract.ts";
import type { Roots } from "../../system/roots.ts";
import { NO_RESULTS, readContractReport } from "../data/contract-report.ts";
import type { WorkflowPage } from "../data/types.ts";
import { workflowPages } from "../data/workflow-page.ts";
import { blockBuilder, type Catalogue } from "./catalogue.ts";
import { readShown, type ShownOptions } from "./shown.ts";
import { namedFolders, readWorkflowTexts } from "./workflow-texts.ts";

/** What a static catalogue is made of. */
export interface BuildOptions extends ShownOptions {
  /** The JSON report of the contract suite; null: none. */
  readonly contract: string | null;
  /** Folders of workflows in place of the workspace's own, which are shown with the working tree. */
  readonly workflows?: readonly string[] | null;
}

/** Reads and builds everything that a catalogue shows. */
export async function buildCatalogue(options: BuildOptions, roots: Roots): Promise<Catalogue> {
  const { label, contracts, all, changes } = await readShown(options, roots);
  const contract = options.contract === null ? NO_RESULTS : readContractReport(options.contract);
  const build = blockBuilder(roots, contract);
  const blocks = [...contracts.values()].map(({ provider }) => {
    const own = changes?.packages.find(({ id }) => id === provider.id)?.changes ?? [];
    return build(provider, own);
  });
  const workflows = workflowsOf(options, roots, [all, contracts]);
  return { state: label, blocks, broken: [], workflows, changes, report: null };
}

/** Those of the workspace fit its working tree; of another state somebody has to say which fit. */
function workflowsOf(
  { state, workflows }: BuildOptions,
  { workspace }: Roots,
  [all, shown]: readonly [Contracts, Contracts],
): readonly WorkflowPage[] {
  const own = state === null ? workspace.workflows : [];
  const texts = readWorkflowTexts(workflows ? namedFolders(workflows) : own, workspace);
  const providers = (contracts: Contracts) => [...contracts.values()].map((each) => each.provider);
  return workflowPages(texts, providers(all), providers(shown));
}
