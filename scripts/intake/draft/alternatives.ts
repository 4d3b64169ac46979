import type { VendorOperation } from "../model.ts";
import { type Asked, isIn, placeOf, type Way } from "./ways.ts";

/** Which credentials a manifest has, which of them stand for each other, and which each operation takes. */
export interface Choice {
  /** In the order of the document. */
  readonly names: readonly string[];
  /** Ways of which exactly one is given; none, or at least two. */
  readonly alternatives: readonly Way[];
  /** Names that some operation takes and does not need. */
  readonly optional: ReadonlySet<string>;
  /** Whether some operation may be called without those of which exactly one is given. */
  readonly isWithout: boolean;
  /** Operations that need one of them, where others take the same and need none. */
  readonly needing: readonly VendorOperation[];
  /** The credentials of an operation; null: the document says nothing. */
  namesOf(operation: VendorOperation): readonly string[] | null;
}

/** Chooses what a manifest can say of what operations ask for: all of it, or else one way of each. */
export function chosen(operations: readonly VendorOperation[], asked: Asked): Choice {
  const ways = new Map(operations.map((each) => [each, asked.waysOf(each)]));
  const families = familiesOf(
    [...ways.values()].map((each) => each ?? []),
    asked,
  );
  if (families !== null) return choiceOf(ways, families, asked);
  const single = new Map(
    [...ways].map(([each, all]) => [each, all && preferred(all, [...ways.values()])]),
  );
  const kept = familiesOf(
    [...single.values()].map((each) => each ?? []),
    asked,
  );
  if (kept !== null) return choiceOf(single, kept, asked);
  const [most = []] = preferred(
    [...single.values()].flatMap((all) => all ?? []),
    [...single.values()],
  );
  const isMost = (way: Way) => way.length === most.length && isIn(way, most);
  const alike = new Map([...single].map(([each, all]) => [each, all && all.filter(isMost)]));
  return choiceOf(alike, [], asked);
}

function choiceOf(
  ways: ReadonlyMap<VendorOperation, readonly Way[] | null>,
  alternatives: readonly Way[],
  { schemes }: Asked,
): Choice {
  const all = [...ways.values()].flatMap((each) => (each === null ? [] : [each]));
  const used = new Set(all.flat(2));
  const isOpen = (each: readonly Way[]) => each.some((way) => way.length === 0);
  const takers = (name: string) => all.filter((each) => each.flat().includes(name));
  // A credential is required of every operation that takes it, or of none.
  const optional = [...used].filter((name) => takers(name).some(isOpen));
  const isClash = hasClash([...used], schemes);
  // Where nothing need be given, no rule asks for it.
  const isRuled = isClash || !alternatives.flat().some((name) => optional.includes(name));
  const isMixed = optional.some((name) => !takers(name).every(isOpen));
  const needing = [...ways].filter(([, each]) => each && each.length > 0 && !isOpen(each));
  return {
    names: [...schemes.keys()].filter((name) => used.has(name)),
    alternatives: isRuled ? alternatives : [],
    optional: new Set(optional),
    isWithout:
      isRuled &&
      all.some(
        (each) => isOpen(each) && each.flat().some((name) => alternatives.flat().includes(name)),
      ),
    needing: isMixed ? needing.map(([operation]) => operation) : [],
    namesOf: (operation) => {
      const own = ways.get(operation);
      return own ? [...new Set(own.flat())] : null;
    },
  };
}

/**
 * The ways that stand for each other, without what all of them have in common; null where no rule
 * can say it: two of them share a credential, or an operation takes a part of one.
 */
function familiesOf(all: readonly (readonly Way[])[], { schemes }: Asked): readonly Way[] | null {
  const needed = all.map((ways) => ways.filter(({ length }) => length > 0));
  const several = needed.filter(({ length }) => length > 1).flat();
  const names = new Set(needed.flat(2));
  const common = [...names].filter(
    (name) => several.length > 0 && several.every((way) => way.includes(name)),
  );
  const rest = (way: Way) => way.filter((name) => !common.includes(name));
  const clashing = clashesIn([...names], schemes).filter((name) => !several.flat().includes(name));
  const members = [...several.map(rest), ...clashing.map((name) => [name])];
  const families = [...new Map(members.map((way) => [way.toSorted().join("\n"), way])).values()];
  if (families.some(({ length }) => length === 0)) return null;
  const listed = families.flat();
  if (new Set(listed).size < listed.length) return null;
  const isWhole = (way: Way) =>
    families.every((each) => isIn(each, way) || !each.some((name) => way.includes(name)));
  const isOne = (way: Way) => families.filter((each) => isIn(each, way)).length <= 1;
  return needed.flat().every((way) => isWhole(way) && isOne(way)) ? families : null;
}

/** Credentials that cannot travel together. */
function clashesIn(names: readonly string[], schemes: Asked["schemes"]): readonly string[] {
  const place = (name: string) => {
    const scheme = schemes.get(name);
    return scheme && placeOf(scheme.send);
  };
  return names.filter((one) => names.some((other) => other !== one && place(one) === place(other)));
}

function hasClash(names: readonly string[], schemes: Asked["schemes"]): boolean {
  return clashesIn(names, schemes).length > 0;
}

/** Of the ways of an operation the one that most others have, too. */
function preferred(own: readonly Way[], all: readonly (readonly Way[] | null)[]): readonly Way[] {
  const count = (way: Way) =>
    all.filter((ways) => ways?.some((each) => each.length === way.length && isIn(each, way)))
      .length;
  const [best] = own
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => count(other) - count(one) || one.length - other.length);
  return [...(best ? [best] : []), ...own.filter(({ length }) => length === 0)];
}
