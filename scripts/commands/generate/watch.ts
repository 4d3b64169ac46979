import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import { checkAgain } from "../../emit/pipeline/check-again.ts";
import type { RunOptions } from "../../emit/pipeline/inputs.ts";
import { InputError } from "../../system/input-error.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { type Style, styleFor } from "../../system/terminal/style.ts";
import { asLine, asText, errorLine, errorText } from "./change-line.ts";

/** Editors write a file in several steps: what follows within this time is one change. */
const QUIET_MS = 10;

/** How long it waits for a folder that is gone. */
const GONE_MS = 500;

/**
 * Checks manifests until the process is told to end, and prints what changed. Gives the exit status.
 * Throws an InputError where they cannot be read at first; later that is told, and waited out.
 */
export async function watchManifests(
  options: Pick<RunOptions, "workspace" | "specs" | "only">,
  format: Format,
  { stdout, env }: NodeJS.Process,
): Promise<number> {
  const style = styleFor(stdout, env);
  const pass = passes(options, format, style);
  let trouble = "";
  // Watches before it reads: no change falls between the two.
  const watcher = watch(options.specs, { ignoreInitial: true });
  try {
    await once(watcher, "ready");
    stdout.write(await pass());
    await untilEnded(watcher, async (later) => {
      try {
        const changes = await pass();
        if (trouble !== "") {
          watcher.add(options.specs);
          if (format === "json") stdout.write(errorLine(null));
        }
        trouble = "";
        stdout.write(changes);
      } catch (error) {
        const text = troubleText(error, format, style);
        if (text !== trouble) stdout.write(text);
        trouble = text;
        setTimeout(later, GONE_MS);
      }
    });
  } finally {
    await watcher.close();
  }
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
    const texts = changes.map((change) =>
      format === "json" ? asLine(change, ms) : asText(change, ms, style),
    );
    return (await Promise.all(texts)).join("");
  };
}

/** Half of a change, such as a folder that is being replaced: the next one is looked at again. */
function troubleText(error: unknown, format: Format, style: Style): string {
  if (!(error instanceof InputError)) throw error;
  return format === "json" ? errorLine(error) : errorText(error, style);
}

/** Prints after each change, one at a time. What prints may ask to be called again. */
function untilEnded(
  watcher: FSWatcher,
  print: (later: () => void) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(() => print(later)).catch(reject);
      }, QUIET_MS);
    };
    const end = () => {
      clearTimeout(timer);
      last.then(resolve, reject);
    };
    // `all` leaves out a change that soon follows another one; `raw` leaves out nothing.
    watcher.on("all", later).on("raw", later).on("error", later);
    process.once("SIGINT", end).once("SIGTERM", end);
  });
}
