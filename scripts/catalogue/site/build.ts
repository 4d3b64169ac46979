import { readMakers } from "../../emit/pipeline/inputs.ts";
import type { Roots } from "../../system/roots.ts";
import { runtimeFiles } from "../code/runtime.ts";
import { readContractReport } from "../data/contract-report.ts";
import { buildBlock, type Catalogue } from "./catalogue.ts";
import { readShown, type ShownOptions } from "./shown.ts";

/** What a static catalogue is made of. */
export interface BuildOptions extends ShownOptions {
  /** The JSON report of the contract suite; null: none. */
  readonly contract: string | null;
}

/** Reads and builds everything that a catalogue shows. */
export async function buildCatalogue(options: BuildOptions, roots: Roots): Promise<Catalogue> {
  const { label, contracts, changes } = await readShown(options, roots);
  const contract = options.contract === null ? new Map() : readContractReport(options.contract);
  const { project, releases } = readMakers(roots, roots.workspace.specs);
  const runtime = runtimeFiles(roots);
  const blocks = [];
  for (const { provider } of contracts.values()) {
    const { version, changelog } = releases(provider.id);
    const own = changes?.packages.find(({ id }) => id === provider.id)?.changes ?? [];
    const given = { project, runtime, release: { version, changelog }, changes: own, contract };
    blocks.push(await buildBlock(provider, given));
  }
  return { state: label, blocks, workflows: [], changes, report: null };
}
