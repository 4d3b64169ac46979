import { tally } from "../totals.ts";
import type { CaseReport, ContractReport, OperationReport } from "../types.ts";
import { duration, tallied } from "../words.ts";
import { anchorOf } from "./anchor.ts";

/** Every case as a cell: operations down, kinds of cases across. */
export interface MatrixView {
  readonly columns: readonly string[];
  /** Columns of the whole table. */
  readonly width: number;
  readonly providers: readonly {
    readonly provider: string;
    readonly operations: readonly MatrixRow[];
  }[];
}

interface MatrixRow {
  readonly id: string;
  readonly tally: string;
  readonly groups: readonly { readonly column: string; readonly cells: readonly CaseCell[] }[];
}

interface CaseCell {
  readonly state: CaseReport["state"];
  /** Tells states apart without colour. */
  readonly glyph: string;
  readonly title: string;
  /** Where the failure is told. */
  readonly href: string | null;
}

/** The columns, each with the cases that belong to it. */
const groups: Readonly<Record<string, (found: CaseReport) => boolean>> = {
  examples: ({ part }) => part === "examples",
  inputs: ({ part, title }) => part === "matrix" && !title.startsWith("reply "),
  replies: ({ part, title }) => part === "matrix" && title.startsWith("reply "),
  wire: ({ part }) => part === "wire",
  flows: ({ part }) => part === "flows",
};
const GLYPHS: Readonly<Record<CaseReport["state"], string>> = {
  passed: "",
  failed: "×",
  skipped: "–",
};

/** Columns without a case are left out. */
export function matrixView({ providers }: ContractReport): MatrixView {
  const cases = providers.flatMap(({ operations }) => operations.flatMap((one) => one.cases));
  const columns = Object.keys(groups).filter((column) => cases.some(isIn(column)));
  return {
    columns,
    width: columns.length + 1,
    providers: providers.map(({ provider, operations }) => ({
      provider,
      operations: operations
        .filter((operation) => operation.cases.length > 0)
        .map((operation) => rowView(operation, columns)),
    })),
  };
}

function rowView({ id, cases }: OperationReport, columns: readonly string[]): MatrixRow {
  const own = (column: string) => cases.filter(isIn(column)).map(cellView);
  return {
    id,
    tally: tallied(tally(cases)),
    groups: columns.map((column) => ({ column, cells: own(column) })),
  };
}

const isIn = (column: string) => (found: CaseReport) => groups[column]?.(found) ?? false;

function cellView({ id, title, state, durationMs }: CaseReport): CaseCell {
  return {
    state,
    glyph: GLYPHS[state],
    title: `${title}: ${state}${state === "passed" ? `, ${duration(durationMs)}` : ""}`,
    href: state === "failed" ? `#${anchorOf(id)}` : null,
  };
}
