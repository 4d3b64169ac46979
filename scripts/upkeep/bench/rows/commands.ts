import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessCost } from "../process.ts";
import type { BenchWorkspace } from "./workspace.ts";

/** One command, in the state of a project that it is measured in. */
export interface Row {
  readonly name: string;
  /** Smallest project that it can be measured in. */
  readonly from?: number;
  run(workspace: BenchWorkspace): ProcessCost;
}

const OPERATIONS = 9;

/** In an order in which each finds what the one before it leaves, round for round. */
export const ROWS: readonly Row[] = [
  row("generate, nothing changed", ["generate"]),
  row("check, nothing changed", ["check"]),
  row("workflow check, one workflow", ["workflow", "check", "workflows/one.yaml"]),
  {
    name: "generate, one changed",
    run(workspace) {
      workspace.change();
      return workspace.run("generate");
    },
  },
  row("diff, one changed", ["diff"]),
  row("diff HEAD, one changed", ["diff", "HEAD"]),
  row("release plan, one changed", ["release", "plan"]),
  row("contract --changed, one changed", ["contract", "--changed"]),
  row("mutate --changed, one changed, a sample of 20", ["mutate", "--changed", "--sample", "20"]),
  row("release apply, one changed", ["release", "apply"]),
  row("release record, one changed", ["release", "record"]),
  {
    name: "contract, one provider of nine operations",
    run: (workspace) => workspace.run("contract", "--provider", ofNine(workspace)),
  },
  {
    name: "contract, 20 providers",
    from: 20,
    run: ({ run, providers }) => run("contract", "--provider", providers.slice(0, 20).join(",")),
  },
  {
    name: "mock, until it listens",
    run: ({ measure }) => measure("scripts/upkeep/bench/mock.mjs"),
  },
];

function row(name: string, args: readonly string[]): Row {
  return { name, run: ({ run }) => run(...args) };
}

/** The first provider of nine operations. */
function ofNine({ root, providers }: BenchWorkspace): string {
  const operations = (provider: string): readonly unknown[] =>
    JSON.parse(readFileSync(join(root, `generated/${provider}/block.json`), "utf8")).operations;
  const found = providers.find((each) => operations(each).length === OPERATIONS);
  if (found === undefined) throw new Error(`no provider has ${OPERATIONS} operations`);
  return found;
}
