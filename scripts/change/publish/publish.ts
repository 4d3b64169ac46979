import { join } from "node:path";
import { InputError } from "../../system/input-error.ts";
import { withLock } from "../../emit/write/lock.ts";
import { styleFor } from "../../system/terminal/style.ts";
import type { Roots } from "../../system/roots.ts";
import { confirm } from "../../system/terminal/confirm.ts";
import { commitOf, moved } from "./gates.ts";
import { handOver, requireEmpty } from "./hand-over.ts";
import { npmFor, registryOf } from "./npm.ts";
import type { PublishOptions } from "./options.ts";
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
  if (command.pack !== null) requireEmpty(command.pack);
  else if (!command.yes && !command.dryRun && !(stdin.isTTY && stderr.isTTY))
    throw new InputError("cannot ask for confirmation without a terminal; use --yes or --dry-run");
  // The packages are built and packed in one place.
  const result = await withLock(join(roots.workspace.root, ".cache"), 0, () =>
    perform(command, roots, terminal),
  );
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
  const { root, scope } = roots.workspace;
  const scopes = new Set(readPackages(root).flatMap(({ name }) => /^@[^/]*/.exec(name) ?? []));
  const npm = npmFor({ ...command, root, scopes: [...scopes] }, terminal.env);
  const registry = command.registry ?? (await registryOf(npm, scope));
  const say = (message: string) => void terminal.stderr.write(`${message}\n`);
  say(`Asking ${registry} for its versions`);
  const commit = await commitOf(root);
  const { items, problems } = await makePlan({ roots, npm, tag, say });
  const result = { registry, dryRun };
  if (problems.length > 0) return { ...result, problems, uploads: statuses(items, "missing") };
  if (items.some(({ isThere }) => !isThere)) say(planText(items, registry));
  if (pack !== null) {
    await handOver(root, items, pack);
    return { ...result, problems, uploads: statuses(items, "packed") };
  }
  const asks = !command.yes && !dryRun && items.some(({ isThere }) => !isThere);
  if (asks && !(await confirm("Publish?", terminal))) return null;
  const { uploads, failure } = await uploadAll(items, { npm, dryRun, say });
  if (failure) return { ...result, problems: [stopped(failure.message)], uploads };
  const changes = dryRun ? [] : await moved(root, commit);
  if (!dryRun && changes.length === 0 && (await record(root, items))) say(RECORDED);
  return { ...result, problems: changes, uploads };
}

const RECORDED = `What was published is recorded. Commit it:
  git add specs/released && git commit -m "Record what was published"`;

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
