import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isInPath } from "../ir/path-holes.ts";
import { writtenNames } from "../ir/sources.ts";
import { allPaths } from "../lower/lines.ts";
import { lowerWritten } from "../lower/written.ts";
import { checkFilters } from "./lookup-filters.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Lookups have names of their own, something is done with what they give, and they are made where it is needed. */
export function* checkLookups(prepared: PreparedManifest): Findings {
  yield* checkFilters(prepared);
  const { manifest, operations, source } = prepared;
  for (const { at, all, operation, written } of operations) {
    const names = Object.keys(operation.before ?? {});
    if (names.length === 0) continue;
    const used = [...writtenNames(lowerWritten(operation, manifest)), ...written];
    for (const name of names) {
      const range = source.keyAt([...at, "before", name]);
      const isCredential = manifest.auth.some(({ param }) => param === name);
      if (isCredential || Object.hasOwn(all, name)) {
        const what = isCredential ? "credential" : "parameter";
        yield diagnostic("before-name-clash", range, { name, what });
      }
      if (used.includes(name) || isInPath(name, allPaths(operation.request))) continue;
      yield diagnostic("before-unused", range, { name });
    }
  }
}
