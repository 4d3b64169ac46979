import satisfies from "semver/functions/satisfies.js";
import minVersion from "semver/ranges/min-version.js";
import type { Change } from "../change.ts";
import { compareExports } from "./compare-exports.ts";
import type { PackageFacts } from "../../record/facts.ts";
import { sidesOf } from "./sides.ts";
import { packageChange } from "./tells.ts";

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * What differs between two states of an emitted package, without what its manifest says. `derived` are
 * names that came, went or differ with something in the manifest, which is reported as that.
 */
export function comparePackage(
  id: string,
  base: PackageFacts | undefined,
  head: PackageFacts | undefined,
  derived = NO_NAMES,
): readonly Change[] {
  if (!base) return head ? [packageChange(id, ["package", "more"])] : [];
  if (!head) return [packageChange(id, ["package", "less"])];
  return [
    ...compareEntries(id, base, head, derived),
    ...compareNode(id, base.node, head.node),
    ...compareDependencies(id, base.dependencies, head.dependencies),
  ];
}

function* compareEntries(
  id: string,
  base: PackageFacts,
  head: PackageFacts,
  derived: ReadonlySet<string>,
): Iterable<Change> {
  // What was not built in one state may be there all the same.
  const unknown = new Set([...(base.unbuilt ?? []), ...(head.unbuilt ?? [])]);
  for (const [name, before, after] of sidesOf(base.entries, head.entries)) {
    if (before === undefined) yield packageChange(id, ["entry", "more"], { key: name });
    else if (after === undefined) yield packageChange(id, ["entry", "less"], { key: name });
    else if (!unknown.has(name))
      yield* compareExports({ id, entry: name, derived }, before ?? {}, after ?? {});
  }
}

function* compareNode(id: string, from: string, to: string): Iterable<Change> {
  const order = lowest(from)?.compare(lowest(to) ?? "") ?? 0;
  if (order !== 0) yield packageChange(id, ["node", order < 0 ? "more" : "less"], { from, to });
}

function* compareDependencies(
  id: string,
  before: PackageFacts["dependencies"],
  after: PackageFacts["dependencies"],
): Iterable<Change> {
  for (const [key, from, to] of sidesOf(before, after)) {
    if (from === undefined) yield packageChange(id, ["dependency", "more"], { key, to: to ?? "" });
    else if (to === undefined) yield packageChange(id, ["dependency", "less"], { key });
    else if (from !== to) {
      const word = isCompatible(from, to) ? "dependency" : "major";
      yield packageChange(id, [word, "other"], { key, from, to });
    }
  }
}

/** Whether one version can serve both ranges, as semver's caret says. */
export function isCompatible(from: string, to: string): boolean {
  const [older, newer] = [lowest(from), lowest(to)].toSorted((a, b) => a?.compare(b ?? "") ?? 0);
  return !!older && !!newer && satisfies(newer, `^${older.version}`);
}

/** The oldest version of a range; null for what is no range, such as an address. */
function lowest(range: string) {
  try {
    return minVersion(range);
  } catch {
    return null;
  }
}
