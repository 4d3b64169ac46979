import { isDeepStrictEqual } from "node:util";
import type { Contract } from "../../language/contract.ts";
import type { Change } from "./change.ts";
import { comparePackage } from "./package/compare.ts";
import { derivedNames } from "./package/derived-names.ts";
import { packageChange } from "./package/tells.ts";
import { byGravity } from "./change.ts";
import type { State } from "./states/state.ts";
import { changesOf } from "./changes.ts";

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
  return [packageChange(id, ["name", "other"], { from, to })];
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
    return changesOf({ base, head });
  }
  const nowhere = { base: null, head: null };
  if (head) return [whole(head, "more", { ...nowhere, head: placeOf(head) })];
  return base ? [whole(base, "less", { ...nowhere, base: placeOf(base) })] : [];
}

/** Whether two manifests say the same, wherever they lie: most do, and a comparison looks at each word. */
function isSame({ provider: base }: Contract, { provider: head }: Contract): boolean {
  return isDeepStrictEqual(base, { ...head, spec: base.spec });
}

function whole({ provider }: Contract, is: "more" | "less", places: Pick<Change, "base" | "head">) {
  return packageChange(provider.id, ["provider", is], {}, places);
}

function placeOf({ source }: Contract): Change["base"] {
  return source.keyAt(["provider"]);
}
