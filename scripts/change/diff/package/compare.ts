import satisfies from "semver/functions/satisfies.js";
import minVersion from "semver/ranges/min-version.js";
import { type Change, type PackageReporter, packageReporter } from "../change.ts";
import { code } from "../compare/inline-code.ts";
import { compareExports } from "./compare-exports.ts";
import type { PackageFacts } from "../../record/facts.ts";
import { sidesOf } from "./sides.ts";

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
  const report = packageReporter(id);
  if (!base) return head ? [report("package-added", {})] : [];
  if (!head) return [report("package-removed", {})];
  return [
    ...compareEntries(base, head, derived, report),
    ...compareNode(base.node, head.node, report),
    ...compareDependencies(base.dependencies, head.dependencies, report),
  ];
}

function* compareEntries(
  base: PackageFacts,
  head: PackageFacts,
  derived: ReadonlySet<string>,
  report: PackageReporter,
): Iterable<Change> {
  // What was not built in one state may be there all the same.
  const unknown = new Set([...(base.unbuilt ?? []), ...(head.unbuilt ?? [])]);
  for (const [name, before, after] of sidesOf(base.entries, head.entries)) {
    const entry = code(name);
    if (before === undefined) yield report("entry-added", { entry });
    else if (after === undefined) yield report("entry-removed", { entry });
    else if (!unknown.has(name))
      yield* compareExports({ entry, derived, report }, before ?? {}, after ?? {});
  }
}

function* compareNode(from: string, to: string, report: PackageReporter): Iterable<Change> {
  const order = lowest(from)?.compare(lowest(to) ?? "") ?? 0;
  if (order < 0) yield report("node-range-raised", { from: code(from), to: code(to) });
  if (order > 0) yield report("node-range-lowered", { from: code(from), to: code(to) });
}

function* compareDependencies(
  before: PackageFacts["dependencies"],
  after: PackageFacts["dependencies"],
  report: PackageReporter,
): Iterable<Change> {
  for (const [name, from, to] of sidesOf(before, after)) {
    const dependency = code(name);
    if (from === undefined) yield report("dependency-added", { dependency, to: code(String(to)) });
    else if (to === undefined) yield report("dependency-removed", { dependency });
    else if (from !== to) {
      const rule = isCompatible(from, to) ? "dependency-range-changed" : "dependency-major-changed";
      yield report(rule, { dependency, from: code(from), to: code(to) });
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
