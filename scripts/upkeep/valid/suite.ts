import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContractReport } from "../../../contract-tests/report/types.ts";
import { findInstallation } from "../../system/roots.ts";
import type { Accepted } from "./checked.ts";
import { writeFiles } from "./folder.ts";
import { type Failure, failuresOf } from "./failures.ts";

/** Manifests of one run: what it derives of each stays in memory. */
const MOST = 60;

/** What the suite says of manifests. */
export interface Judged {
  /** By the id of the manifest; those without a failure have none. */
  readonly failures: ReadonlyMap<string, readonly Failure[]>;
  readonly cases: number;
  readonly items: number;
  readonly cpuMs: number;
}

/** Generates the packages of manifests in a folder of their own, and runs the suite over all. */
export function judged(all: readonly Accepted[], folder: string): Judged {
  const runs = Array.from({ length: Math.ceil(all.length / MOST) }, (_, index) =>
    judgedAtOnce(all.slice(index * MOST, (index + 1) * MOST), folder),
  );
  const sum = (of: (each: Judged) => number) => runs.reduce((total, each) => total + of(each), 0);
  return {
    failures: new Map(runs.flatMap(({ failures }) => [...failures])),
    cases: sum(({ cases }) => cases),
    items: sum(({ items }) => items),
    cpuMs: sum(({ cpuMs }) => cpuMs),
  };
}

function judgedAtOnce(all: readonly Accepted[], folder: string): Judged {
  rmSync(folder, { recursive: true, force: true });
  const project = {
    name: "valid",
    private: true,
    type: "module",
    blockwright: { scope: "@valid" },
  };
  writeFiles(folder, { "package.json": JSON.stringify(project) });
  for (const { made, text } of all) {
    writeFiles(join(folder, "specs"), { [`${made.id}.yaml`]: text, ...made.files });
  }
  const generated = run(["generate"], folder);
  if (generated.status !== 0) throw new Error(`generate failed:\n${generated.said}`);
  const { said } = run(["contract", "--report", "json"], folder);
  return readReport(all, folder, said);
}

function readReport(all: readonly Accepted[], folder: string, said: string): Judged {
  let report: ContractReport;
  try {
    const path = join(folder, ".cache/contract/report.json");
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Error(`the suite wrote no report:\n${said.slice(-2000)}`);
  }
  const operations = report.providers.flatMap((provider) => provider.operations);
  const covered = operations.flatMap(({ coverage }) => Object.values(coverage));
  return {
    failures: new Map(all.map(({ made }) => [made.id, failuresOf(report, made.id)])),
    cases: operations.reduce((sum, { cases }) => sum + cases.length, 0),
    items: covered.reduce((sum, { total }) => sum + total, 0),
    cpuMs: report.cpuMs ?? 0,
  };
}

function run(args: readonly string[], cwd: string) {
  const { cli } = findInstallation();
  const env = { ...process.env, NO_COLOR: "1" };
  const settings = { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--", cli, ...args], settings);
  return { status, said: stdout + stderr };
}
