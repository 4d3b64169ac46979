import type { Change } from "./change.ts";
import { both, reporter } from "./change.ts";
import { compareOperations } from "./compare/operations.ts";
import { compareSharedParameters } from "./compare/parameters.ts";
import type { Contract, Contracts, Pair } from "./contract.ts";
import { SEVERITIES } from "./rule.ts";

/** What compares one part of a provider. */
export type Comparison = (pair: Pair) => Iterable<Change>;

const COMPARISONS: readonly Comparison[] = [compareSharedParameters, compareOperations];

/** Every difference between two sets of contracts, by package; of each the gravest first. */
export function compareContracts(base: Contracts, head: Contracts): readonly Change[] {
  const ids = [...new Set([...base.keys(), ...head.keys()])].toSorted();
  return ids.flatMap((id) => compareContract(base.get(id), head.get(id)));
}

/** Every difference between two states of one provider, the gravest first. */
export function compareContract(
  base: Contract | undefined,
  head: Contract | undefined,
): readonly Change[] {
  if (base && head) {
    const pair = { base, head };
    return COMPARISONS.flatMap((compare) => [...compare(pair)]).toSorted(byGravity);
  }
  if (head) return [whole("provider-added", head)];
  return base ? [whole("provider-removed", base)] : [];
}

function whole(rule: "provider-added" | "provider-removed", contract: Contract): Change {
  const report = reporter({ base: contract, head: contract }, null);
  const here = both(["provider"]).head;
  return rule === "provider-added"
    ? report(rule, { base: null, head: here }, {})
    : report(rule, { base: here, head: null }, {});
}

/** Stable: changes of one severity stay in the order of the manifest. */
function byGravity(one: Change, other: Change): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}
