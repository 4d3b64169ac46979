import { resolve } from "node:path";
import { readSpecs, refuseNone } from "../../language/specs.ts";
import { factsOf } from "../fingerprint/facts.ts";
import { openChecks } from "./checks.ts";
import { compiler, type Progress } from "./compiler.ts";
import { type RunOptions, select } from "./inputs.ts";
import type { OutputResult, RunResult } from "./result.ts";
import { stages as ownStages, type Stages } from "./stages.ts";

/** What a check looks at. */
export type CheckOptions = Pick<RunOptions, "installation" | "workspace" | "specs" | "only">;

/** Reports every problem of every manifest. */
export async function check(
  { installation, workspace, specs: folder, only }: CheckOptions,
  progress: Progress,
  stages: Stages = ownStages,
): Promise<RunResult> {
  const found = readSpecs(workspace.root, folder);
  refuseNone(found, folder);
  const { specs, ignored } = found;
  const selected = select(specs, only);
  // With --only the others are read as well: a clash concerns both sides.
  const others = specs.filter((spec) => !selected.includes(spec));
  const checks = openChecks(workspace.memory, resolve(folder), factsOf(installation).fingerprint);
  const run = compiler(stages, progress, { checks });
  const { manifests, diagnostics } = await run.check(selected, () => others);
  checks.save();
  const outputs = manifests.map(({ spec, operations, ms }): OutputResult => {
    const status = operations === null ? "failed" : "unchanged";
    const { name: id, file } = spec;
    return { ...NOTHING, id, spec: file.path, status, operations: operations ?? 0, ms };
  });
  return { diagnostics, findings: [], outputs, ignored };
}

const NOTHING = { written: 0, unchanged: 0, removed: 0 };
