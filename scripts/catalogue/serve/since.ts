import { sinceState } from "../../change/diff/states/resolve.ts";
import type { Sides } from "../../change/diff/states/align.ts";
import type { CheckedManifest } from "../../emit/pipeline/check-again.ts";
import type { Contract } from "../../language/contract.ts";
import { parse } from "../../language/manifest/parse.ts";
import { listSpecs } from "../../language/specs.ts";
import { byCodeUnit } from "../../system/order.ts";
import type { Roots } from "../../system/roots.ts";
import type { ChangeLine, ChangesPage } from "../data/types.ts";
import { changesOf, refuseBrokenBase } from "../site/shown.ts";

type Made = NonNullable<CheckedManifest["made"]>;

/** What has changed since a base, which is read once. */
export interface Since {
  /** Compares a manifest as it is now, and no other. */
  of(id: string, made: Made): readonly ChangeLine[];
  /** A manifest is there no longer. */
  gone(id: string): void;
  /** All changes. */
  page(): ChangesPage;
}

/** Reads the base, and compares it with what there is now. `only` null: everything is told. */
export async function readSince(
  base: string,
  only: readonly string[] | null,
  { installation, workspace }: Roots,
): Promise<Since> {
  const names = listSpecs(workspace.specs).map((file) => file.slice(0, -".yaml".length));
  const sides = await sinceState(base, { installation, workspace: () => workspace });
  refuseBrokenBase(sides, only);
  const { contracts, broken } = sides.head;
  // What is the same on both sides was read on neither: it is in the base as it is first seen here.
  const unread = new Set(names.filter((id) => !contracts.has(id) && !broken.has(id)));
  const known = new Map(sides.base.contracts);
  const all = changesOf(sides, only);
  const packages = new Map(all.packages.map((each) => [each.id, each]));
  const compare = (id: string, head: Contract | undefined) => {
    const [own] = changesOf(sidesOf(id, sides, { base: known.get(id), head }), null).packages;
    if (own) packages.set(id, own);
    else packages.delete(id);
  };
  return {
    of(id, made) {
      if (unread.delete(id)) known.set(id, contractOf(made));
      else if (isTold(id, sides)) compare(id, contractOf(made));
      return packages.get(id)?.changes ?? [];
    },
    gone(id) {
      if (known.has(id)) compare(id, undefined);
      else packages.delete(id);
    },
    page: () => ({
      ...all,
      packages: [...packages.values()].toSorted((a, b) => byCodeUnit(a.id, b.id)),
    }),
  };
}

/** Where in a manifest something stands is only needed here: it is read again, this one. */
function contractOf({ provider, spec }: Made): Contract {
  return { provider, source: parse(spec.file).source };
}

/** One package or one manifest says nothing of others. */
function isTold(id: string, { base }: Sides): boolean {
  return !base.partial || [base.contracts, base.broken, base.packages].some((all) => all.has(id));
}

/** Both states of one package. */
function sidesOf(
  id: string,
  { base, head }: Sides,
  contracts: { readonly base: Contract | undefined; readonly head: Contract | undefined },
): Sides {
  const own = <Value>(value: Value | undefined) =>
    new Map(value === undefined ? [] : [[id, value] as const]);
  const { broken, packages, names } = base;
  return {
    base: {
      ...base,
      contracts: own(contracts.base),
      broken: own(broken.get(id)),
      packages: own(packages.get(id)),
      names: own(names.get(id)),
      same: new Set(),
    },
    head: {
      ...head,
      contracts: own(contracts.head),
      broken: new Map(),
      packages: own(head.packages.get(id)),
      names: own(head.names.get(id)),
      same: new Set(),
    },
  };
}
