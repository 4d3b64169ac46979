import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import { InputError } from "./input-error.ts";

/** Editors write a file in several steps: what follows within this time is one change. */
const QUIET_MS = 10;

/** How long it waits for a folder that is gone. */
const GONE_MS = 500;

/** Who looks at folders, and is told what was found. */
interface Watcher<Found> {
  /** Looks at them as they are now; throws an InputError where they cannot be read. */
  look(): Promise<Found>;
  found(found: Found): void | Promise<void>;
  /** Hears why they cannot be read, once for each reason; null: they can again. */
  trouble(error: InputError | null): void;
}

/**
 * Looks at folders, then again after each change below them, one look at a time, until `stopped` resolves.
 * Throws an InputError where they cannot be read at first; later that is told, and waited out.
 */
export async function watchFolders<Found>(
  folders: readonly string[],
  { look, found, trouble }: Watcher<Found>,
  stopped: Promise<unknown>,
): Promise<void> {
  let told: string | null = null;
  let isFirst = true;
  // Watches before it reads: no change falls between the two. Beside a folder that is not there `ready` comes too
  // early; each file that is watched only then is an event of its own, and looked at again.
  const watcher = watch([...folders]);
  try {
    await once(watcher, "ready");
    await untilStopped(watcher, stopped, async (later) => {
      try {
        const next = await look();
        if (told !== null) {
          watcher.add([...folders]);
          trouble(null);
        }
        told = null;
        isFirst = false;
        await found(next);
      } catch (error) {
        // Half of a change, such as a folder that is being replaced: the next one is looked at again.
        if (isFirst || !(error instanceof InputError)) throw error;
        if (error.message !== told) trouble(error);
        told = error.message;
        setTimeout(later, GONE_MS);
      }
    });
  } finally {
    await watcher.close();
  }
}

/** Acts at once and after each change, one at a time. What acts may ask to be called again. */
function untilStopped(
  watcher: FSWatcher,
  stopped: Promise<unknown>,
  act: (later: () => void) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    let hasEnded = false;
    const now = () => {
      last = last.then(() => act(later)).catch(reject);
    };
    const later = () => {
      clearTimeout(timer);
      if (!hasEnded) timer = setTimeout(now, QUIET_MS);
    };
    const end = () => {
      hasEnded = true;
      clearTimeout(timer);
      last.then(resolve, reject);
    };
    // `all` leaves out a change that soon follows another one; `raw` leaves out nothing.
    watcher.on("all", later).on("raw", later).on("error", later);
    stopped.then(end, reject);
    now();
  });
}
