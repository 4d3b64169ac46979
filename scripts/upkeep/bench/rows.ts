import { median } from "./generator.ts";
import type { ProcessCost } from "./process.ts";
import { ROWS, type Row } from "./rows/commands.ts";
import { fit } from "./rows/fit.ts";
import { type BenchWorkspace, benchWorkspace } from "./rows/workspace.ts";
import { ratio, table } from "./table.ts";

/** What a command costs in projects of several sizes. */
export interface RowCosts {
  readonly name: string;
  /** By the number of providers; the middle of several rounds. */
  readonly costs: ReadonlyMap<number, ProcessCost>;
}

/** With what the others are compared. */
const UNIT = "generate, nothing changed";

export interface RowOptions {
  /** Parts of names; none: all rows. */
  readonly wanted: readonly string[];
  readonly sizes: readonly number[];
  readonly rounds: number;
}

/** Measures commands in projects of several sizes, round for round in turn. */
export function benchRows({ wanted, sizes, rounds }: RowOptions): readonly RowCosts[] {
  const rows = ROWS.filter(
    ({ name }) =>
      name === UNIT || wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  const bySize = sizes.map((size) => [size, measured(rows, size, rounds)] as const);
  return rows.map(({ name }) => ({
    name,
    costs: new Map(
      bySize.flatMap(([size, costs]) => {
        const cost = costs.get(name);
        return cost ? [[size, cost] as const] : [];
      }),
    ),
  }));
}

function measured(rows: readonly Row[], size: number, rounds: number) {
  process.stderr.write(`making a project of ${size} providers...\n`);
  const workspace = benchWorkspace(size);
  try {
    const possible = rows.filter(({ from = 0 }) => from <= size);
    const runs = Array.from({ length: rounds }, () => roundOf(possible, workspace));
    return new Map(
      possible.map(({ name }) => {
        const costs = runs.flatMap((round) => round.get(name) ?? []);
        return [name, median(costs)] as const;
      }),
    );
  } finally {
    workspace.remove();
  }
}

function roundOf(rows: readonly Row[], workspace: BenchWorkspace) {
  return new Map(
    rows.map((row) => {
      process.stderr.write(`  ${row.name}\n`);
      return [row.name, row.run(workspace)] as const;
    }),
  );
}

/** The rows as a person reads them: seconds of processor time, memory, and how both grow. */
export function rowTable(rows: readonly RowCosts[], sizes: readonly number[]): string {
  const units = rows.find(({ name }) => name === UNIT)?.costs;
  const largest = Math.max(...sizes);
  const head = ["", ...sizes.map((size) => `${size}: CPU s, MB`), "of the first", "CPU s, fitted"];
  return table([
    head,
    ...rows.map(({ name, costs }) => {
      const cells = sizes.map((size) => cell(costs.get(size)));
      const [cost, unit] = [costs.get(largest), units?.get(largest)];
      const times = cost && unit ? ratio(cost.cpu, unit.cpu) : "";
      return [name, ...cells, times, growth(costs)];
    }),
  ]);
}

function cell(cost: ProcessCost | undefined): string {
  return cost ? `${cost.cpu.toFixed(2)}, ${cost.memory}` : "";
}

/** `0.21 + 0.42 per 1,000 providers (R² 0.999)` */
function growth(costs: RowCosts["costs"]): string {
  if (costs.size < 3) return "";
  const { start, each, r2 } = fit([...costs].map(([size, { cpu }]) => [size, cpu] as const));
  return `${start.toFixed(2)} + ${(each * 1000).toFixed(2)} per 1,000 (R² ${r2.toFixed(3)})`;
}
