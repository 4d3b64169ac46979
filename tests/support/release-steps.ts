import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { parse } from "yaml";

const file = new URL("../../.github/workflows/release.yml", import.meta.url);

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a step of the release workflow as the runner does, on what the build handed over. */
export async function runReleaseStep(
  job: "publish" | "bill" | "record",
  name: string,
  { cwd, release, env }: { cwd: string; release: string; env: NodeJS.ProcessEnv },
): Promise<string> {
  const { jobs, env: usual } = parse(readFileSync(file, "utf8"));
  const steps: readonly Step[] = jobs[job].steps;
  const step = steps.find((each) => each.name === name);
  if (step?.run === undefined) throw new Error(`No step of ${job} is named ${name}`);
  const places = { RELEASE: release, BILLS: billsOf(release), GITHUB_OUTPUT: outputOf(release) };
  const options = { cwd, env: { ...usual, ...env, ...step.env, ...places, TAG: "", DRY_RUN: "" } };
  return (await promisify(execFile)("bash", ["-e", "-c", step.run], options)).stdout;
}

/** Folder of the bills of materials of a release. */
export function billsOf(release: string): string {
  return `${release}-bills`;
}

/** File that takes what a step hands to other jobs. */
export function outputOf(release: string): string {
  return `${release}-output`;
}
