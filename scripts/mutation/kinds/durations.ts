import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestLimits } from "../../language/manifest/types.ts";
import { type Edit, set } from "../edit.ts";

/** The limits that are durations, each in another unit. */
export function limitDurations(at: ManifestPath, limits: ManifestLimits = {}): readonly Edit[] {
  const { timeout, deadline, maxWait } = limits;
  return Object.entries({ timeout, deadline, maxWait }).flatMap(([name, duration]) =>
    duration === undefined ? [] : [otherUnit([...at, name], duration)],
  );
}

/** The same number of another unit: `5s` for `5ms`. */
export function otherUnit(at: ManifestPath, duration: string): Edit {
  const other = /\ds$/.test(duration) ? "ms" : "s";
  return set(at, duration.replace(/[a-z]+$/, other));
}
