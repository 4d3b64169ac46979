import { InputError } from "../input-error.ts";
import { isOk, type RunResult } from "../pipeline/result.ts";
import { problemsAsText } from "../report/problems.ts";
import { progressOn } from "../report/progress.ts";
import { styleFor } from "../report/style.ts";
import { root, start } from "../start.ts";
import { applyRelease, regenerate } from "./apply.ts";
import { type Only, parseCommand, type Request } from "./command.ts";
import { planAsJson } from "./document.ts";
import { help } from "./help.ts";
import { isApplied, type PackagePlan, planRelease } from "./plan.ts";
import { recordPublished } from "./record-published.ts";
import { planAsText } from "./text.ts";

const { stdout, stderr, env } = process;

await start("release", run, ["only", "pre", "stable", "json"]);

async function run(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  switch (command.kind) {
    case "plan":
      return await plan(command);
    case "apply":
      return await apply(command);
    case "record":
      return await record(command.only);
    case "help":
      stdout.write(help);
      return 0;
  }
}

async function plan(request: Request): Promise<number> {
  const stale = await tellStale();
  if (stale) return stale;
  print(await planRelease(root, request.wishes, request.only), request);
  return 0;
}

async function apply(request: Request): Promise<number> {
  const { progress, end } = progressOn(stderr);
  const { wishes, only } = request;
  const { run: made, plans, written } = await applyRelease(root, wishes, only, progress);
  end();
  for (const id of written) stderr.write(`wrote specs/changelogs/${id}.md\n`);
  if (plans === null || !isOk(made)) return await tell(made);
  print(
    plans.map((each) => ({ ...each, changelog: null })),
    request,
  );
  return 0;
}

async function record(only: Only): Promise<number> {
  const stale = await tellStale();
  if (stale) return stale;
  const plans = await planRelease(root, {}, only);
  if (!isApplied(plans)) {
    const fix = "run npm run release -- apply, or remove specs/released to begin anew";
    throw new InputError(`changes since the last release have no version yet; ${fix}`);
  }
  const published = plans.flatMap(({ id, current: version }) => (version ? [{ id, version }] : []));
  await recordPublished(root, published);
  for (const { id, version } of published) stdout.write(`${id} ${version}\n`);
  return 0;
}

function print(plans: readonly PackagePlan[], { json }: Request): void {
  stdout.write(json ? planAsJson(plans) : planAsText(plans, styleFor(stdout, env)));
}

/** A plan is made of what lies in generated/, so that has to be up to date. */
async function tellStale(): Promise<number> {
  const result = await regenerate(root, () => {}, true);
  return isOk(result) ? 0 : await tell(result);
}

async function tell(result: RunResult): Promise<number> {
  stderr.write(await problemsAsText(result, "generated", styleFor(stderr, env)));
  return 1;
}
