import { isDeepStrictEqual } from "node:util";
import type { Change } from "./change.ts";
import { both, packageReporter, reporter } from "./change.ts";
import { compareBlock } from "./compare/block.ts";
import { compareCredentials } from "./compare/credentials.ts";
import { compareDependencies } from "./compare/dependencies.ts";
import { compareJobs } from "./compare/jobs.ts";
import { compareOperations } from "./compare/operations.ts";
import { compareSharedParameters } from "./compare/parameters.ts";
import { compareServer } from "./compare/server.ts";
import { compareTypes } from "./compare/types.ts";
import type { Contract, Pair } from "../../language/contract.ts";
import { code } from "./compare/inline-code.ts";
import { comparePackage } from "./package/compare.ts";
import { derivedNames } from "./package/derived-names.ts";
import { SEVERITIES } from "./rule.ts";
import type { State } from "./state.ts";

export type Comparison = (pair: Pair) => Iterable<Change>;

const COMPARISONS: readonly Comparison[] = [
  compareBlock,
  compareServer,
  compareCredentials,
  compareSharedParameters,
  compareDependencies,
  compareTypes,
  compareOperations,
  compareJobs,
];

/** Every difference between two states, by package; of each the gravest first. */
export function compareStates(base: State, head: State): readonly Change[] {
  return idsOf(base, head).flatMap((id) => {
    const [before, after] = [base.contracts.get(id), head.contracts.get(id)];
    const changes = [
      ...compareNames(id, base, head),
      ...compareContract(before, after),
      ...compareFacts(id, base, head),
    ];
    return changes.toSorted(byGravity);
  });
}

function idsOf(...states: readonly State[]): readonly string[] {
  const ids = states.flatMap(({ contracts, packages }) => [
    ...contracts.keys(),
    ...packages.keys(),
  ]);
  return [...new Set(ids)].toSorted();
}

/** Another scope is another package, however little else differs. */
function compareNames(id: string, base: State, head: State): readonly Change[] {
  const [from, to] = [base.names.get(id), head.names.get(id)];
  if (from === undefined || to === undefined || from === to) return [];
  return [packageReporter(id)("package-renamed", { from: code(from), to: code(to) })];
}

/** The package of a provider comes and goes with its contract; of manifests alone nothing is known. */
function compareFacts(id: string, base: State, head: State): readonly Change[] {
  const [before, after] = [base.packages.get(id), head.packages.get(id)];
  const [from, to] = [base.contracts.get(id), head.contracts.get(id)];
  // Of a package that is as it was, that is known at once.
  if (isDeepStrictEqual(before, after)) return [];
  const isKnown = knowsPackages(base) && knowsPackages(head);
  const isWhole = before && after;
  if (!isKnown || ((from || to) && !isWhole)) return [];
  return comparePackage(id, before, after, from && to && derivedNames(from.provider, to.provider));
}

function knowsPackages({ packages, same }: State): boolean {
  return packages.size > 0 || (same?.size ?? 0) > 0;
}

/** Every difference between two states of one provider, the gravest first. */
export function compareContract(
  base: Contract | undefined,
  head: Contract | undefined,
): readonly Change[] {
  if (base && head) {
    if (isSame(base, head)) return [];
    const pair = { base, head };
    return COMPARISONS.flatMap((compare) => [...compare(pair)]).toSorted(byGravity);
  }
  if (head) return [whole("provider-added", head)];
  return base ? [whole("provider-removed", base)] : [];
}

/** Whether two manifests say the same, wherever they lie: most do, and a comparison looks at each word. */
function isSame({ provider: base }: Contract, { provider: head }: Contract): boolean {
  return isDeepStrictEqual(base, { ...head, spec: base.spec });
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
