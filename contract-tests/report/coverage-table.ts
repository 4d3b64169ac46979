import type { CoverageKind } from "../contract/case.ts";
import { coverageKinds } from "./coverage.ts";
import { coveredOf } from "./totals.ts";
import type { ContractReport, Covered, ProviderReport } from "./types.ts";

/** One row of the coverage table. */
export interface CoverageRow {
  readonly name: string;
  readonly cells: readonly Covered[];
  readonly total: Covered;
}

/** Kinds that have a column: members are walked where that is asked for. */
export function kindsOf({ providers }: ContractReport): readonly CoverageKind[] {
  const isWalked = coveredOf(providers, "member").total > 0;
  const kinds = Object.keys(coverageKinds) as CoverageKind[]; // the keys are typed as text
  return kinds.filter((kind) => kind !== "member" || isWalked);
}

/** Titles of the columns of the coverage table, in the order of a row's cells. */
export function columnsOf(report: ContractReport): readonly string[] {
  return kindsOf(report).map((kind) => coverageKinds[kind]);
}

/** A row for each provider; with several, one for all of them at the end. */
export function coverageRows(report: ContractReport): readonly CoverageRow[] {
  const { providers } = report;
  const kinds = kindsOf(report);
  const rows = providers.map((provider) => coverageRow(kinds, provider.provider, [provider]));
  return providers.length > 1 ? [...rows, coverageRow(kinds, "all", providers)] : rows;
}

/** The row of some providers. */
export function coverageRow(
  kinds: readonly CoverageKind[],
  name: string,
  providers: readonly ProviderReport[],
): CoverageRow {
  const cells = kinds.map((kind) => coveredOf(providers, kind));
  return { name, cells, total: coveredOf(providers) };
}

/** `12/14`, or a dash where there are no coverage items. */
export function cellText({ covered, total }: Covered): string {
  return total === 0 ? "-" : `${covered}/${total}`;
}
