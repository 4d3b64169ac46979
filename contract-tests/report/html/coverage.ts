import { type CoverageRow, cellText, columns, coverageRow } from "../coverage-table.ts";
import { sayMissing } from "../missing.ts";
import { percent } from "../totals.ts";
import type { ContractReport, Covered } from "../types.ts";
import type { Links } from "./links.ts";

/** The coverage table: a group of rows for each provider. */
export interface CoverageView {
  readonly columns: readonly string[];
  readonly groups: readonly { readonly rows: readonly RowView[] }[];
}

interface RowView {
  readonly name: string;
  /** Page of an operation in the catalogue. */
  readonly href: string | null;
  readonly level: "all" | "provider" | "operation";
  readonly cells: readonly CellView[];
}

interface CellView {
  readonly text: string;
  readonly state: "complete" | "incomplete" | "none";
  /** Length of the bar in per cent. */
  readonly share: number;
  readonly title: string;
}

/** Providers with their operations, and all of them together at the end. */
export function coverageView({ providers }: ContractReport, links: Links): CoverageView {
  const groups = providers.map((provider) => ({
    rows: [
      rowView(coverageRow(provider.provider, [provider]), "provider"),
      ...provider.operations.map((operation) =>
        rowView(
          coverageRow(operation.id, [{ ...provider, operations: [operation] }]),
          "operation",
          links.operation(operation.id),
        ),
      ),
    ],
  }));
  const all = { rows: [rowView(coverageRow("all", providers), "all")] };
  return {
    columns: ["together", ...columns],
    groups: providers.length > 1 ? [...groups, all] : groups,
  };
}

function rowView(
  { name, cells, total }: CoverageRow,
  level: RowView["level"],
  href: string | null = null,
): RowView {
  const share = percent(total);
  const together = { ...cellView(total), text: share === null ? "–" : `${share} %` };
  return { name, href, level, cells: [together, ...cells.map(cellView)] };
}

function cellView(cell: Covered): CellView {
  const share = percent(cell);
  if (share === null) return { text: "–", state: "none", share: 0, title: "no coverage items" };
  return {
    text: cellText(cell),
    state: share === 100 ? "complete" : "incomplete",
    share,
    title: cell.missing.map(sayMissing).join("\n"),
  };
}
