import { type CheckedManifest, checkAgain } from "../../emit/pipeline/check-again.ts";
import type { RunOptions } from "../../emit/pipeline/inputs.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { stopped } from "../../system/terminal/stopped.ts";
import { type Style, styleFor } from "../../system/terminal/style.ts";
import { watchFolders } from "../../system/watch-folders.ts";
import { asLine, asText, errorLine, errorText } from "./change-line.ts";

/**
 * Checks manifests until the process is told to end, and prints what changed. Gives the exit status.
 * Throws an InputError where they cannot be read at first; later that is told, and waited out.
 */
export async function watchManifests(
  options: Pick<RunOptions, "workspace" | "specs" | "only">,
  format: Format,
  streams: NodeJS.Process,
): Promise<number> {
  const { stdout, env } = streams;
  const style = styleFor(stdout, env);
  const watcher = {
    look: passes(options, format, style),
    found: (text: string) => void stdout.write(text),
    trouble(error: Error | null) {
      if (format === "json") stdout.write(errorLine(error));
      else if (error) stdout.write(errorText(error, style));
    },
  };
  await watchFolders([options.specs], watcher, stopped(streams));
  return 0;
}

/** Checks again at each call, and gives what has changed as text. */
function passes(
  options: Parameters<typeof checkAgain>[0],
  format: Format,
  style: Style,
): () => Promise<string> {
  const check = checkAgain(options);
  return async () => {
    const started = performance.now();
    const changes = await check();
    const ms = performance.now() - started;
    const text = (change: CheckedManifest) =>
      format === "json" ? asLine(change, ms) : asText(change, ms, style);
    return (await Promise.all(changes.map(text))).join("");
  };
}
