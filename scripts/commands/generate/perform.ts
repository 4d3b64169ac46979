import type { Progress } from "../../emit/pipeline/compiler.ts";
import { problemsAsGitHub, problemsAsText } from "../../emit/pipeline/problems.ts";
import { progressOn } from "../../emit/pipeline/progress.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { type Style, styleFor } from "../../system/terminal/style.ts";
import { asJson } from "./document.ts";

/** What a run did, and its summary for people. */
interface Performed {
  readonly result: RunResult;
  summary(): string;
}

interface Task {
  readonly format: Format;
  /** Folder of the packages. */
  readonly out: string;
  /** Where paths of manifests begin. */
  readonly root: string;
}

type Work = (progress: Progress, style: Style, elapsed: () => number) => Promise<Performed>;

/** Does the work, prints what came of it and gives the exit status. */
export async function perform(
  { format, out, root }: Task,
  { stdout, stderr, env }: NodeJS.Process,
  work: Work,
): Promise<number> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const { progress, end } = progressOn(stderr);
  const { result, summary } = await work(progress, styleFor(stdout, env), elapsed);
  end();
  const shown = shownPath(out);
  if (format === "json") stdout.write(await asJson(result, shown, elapsed()));
  else {
    if (format === "github") stdout.write(await problemsAsGitHub(result, shown, root, env));
    else stderr.write(await problemsAsText(result, shown, styleFor(stderr, env)));
    stdout.write(summary());
  }
  return isOk(result) ? 0 : 1;
}
