import type { DemandKind } from "../cases/types.ts";
import { demandKinds } from "./coverage.ts";
import { coveredOf, percent } from "./totals.ts";
import type { ContractReport, Covered, ProviderReport } from "./types.ts";

/** One row of the coverage table; a kind of which nothing is demanded is null. */
export interface CoverageRow {
  readonly name: string;
  readonly cells: readonly (Covered | null)[];
  readonly percent: number | null;
}

/** Words of the columns of the coverage table, in the order of a row's cells. */
export const columns: readonly string[] = Object.values(demandKinds);

/** A row for each provider; with several, one for all of them at the end. */
export function coverageRows({ providers }: ContractReport): readonly CoverageRow[] {
  const rows = providers.map((provider) => coverageRow(provider.provider, [provider]));
  return providers.length > 1 ? [...rows, coverageRow("all", providers)] : rows;
}

/** The row of some providers. */
export function coverageRow(name: string, providers: readonly ProviderReport[]): CoverageRow {
  const cells = Object.keys(demandKinds).map((kind) => {
    const covered = coveredOf(providers, kind as DemandKind); // keys of a record over DemandKind
    return covered.demanded === 0 ? null : covered;
  });
  return { name, cells, percent: percent(coveredOf(providers)) };
}

/** `12/14`, or a dash where nothing is demanded. */
export function cellText(cell: Covered | null): string {
  return cell ? `${cell.covered}/${cell.demanded}` : "-";
}
