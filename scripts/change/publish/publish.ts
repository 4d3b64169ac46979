import { InputError } from "../../system/input-error.ts";
import { withLock } from "../../emit/write/lock.ts";
import { refuseLinks } from "../../system/links.ts";
import { styleFor } from "../../system/terminal/style.ts";
import type { Roots } from "../../system/roots.ts";
import { confirm } from "../../system/terminal/confirm.ts";
import { requirePackages, shownIn } from "../record/places.ts";
import { releasedFolder } from "../record/record.ts";
import { commitOf, moved } from "./gates.ts";
import { handOver, requireEmpty } from "./hand-over.ts";
import { npmFor, registriesOf, scopeOf } from "./npm.ts";
import { readPackages } from "./packages.ts";
import { type Item, makePlan } from "./plan.ts";
import { record } from "./released.ts";
import { asJson, planText, problemsText, type Result, summaryText } from "./report.ts";
import { type UploadStatus, uploadAll } from "./upload.ts";

/** Where a person, or a program, follows. */
type Terminal = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "env">;

/** Publishes what the registry lacks; gives the exit status. */
export async function publish(
  command: PublishOptions,
  roots: Roots,
  terminal: Terminal,
): Promise<number> {
  const { stdin, stdout, stderr, env } = terminal;
  requirePackages(roots.workspace);
  const { root, cache } = roots.workspace;
  for (const folder of [cache, command.pack ?? cache]) refuseLinks(folder, root);
  if (command.pack !== null) requireEmpty(command.pack);
  else if (!command.yes && !command.dryRun && !(stdin.isTTY && stderr.isTTY))
    throw new InputError("cannot ask for confirmation without a terminal; use --yes or --dry-run");
  // The packages are built and packed in one place.
  const result = await withLock(cache, 0, () => perform(command, roots, terminal));
  if (result === null) return 1;
  if (result.problems.length > 0) {
    stderr.write(problemsText(result.problems, styleFor(stderr, env)));
  }
  if (command.json) stdout.write(asJson(result));
  else stdout.write(summaryText(result.uploads));
  return result.problems.length > 0 ? 1 : 0;
}

/** Null: the person said no. */
async function perform(
  command: PublishOptions,
  roots: Roots,
  terminal: Terminal,
): Promise<Result | null> {
  const { dryRun, pack, tag } = command;
  const { workspace } = roots;
  const { root, scope } = workspace;
  const packages = readPackages(workspace);
  const scopes = [scope, ...packages.map(({ name }) => scopeOf(name))];
  const npm = npmFor({ ...command, root, scopes }, terminal.env);
  const registries = await registriesOf(npm, scopes, command.registry);
  const say = (message: string) => void terminal.stderr.write(`${message}\n`);
  say(`Asking ${[...new Set(registries.values())].join(" and ")} for its versions`);
  const commit = await commitOf(workspace);
  const { items, problems } = await makePlan({ roots, packages, npm, tag, say });
  const result = { registries, scope, dryRun };
  if (problems.length > 0) return { ...result, problems, uploads: statuses(items, "missing") };
  if (items.some(({ isThere }) => !isThere)) say(planText(items, registries));
  if (pack !== null) {
    await handOver(workspace, items, pack);
    return { ...result, problems, uploads: statuses(items, "packed") };
  }
  const asks = !command.yes && !dryRun && items.some(({ isThere }) => !isThere);
  if (asks && !(await confirm("Publish?", terminal))) return null;
  const { uploads, failure } = await uploadAll(items, { npm, dryRun, say });
  if (failure) return { ...result, problems: [stopped(failure.message)], uploads };
  const changes = dryRun ? [] : await moved(workspace, commit);
  if (!dryRun && changes.length === 0 && (await record(workspace, items)))
    say(recordedText(shownIn(workspace, releasedFolder(workspace))));
  return { ...result, problems: changes, uploads };
}

function recordedText(folder: string): string {
  return `What was published is recorded. Commit it:
  git add ${folder} && git commit -m "Record what was published"`;
}

function statuses(items: readonly Item[], open: UploadStatus): Result["uploads"] {
  return items.map((item) => ({ ...item, status: item.isThere ? "there" : open }));
}

function stopped(detail: string) {
  const fix = "Fix this and run the same command again; it continues where it stopped.";
  return {
    what: "npm could not publish this package; the ones after it were not tried.",
    fix,
    detail,
  };
}

/** How what the registry lacks is published. */
interface PublishOptions {
  /** Null: the one that npm is set to. */
  readonly registry: string | null;
  /** Null: none was given. */
  readonly tag: string | null;
  readonly otp: string | null;
  readonly dryRun: boolean;
  /** Folder to hand the tarballs over in, in place of publishing them; null: publish them. */
  readonly pack: string | null;
  readonly yes: boolean;
  readonly json: boolean;
}
