import { diagnostic } from "../diagnostics/diagnostic.ts";
import { milliseconds } from "../lower/duration.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { Findings } from "./prepared.ts";

/** Timers of JavaScript hold 31 bits; what is longer ends at once. */
const LONGEST = 2 ** 31 - 1;

/** A duration that a timer can wait for. */
export function* checkDuration(
  duration: string | undefined,
  at: ManifestPath,
  source: ManifestSource,
): Findings {
  if (duration === undefined || milliseconds(duration) <= LONGEST) return;
  yield diagnostic("duration-long", source.valueAt(at), { duration });
}
