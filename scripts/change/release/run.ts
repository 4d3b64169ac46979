import { InputError } from "../../system/input-error.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import { problemsAsText } from "../../emit/pipeline/problems.ts";
import { progressOn } from "../../emit/pipeline/progress.ts";
import type { Roots, Workspace } from "../../system/roots.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { type Place, placesOf, requirePackages, shownIn } from "../record/places.ts";
import { releasedFolder } from "../record/record.ts";
import { applyRelease, regenerate } from "./apply.ts";
import { planAsJson } from "./document.ts";
import type { Only, ReleaseOptions, Request } from "./options.ts";
import { isApplied, type PackagePlan, planRelease } from "./plan.ts";
import { recordPublished } from "./record-published.ts";
import { planAsText } from "./text.ts";

/** Where a person, or a program, follows. */
type Streams = Pick<NodeJS.Process, "stdout" | "stderr" | "env">;

/** Plans, applies or records a release; gives the exit status. */
export async function run(
  command: ReleaseOptions,
  roots: Roots,
  streams: Streams,
): Promise<number> {
  if (command.kind === "plan") return await plan(command, roots, streams);
  if (command.kind === "apply") return await apply(command, roots, streams);
  return await record(command.only, roots, streams);
}

async function plan(request: Request, roots: Roots, streams: Streams): Promise<number> {
  const { versionOptions, only } = request;
  const made = await checked(roots, only);
  const status = isOk(made) ? 0 : await reportRun(made, roots.workspace, streams);
  const broken = made.outputs.filter((each) => each.status === "failed").map(({ id }) => id);
  // What else is wrong may be so with every package; a manifest with errors stops only its own.
  if (status !== 0 && (broken.length === 0 || made.findings.length > 0)) return status;
  const plans = await planRelease(roots, versionOptions, only, broken);
  if (status === 0 || plans.length > 0) print(plans, request, streams);
  return status;
}

async function apply(request: Request, roots: Roots, streams: Streams): Promise<number> {
  const { progress, end } = progressOn(streams.stderr);
  const { versionOptions, only } = request;
  const { run: made, plans, written } = await applyRelease(roots, versionOptions, only, progress);
  end();
  const places = placesOf(roots.workspace);
  for (const id of written)
    streams.stderr.write(`wrote ${writtenFor(places.of(id), roots.workspace)}\n`);
  if (plans === null || !isOk(made)) return await reportRun(made, roots.workspace, streams);
  print(
    plans.map((each) => ({ ...each, changelog: null, packageJson: null })),
    request,
    streams,
  );
  return 0;
}

function writtenFor({ changelog, folder, isLibrary }: Place, workspace: Workspace): string {
  const file = shownIn(workspace, changelog);
  return isLibrary ? `${file} and ${shownIn(workspace, folder)}/package.json` : file;
}

async function record(only: Only, roots: Roots, streams: Streams): Promise<number> {
  const made = await checked(roots, only);
  if (!isOk(made)) return await reportRun(made, roots.workspace, streams);
  const plans = await planRelease(roots, {}, only);
  if (!isApplied(plans)) {
    const folder = shownIn(roots.workspace, releasedFolder(roots.workspace));
    const fix = `run \`npx blockwright release apply\`, or remove ${folder} to start over`;
    throw new InputError(`changes since the last release have no version; ${fix}`);
  }
  const published = plans.flatMap(({ id, current: version }) => (version ? [{ id, version }] : []));
  await recordPublished(roots.workspace, published);
  for (const { id, version } of published) streams.stdout.write(`${id} ${version}\n`);
  return 0;
}

function print(plans: readonly PackagePlan[], { json }: Request, { stdout, env }: Streams): void {
  stdout.write(json ? planAsJson(plans) : planAsText(plans, styleFor(stdout, env)));
}

/** A plan is made of what lies in generated/, so that has to be up to date. */
async function checked(roots: Roots, only: Only): Promise<RunResult> {
  requirePackages(roots.workspace);
  return await regenerate(roots, only, () => {}, true);
}

async function reportRun(
  result: RunResult,
  workspace: Workspace,
  { stderr, env }: Streams,
): Promise<number> {
  const folder = shownIn(workspace, workspace.generated);
  stderr.write(await problemsAsText(result, folder, styleFor(stderr, env)));
  return 1;
}
