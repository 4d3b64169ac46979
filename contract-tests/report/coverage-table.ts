import { keysOf } from "../contract/keys.ts";
import { coverageKinds } from "./coverage.ts";
import { coveredOf } from "./totals.ts";
import type { ContractReport, Covered, ProviderReport } from "./types.ts";

/** One row of the coverage table. */
export interface CoverageRow {
  readonly name: string;
  readonly cells: readonly Covered[];
  readonly total: Covered;
}

/** Titles of the columns of the coverage table, in the order of a row's cells. */
export const columns: readonly string[] = Object.values(coverageKinds);

/** A row for each provider; with several, one for all of them at the end. */
export function coverageRows({ providers }: ContractReport): readonly CoverageRow[] {
  const rows = providers.map((provider) => coverageRow(provider.provider, [provider]));
  return providers.length > 1 ? [...rows, coverageRow("all", providers)] : rows;
}

/** The row of some providers. */
export function coverageRow(name: string, providers: readonly ProviderReport[]): CoverageRow {
  const cells = keysOf(coverageKinds).map((kind) => coveredOf(providers, kind));
  return { name, cells, total: coveredOf(providers) };
}

/** `12/14`, or a dash where there are no coverage items. */
export function cellText({ covered, total }: Covered): string {
  return total === 0 ? "-" : `${covered}/${total}`;
}
