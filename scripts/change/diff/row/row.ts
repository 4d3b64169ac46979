import { isDeepStrictEqual } from "node:util";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import type { Paired } from "./pair-up.ts";
import type { Subject, SubjectKind } from "../change.ts";
import { follows, type Relation, type Variance } from "./variance.ts";

/** The same thing in two states. */
export interface Two<T> {
  readonly base: T;
  readonly head: T;
}

/** How a sentence ends that only has a noun and values. */
export type Ending =
  | "added"
  | "changed"
  | "lowered"
  | "raised"
  | "removed"
  | "renamed"
  | "reordered"
  | "reworded";

/**
 * What is said of a difference. Gaps in texts: `{it}` is what the position belongs to, `{key}` its own name
 * in backticks, `{word}` the same without them, `{from}` and `{to}` the values; comparers may fill others.
 */
export interface Telling {
  /** What it means; by default what it means to the row. */
  readonly by?: Variance;
  /** What it is about, where that does not follow from its place. */
  readonly about?: SubjectKind;
  /** What people call it. */
  readonly noun?: string;
  readonly end?: Ending;
  /** Whole sentences, where noun and verb do not say it. */
  readonly say?: Readonly<Partial<Record<Relation, string>>>;
}

/** A difference, as a comparer finds it. `Way`: names of what the comparer tells. */
export interface Found<Way extends string = string> {
  readonly is: Relation;
  /** What is told in place of what the row says. */
  readonly way?: Way;
  readonly from?: unknown;
  readonly to?: unknown;
  /** What differs, where that is not the word of the position. */
  readonly word?: string;
  /** Values of further gaps, printed as they are. */
  readonly gaps?: Readonly<Record<string, string>>;
  readonly end?: Ending;
  /** Path within the position; null: the head has nothing of it. */
  readonly at?: ManifestPath | null;
  /** The same of the base, where it differs. */
  readonly was?: ManifestPath | null;
  /** In place of the position, for what stands elsewhere. */
  readonly places?: Two<ManifestPath | null>;
  readonly subject?: Subject;
  /** The operation that it is about, where it does not stand within it. */
  readonly operation?: string;
}

/** What a comparer may ask beside the two values. `Owner`: what holds them. */
export interface Place<Owner = unknown> extends Two<Owner> {
  /** The member's name. */
  readonly key: string;
  /** What it belongs to, for people: "the input `q`". */
  readonly it: string;
  readonly scope: Scope;
  /** Whether either manifest says this member itself. */
  isDeclared(member: string): boolean;
}

/** What holds for everything within an operation; outside of one, the first operation stands for all. */
export interface Scope {
  readonly providers: Two<Provider>;
  /** The base by the names that its inputs have in the head. */
  readonly operations: Two<Operation>;
  /** The base as it is. */
  readonly former: Operation;
  /** Names of inputs that an operation of either state has to itself. */
  readonly own: ReadonlySet<string>;
  /** Inputs of all operations that are in both: base -> head. */
  readonly shared: ReadonlyMap<string, string>;
  /** Names of inputs and credentials that were renamed: base -> head. */
  readonly names: ReadonlyMap<string, string>;
  /** Every output that is in both: base -> head. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Every credential that is in both: base -> head. */
  readonly credentials: ReadonlyMap<string, string>;
  /** Schemas that were compared already. */
  readonly seen: Set<string>;
}

/** Compares the values of one member. */
export interface Comparer<Value = unknown, Owner = unknown> {
  /** What it tells beside what its row says, by name. */
  readonly tells: Readonly<Record<string, Telling>>;
  /** What it finds; by default every relation. */
  readonly finds?: readonly Relation[];
  find(base: Value, head: Value, place: Place<Owner>): Iterable<Found>;
}

/** A comparer that tells more than its row says. */
export function telling<Value, Owner, Way extends string>(
  tells: Readonly<Record<Way, Telling>>,
  find: (base: Value, head: Value, place: Place<Owner>) => Iterable<Found<Way>>,
): Comparer<Value, Owner> {
  return { tells, find };
}

/** A comparer that tells what its row says, and nothing else. */
export interface Finder<Value = unknown, Owner = unknown> extends Comparer<Value, Owner> {
  find(base: Value, head: Value, place: Place<Owner>): Iterable<Found<never>>;
}

export function finding<Value, Owner>(
  find: (base: Value, head: Value, place: Place<Owner>) => Iterable<Found<never>>,
  finds?: readonly Relation[],
): Finder<Value, Owner> {
  return { tells: {}, find, ...(finds && { finds }) };
}

/** How items are found again in the other state, and what it means that one comes or goes. */
export interface Each<Item> {
  /** What people call one, with `{}` for its name. */
  readonly it: string;
  /** What a change of one is about. */
  readonly subject?: SubjectKind;
  /** Of an item of a list; members of an object have their names. */
  key?(item: Item): string;
  /** Name for people, printed as it is; by default the key in backticks. */
  name?(item: Item): string;
  /** What is said of another name; by default that it was renamed. */
  readonly rename?: string;
  /** Whether one that is gone and one that is new are the same under another name. */
  alike?(base: Item, head: Item): boolean;
  /** In place of `key` and `alike`. */
  pair?(base: readonly Item[], head: readonly Item[], scope: Scope): Paired<Item>;
  /** What it means that one comes or goes; by default what that means to the row. */
  readonly presence?: Variance;
  /** What people call one that comes. */
  readonly comes?: string;
  /** What else it means for some of them. */
  readonly except?: Exception<Item>;
  /** What is said as `{from}` or `{to}` when it comes or goes. */
  value?(item: Item): unknown;
  /** How two of one name are compared, where they have no rows. */
  readonly is?: Comparer<Item>;
  /** What holds within a pair; null: nothing in it differs. */
  enter?(base: Item, head: Item, scope: Scope): Entered<Item> | null;
  /** Where it stands below the whole; by default under its name. */
  where?(item: Item, index: number, whole: ManifestPath): ManifestPath;
  /** Whether a change of one is a change of all operations. */
  isShared?(item: Item, scope: Scope): boolean;
  /** Each is an operation of its own. */
  readonly isOperation?: true;
  /** Its name is nobody's but the manifest's. */
  readonly isNameless?: true;
  /** What people call them when their order counts. */
  readonly inOrder?: string;
}

export interface Exception<Item> {
  holds(item: Item, is: Relation, base: readonly Item[]): boolean;
  readonly presence: Variance;
  /** What people call one that comes; by default as the others. */
  readonly comes?: string;
}

/** An item of the base as it is compared, and what holds within it. */
export interface Entered<Item> {
  readonly base: Item;
  readonly scope: Scope;
}

/** A position of the IR: what it is to callers, and how its two states are compared. */
export interface Row<Value = unknown, Owner = unknown> extends Telling {
  readonly by: Variance;
  /** By default, its presence tells more from less, and another value is another. */
  readonly is?: Comparer<Value, Owner>;
  /** Where it stands in the manifest below its owner, if not under its own name. */
  readonly at?: ManifestPath;
  /** What the manifest calls it, where that is neither its place nor its name. */
  readonly word?: string;
  /** It may be declared by the provider for all operations. */
  readonly declared?: true;
  /** Equal values may differ all the same: what they refer to counts. */
  readonly deep?: true;
  /** Rows of its members; of those of an item, with `each`. */
  readonly rows?: Readonly<Record<string, Row>>;
  /** It comes and goes as a whole. */
  readonly whole?: true;
  /** What stands for members that are absent. */
  readonly fill?: object;
  readonly each?: Each<ItemOf<Value>>;
  /** Changes in several of these are one sentence about this, which lists the words. */
  readonly group?: string;
}

/** What is within a list or an object of names. */
export type ItemOf<Value> =
  NonNullable<Value> extends readonly (infer Item)[]
    ? Item
    : NonNullable<Value> extends Readonly<Record<string, infer Item>>
      ? Item
      : unknown;

/** A row for every member: one that the IR gains does not compile without. `*`: every member without one. */
export type RowsOf<T> = { readonly [Member in keyof T]-?: Row<T[Member], T> };

/** Neither is compared. */
export const silent: Row = { by: follows };

/** Null and undefined are both no value. */
export function given<T>(value: T): T | undefined {
  return value === null ? undefined : value;
}

/** Presence alone tells more from less. */
export const plain = finding(function* (base: unknown, head: unknown) {
  const [from, to] = [given(base), given(head)];
  if (isDeepStrictEqual(from, to)) return;
  yield { is: from === undefined ? "more" : to === undefined ? "less" : "other", from, to };
});
