import type { Finding } from "./finding.ts";
import { hashText } from "../../system/hash.ts";
import type { Found, Inspect } from "./inspect.ts";
import { pathOf } from "../../system/path.ts";

/** A file to be, relative to its package folder; `WHOLE` for an output that is a file. */
export interface PlannedFile {
  readonly path: string;
  readonly contents: string;
}

/** What has to happen to one package folder, or to a file beside them. Nothing, when `write` and `remove` are empty. */
export interface PackagePlan {
  readonly id: string;
  readonly write: readonly PlannedFile[];
  /** Paths that stay as they are, whatever their line ends. */
  readonly keep: readonly string[];
  readonly remove: readonly string[];
  /** Reasons not to touch the package. */
  readonly findings: readonly Finding[];
  /** Path -> hash of everything the package consists of afterwards. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Compares what a package should be with what was recorded and with what stands on disk. `current` are
 * further files of it, by hash, that are already known to stand there as they should.
 */
export function planPackage(
  id: string,
  wanted: readonly PlannedFile[],
  recorded: Readonly<Record<string, string>>,
  inspect: Inspect,
  force: boolean,
  current: Readonly<Record<string, string>> = {},
): PackagePlan {
  const write: PlannedFile[] = [];
  const keep = Object.keys(current);
  const remove: string[] = [];
  const reasons: Finding[] = [];
  const made = wanted.map((file) => [file.path, hashText(file.contents)] as const);
  const files: Record<string, string> = { ...current, ...Object.fromEntries(made) };
  for (const file of wanted) {
    const found = inspect(pathOf(id, file.path));
    if (found.kind === "file" && found.hash === files[file.path]) {
      keep.push(file.path);
      continue;
    }
    write.push(file);
    reasons.push(...obstacle(pathOf(id, file.path), found, recorded[file.path], force));
  }
  for (const [path, hash] of Object.entries(recorded)) {
    if (Object.hasOwn(files, path)) continue;
    const found = inspect(pathOf(id, path));
    // Something else than a file took its place: that is not ours to remove.
    if (found.kind !== "file") continue;
    remove.push(path);
    reasons.push(...obstacle(pathOf(id, path), found, hash, force));
  }
  return { id, write, keep, remove, findings: distinct(reasons), files };
}

/** Why the file at `path` must not be replaced or removed. */
function obstacle(
  path: string,
  found: Found,
  recorded: string | undefined,
  force: boolean,
): readonly Finding[] {
  if (found.kind === "missing") return [];
  if (found.kind === "blocked") return [{ kind: "blocked", path: found.at }];
  if (found.hash !== recorded && !force) {
    return [{ kind: recorded === undefined ? "foreign" : "edited", path }];
  }
  return found.writable ? [] : [{ kind: "read-only", path }];
}

/** A folder that is in the way is one problem, however many files belong into it. */
function distinct(found: readonly Finding[]): Finding[] {
  return [...new Map(found.map((finding) => [finding.path, finding])).values()];
}

/** What `--check` says of a package: every difference, and every reason not to touch it. */
export function differences(
  { id, write, remove, findings }: PackagePlan,
  inspect: Inspect,
): readonly Finding[] {
  const drift = write.map(({ path }): Finding => {
    const { kind } = inspect(pathOf(id, path));
    return { kind: kind === "missing" ? "missing" : "stale", path: pathOf(id, path) };
  });
  const leftovers = remove.map((path): Finding => ({ kind: "leftover", path: pathOf(id, path) }));
  // The reason not to touch a file says more than that it differs, so it comes last and wins.
  return distinct([...drift, ...leftovers, ...findings]);
}
