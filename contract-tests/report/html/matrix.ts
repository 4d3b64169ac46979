import { byGroup } from "../group.ts";
import { tally } from "../totals.ts";
import type { CaseReport, ContractReport, OperationReport } from "../types.ts";
import { duration, tallied } from "../format.ts";
import { anchorOf } from "./anchor.ts";
import type { Links } from "./links.ts";

/** Every case as a cell: operations down, what the cases are about across. */
export interface MatrixProvider {
  readonly provider: string;
  /** Why there are no cases; null: there are. */
  readonly problem: string | null;
  readonly operations: readonly {
    readonly id: string;
    /** Its page in the catalogue. */
    readonly href: string | null;
    readonly tally: string;
    readonly groups: readonly MatrixGroup[];
  }[];
}

interface MatrixGroup {
  readonly name: string;
  readonly state: "good" | "bad";
  readonly cells: readonly CaseCell[];
}

interface CaseCell {
  readonly state: CaseReport["state"];
  /** Tells states apart without colour. */
  readonly glyph: string;
  readonly title: string;
  /** Where the failure is reported. */
  readonly href: string | null;
}

const GLYPHS: Readonly<Record<CaseReport["state"], string>> = {
  passed: "",
  failed: "×",
  skipped: "–",
};

/** Operations without a case are left out. */
export function matrixView({ providers }: ContractReport, links: Links): readonly MatrixProvider[] {
  return providers.map(({ provider, operations, problem = null }) => ({
    provider,
    problem,
    operations: operations
      .filter(({ cases }) => cases.length > 0)
      .map(({ id, cases }) => ({
        id,
        href: links.operation(id),
        tally: tallied(tally(cases)),
        groups: groupsOf(cases),
      })),
  }));
}

function groupsOf(cases: OperationReport["cases"]): readonly MatrixGroup[] {
  const names = new Set(cases.map(({ group }) => group));
  return [...names].toSorted(byGroup).map((name) => {
    const own = cases.filter(({ group }) => group === name);
    return { name, state: tally(own).failed > 0 ? "bad" : "good", cells: own.map(cellView) };
  });
}

function cellView({ id, title, state, durationMs }: CaseReport): CaseCell {
  return {
    state,
    glyph: GLYPHS[state],
    title: `${title}: ${state}${state === "passed" ? `, ${duration(durationMs)}` : ""}`,
    href: state === "failed" ? `#${anchorOf(id)}` : null,
  };
}
