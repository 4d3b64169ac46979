import type { Pair } from "../../../language/contract.ts";
import { both, type Change, reporter } from "../change.ts";
import { isCompatible } from "../package/compare.ts";
import { code } from "./inline-code.ts";

/** Packages that files of hooks import. */
export function* compareDependencies(pair: Pair): Iterable<Change> {
  const report = reporter(pair, null);
  const { dependencies: were = {} } = pair.base.provider;
  const { dependencies: are = {} } = pair.head.provider;
  for (const name of new Set([...Object.keys(were), ...Object.keys(are)])) {
    const [from, to] = [were[name], are[name]];
    const positions = both(["dependencies", name]);
    const dependency = code(name);
    if (from === to) continue;
    if (from === undefined)
      yield report("dependency-added", positions, { dependency, to: code(String(to)) });
    else if (to === undefined) yield report("dependency-removed", positions, { dependency });
    else {
      const rule = isCompatible(from, to) ? "dependency-range-changed" : "dependency-major-changed";
      yield report(rule, positions, { dependency, from: code(from), to: code(to) });
    }
  }
}
