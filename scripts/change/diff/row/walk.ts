import { isDeepStrictEqual } from "node:util";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Paired, pairUp } from "./pair-up.ts";
import { type At, code, type Told } from "./told.ts";
import { type Each, given, plain, type Row, type Scope, type Two } from "./row.ts";
import { renames } from "./variance.ts";

/** Whether a manifest says a member itself. */
export type IsDeclared = (side: keyof Two<unknown>, path: ManifestPath) => boolean;

/** Compares two states of the IR row by row. */
export class Walk {
  private readonly isDeclared: IsDeclared;

  constructor(isDeclared: IsDeclared) {
    this.isDeclared = isDeclared;
  }

  /** Every difference between the members of two objects. */
  *members(
    base: unknown,
    head: unknown,
    rows: Readonly<Record<string, Row>>,
    at: At,
  ): Iterable<Told> {
    const keys = new Set([rows, base, head].flatMap((each) => Object.keys(each ?? {})));
    keys.delete("*");
    for (const key of keys) {
      const row = rows[key] ?? rows["*"];
      if (!row) throw new Error(`no row for ${[...(at.paths.head ?? []), key].join(".")}`);
      const here: At = {
        ...at,
        key,
        word: row.word ?? String(row.at?.at(-1) ?? key),
        owner: { base, head },
        paths: below(at.paths, row.at ?? [key]),
        isInherited: row.declared ?? at.isInherited,
      };
      yield* this.member(memberOf(base, key), memberOf(head, key), row, here);
    }
  }

  private *member(base: unknown, head: unknown, row: Row, at: At): Iterable<Told> {
    if (!row.deep && isDeepStrictEqual(base, head)) return;
    const isWhole = !row.whole || (given(base) && given(head));
    if (row.each) yield* this.items({ base, head }, row, row.each, at);
    else if (row.rows && isWhole)
      yield* this.members(
        { ...row.fill, ...Object(base) },
        { ...row.fill, ...Object(head) },
        row.rows,
        at,
      );
    else
      for (const found of (row.is ?? plain).find(base, head, this.placeOf(row, at)))
        yield { found, row, at };
  }

  private placeOf(row: Row, at: At) {
    const sides = ["base", "head"] as const;
    const above = ({ paths }: At, side: keyof Two<unknown>) =>
      row.at ? paths[side] : (paths[side]?.slice(0, -1) ?? null);
    return {
      ...at.owner,
      key: at.key,
      it: at.it,
      scope: at.scope,
      isDeclared: (member: string) =>
        sides.some((side) => {
          const path = above(at, side);
          return path !== null && this.isDeclared(side, [...path, member]);
        }),
    };
  }

  private *items(values: Two<unknown>, row: Row, each: Each<unknown>, at: At): Iterable<Told> {
    const [before, after] = [itemsOf(values.base, each), itemsOf(values.head, each)];
    const { pairs, removed, added } = pairItems(before, after, each, at.scope);
    const enter = (base: Item | null, head: Item | null) => entered({ base, head }, each, at);
    for (const [base, head] of pairs) yield* this.pair(base, head, row, enter(base, head));
    const all = before.map(({ value }) => value);
    const comes = (item: Item, is: "more" | "less", here: At): Told => {
      const special = each.except?.holds(item.value, is, all) ? each.except : undefined;
      const by = (special ?? each).presence ?? row.by;
      const value = each.value ? each.value(item.value) : item.value;
      const found = { is, ...(is === "more" ? { to: value } : { from: value }) };
      const noun = (is === "more" && (special ?? each).comes) || each.it;
      const own = row.say?.[is] ? row : bare(row, is, itOf(item, noun, each));
      return { found, row: { ...own, by }, at: here };
    };
    for (const item of removed) yield comes(item, "less", enter(item, null));
    for (const item of added) yield comes(item, "more", enter(null, item));
    if (each.inOrder !== undefined && isReordered(pairs.map(([, head]) => after.indexOf(head))))
      yield { found: { is: "other", end: "reordered" }, row: { ...row, noun: each.inOrder }, at };
  }

  private *pair(base: Item, head: Item, row: Row, at: At): Iterable<Told> {
    const { each, ...rest } = row;
    const inner: Row = each?.is ? { ...rest, is: each.is } : rest;
    if (base.key !== head.key && !each?.isNameless) {
      const noun = itOf(base, each?.it.includes("{}") ? each.it : `${each?.it} {}`, each);
      const found = { is: "other", from: base.key, to: head.key } as const;
      const say = each?.rename === undefined ? {} : { other: each.rename };
      yield { found, row: { by: renames, noun, end: "renamed", say }, at };
    }
    const within = each?.enter?.(base.value, head.value, at.scope);
    if (within === null) return;
    const value = within ? within.base : base.value;
    const here = within ? { ...at, scope: within.scope } : at;
    if (inner.rows) yield* this.members(value, head.value, inner.rows, here);
    else yield* this.member(value, head.value, inner, here);
  }
}

/** One of several, by its name. */
interface Item {
  readonly key: string;
  readonly index: number;
  readonly value: unknown;
}

function itemsOf(values: unknown, each: Each<unknown>): readonly Item[] {
  if (!Array.isArray(values))
    return Object.entries(values ?? {}).map(([key, value], index) => ({ key, index, value }));
  return values.map((value, index) => ({ key: each.key?.(value) ?? String(index), index, value }));
}

function pairItems(
  base: readonly Item[],
  head: readonly Item[],
  each: Each<unknown>,
  scope: Scope,
): Paired<Item> {
  if (!each.pair) {
    const isAlike = (one: Item, other: Item) => each.alike?.(one.value, other.value) ?? false;
    return pairUp(base, head, (one, other) => one.key === other.key, isAlike);
  }
  const values = (items: readonly Item[]) => items.map(({ value }) => value);
  const { pairs, removed, added } = each.pair(values(base), values(head), scope);
  const itemOf = (items: readonly Item[]) => {
    const known = new Map(items.map((item) => [item.value, item]));
    return (value: unknown) => known.get(value) ?? [];
  };
  const [before, after] = [itemOf(base), itemOf(head)];
  return {
    pairs: pairs.map(([one, other]) => [before(one), after(other)].flat() as [Item, Item]),
    removed: removed.flatMap(before),
    added: added.flatMap(after),
  };
}

/** Where an item stands in each state; nowhere, where it is not. */
function entered({ base, head }: Two<Item | null>, each: Each<unknown>, at: At): At {
  const item = head ?? base;
  if (!item) return at;
  const where = (side: keyof Two<unknown>, one: Item | null) => {
    const path = at.paths[side];
    return (
      one && path && (each.where?.(one.value, one.index, path) ?? [...path, segmentOf(one.key)])
    );
  };
  const isShared = each.isShared?.(item.value, at.scope) ?? false;
  return {
    ...at,
    key: item.key,
    it: itOf(item, each.it, each),
    subject: each.subject ? { kind: each.subject, name: nameOf(item, each) } : at.subject,
    operation: each.isOperation ? item.key : isShared ? null : at.operation,
    paths: { base: where("base", base), head: where("head", head) },
  };
}

function itOf(item: Item, it: string, each: Each<unknown> | undefined): string {
  return it.replace("{}", each?.name ? nameOf(item, each) : code(item.key));
}

function nameOf({ key, value }: Item, each: Each<unknown>): string {
  return each.name?.(value) ?? key;
}

/** Keys of lists of statuses are numbers in a manifest. */
function segmentOf(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

function isReordered(indexes: readonly number[]): boolean {
  return indexes.some((index, at) => index < (indexes[at - 1] ?? 0));
}

/** What comes and goes is named by what it is, where its row has no sentence for that. */
function bare(row: Row, is: "more" | "less", noun: string): Row {
  const { say: _, ...rest } = row;
  return { ...rest, noun, end: is === "more" ? "added" : "removed" };
}

function below(paths: Two<ManifestPath | null>, path: ManifestPath): Two<ManifestPath | null> {
  return {
    base: paths.base && [...paths.base, ...path],
    head: paths.head && [...paths.head, ...path],
  };
}

function memberOf(value: unknown, key: string): unknown {
  return Object(value)[key];
}
