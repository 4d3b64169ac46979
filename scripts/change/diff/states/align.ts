import { didYouMean } from "../../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../../system/input-error.ts";
import type { State } from "./state.ts";

/** Two states of the same packages. */
export interface Sides {
  readonly base: State;
  readonly head: State;
}

/**
 * Both states without the packages that one of them says nothing of or cannot be read of, and without all
 * but `only` where that is given; and the manifests of these that cannot be read, with what is wrong.
 */
export function aligned({ base, head }: Sides, only: readonly string[] | null) {
  const all = new Set([...idsOf(base), ...idsOf(head)]);
  const known = [base, head].filter(({ partial }) => partial).map(idsOf);
  const common = new Set([...all].filter((id) => known.every((ids) => ids.has(id))));
  if (common.size === 0)
    throw new InputError(`${base.label} and ${head.label} have no package in common`);
  for (const id of only ?? []) {
    if (common.has(id)) continue;
    throw new InputError(`--only: neither state has a package ${id}${didYouMean(id, common)}`);
  }
  const wanted = only ?? [...common];
  const broken = kept(new Map([...base.broken, ...head.broken]), new Set(wanted));
  const readable = new Set(wanted.filter((id) => !broken.has(id)));
  return { base: within(base, readable), head: within(head, readable), readable, broken };
}

const NONE: ReadonlySet<string> = new Set();

function idsOf({ contracts, broken, packages, same = NONE }: State): ReadonlySet<string> {
  return new Set([...contracts.keys(), ...broken.keys(), ...packages.keys(), ...same]);
}

function within(state: State, ids: ReadonlySet<string>): State {
  const { contracts, packages } = state;
  return { ...state, contracts: kept(contracts, ids), packages: kept(packages, ids) };
}

function kept<T>(entries: ReadonlyMap<string, T>, ids: ReadonlySet<string>) {
  return new Map([...entries].filter(([id]) => ids.has(id)));
}
