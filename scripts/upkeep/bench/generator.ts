import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { roots } from "../../system/roots.fixture.ts";
import { measureProcess, type ProcessCost } from "./process.ts";
import { ratio, table } from "./table.ts";

/** One measured run of the generator or of its floor. */
export interface GeneratorRow {
  readonly name: string;
  readonly cpu: number;
  readonly wall: number;
  readonly memory: number;
  /** Files written; null for runs that are not the generator's. */
  readonly written: number | null;
  /** Processor time over that of the row it is compared with. */
  readonly ratio: number;
  readonly of: string;
}

const ROUNDS = 5;

/** Measures generation of many synthetic providers against openapi-typescript on their documents. */
export function benchGenerator(providers: number): readonly GeneratorRow[] {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  const specs = join(folder, "specs");
  const out = join(folder, "generated");
  const types = join(folder, "types");
  try {
    tsx("scripts/upkeep/bench/synthetic.ts", specs, String(providers));
    const generate = (into = out) =>
      measureProcess([
        roots.installation.cli,
        "generate",
        "--json",
        "--specs",
        specs,
        "--out",
        into,
      ]);
    // Turn by turn, so that both see the same machine; each time from nothing.
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const into = round === 0 ? out : join(folder, `generated-${round}`);
      const cold = generate(into);
      return { cold, floor: measureProcess(["scripts/upkeep/bench/floor.mjs", into, types]) };
    });
    const cold = median(rounds.map((round) => round.cold));
    const floor = median(rounds.map((round) => round.floor));
    const none = generate();
    change(specs, providers);
    const one = generate();
    const check = typeCheck(folder, out);
    const mocks = mock(folder);
    return [
      row("openapi-typescript alone (floor)", floor, floor, "floor"),
      row("generate, cold", cold, floor, "floor"),
      row("generate, nothing changed", none, cold, "cold"),
      row("generate, one changed", one, cold, "cold"),
      row("type check of all packages", check, floor, "floor"),
      row("mock, until it listens", mocks, cold, "cold"),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The run in the middle by processor time. */
export function median(runs: readonly ProcessCost[]): ProcessCost {
  const middle = runs.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}

function tsx(script: string, ...args: readonly string[]): ProcessCost {
  return measureProcess(["--import", "tsx", script, ...args]);
}

/** Changes the version of one provider in the middle of the row, which reaches several of its files. */
function change(specs: string, providers: number): void {
  const files = readdirSync(specs).toSorted();
  const file = join(specs, files[Math.floor(providers / 2)] ?? "");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^version: .*$/m, "version: v99"));
}

/** Type-checks every emitted package with the native compiler, libraries included. */
function typeCheck(folder: string, out: string): ProcessCost {
  cpSync(new URL("./typecheck.tsconfig.json", import.meta.url), join(folder, "tsconfig.json"));
  return measureProcess(["scripts/upkeep/bench/typecheck.mjs", folder, out]);
}

/** Serves mocks of all providers, and calls none. */
function mock(folder: string): ProcessCost {
  const project = { type: "module", blockwright: { scope: "@bench" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(project));
  return measureProcess(["scripts/upkeep/bench/mock.mjs", folder]);
}

function row(name: string, cost: ProcessCost, base: ProcessCost, of: string): GeneratorRow {
  const { cpu, wall, memory, stdout } = cost;
  return { name, cpu, wall, memory, written: writtenOf(stdout), ratio: cpu / base.cpu, of };
}

function writtenOf(stdout: string): number | null {
  if (!stdout.startsWith("{")) return null;
  const report: { written: number } = JSON.parse(stdout);
  return report.written;
}

/** The rows as a person reads them. */
export function generatorTable(rows: readonly GeneratorRow[]): string {
  const head = ["", "CPU s", "wall s", "MB", "written", "CPU ratio"];
  return table([
    head,
    ...rows.map(({ name, cpu, wall, memory, written, of, ratio: value }) => [
      name,
      cpu.toFixed(2),
      wall.toFixed(2),
      String(memory),
      written === null ? "" : String(written),
      `${ratio(value, 1)} ${of}`,
    ]),
  ]);
}
