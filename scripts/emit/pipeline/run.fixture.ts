import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { generate } from "../pipeline.ts";
import type { RunOptions } from "./inputs.ts";
import type { FakeProject } from "./project.fixture.ts";
import { fakeStages } from "./stages.fixture.ts";

/** Runs `generate` on a project with fake stages and reports what happened. */
export async function run(project: FakeProject, more: Partial<RunOptions> = {}) {
  const stages = fakeStages();
  const result = await generate({ ...project.options, ...more }, () => undefined, stages);
  const status = Object.fromEntries(result.outputs.map((output) => [output.id, output.status]));
  const findings = result.findings.map(({ kind, path }) => `${kind} ${path}`);
  return { ...result, status, findings, calls: stages.calls };
}

/** Modification times and inode numbers below a folder: whatever is written again differs. */
export function marks(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).concat(".");
  return paths.map((path) => {
    const { mtimeMs, ino } = statSync(join(folder, path));
    return [path, mtimeMs, ino] as const;
  });
}
