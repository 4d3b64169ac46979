import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  type Range,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import type { Json } from "../ir/types.ts";

/** Nodes of a manifest, as they are read and rewritten. */
export type Tree = YAMLMap<unknown, unknown>;
export type Member = Pair<unknown, unknown>;

/** A node where it is a map; nothing else has members. */
export function mapAt(node: unknown): Tree | undefined {
  return isMap<unknown, unknown>(node) ? node : undefined;
}

/** The text of a key; undefined where it is no plain one. */
export function keyOf({ key }: Member): string | undefined {
  const value: unknown = isScalar(key) ? key.value : key;
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : undefined;
}

/** The member of a name; undefined also where a name stands twice, which is a mistake of its own. */
export function memberOf(map: Tree, name: string): Member | undefined {
  const [found, ...more] = map.items.filter((each) => keyOf(each) === name);
  return more.length === 0 ? found : undefined;
}

/** Whether a name stands in a map, once or several times. */
export function has(map: Tree, name: string): boolean {
  return map.items.some((each) => keyOf(each) === name);
}

/** What stands under names, one in the other. */
export function nodeAt(node: unknown, ...names: readonly string[]): unknown {
  return names.reduce((at, name) => {
    const map = mapAt(at);
    return map && memberOf(map, name)?.value;
  }, node);
}

/** The members of a map by their names; none where it is no map, or names stand twice. */
export function membersOf(node: unknown): readonly (readonly [name: string, value: unknown])[] {
  const members = (mapAt(node)?.items ?? []).map((each) => [keyOf(each), each.value] as const);
  const names = new Set(members.map(([name]) => name));
  if (names.size < members.length) return [];
  return members.flatMap(([name, value]) => (name === undefined ? [] : [[name, value] as const]));
}

/** The items of a list. */
export function itemsOf(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}

/** The text of a node; undefined where it is none. */
export function textOf(node: unknown): string | undefined {
  return isScalar(node) && typeof node.value === "string" ? node.value : undefined;
}

/** The plain data of a node; undefined where there is none, as of an alias or a name that stands twice. */
export function dataOf(node: unknown): Json | undefined {
  if (node === null) return null;
  if (isSeq(node)) {
    const items = node.items.map(dataOf);
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (isMap(node)) {
    const members = membersOf(node).map(([name, value]) => [name, dataOf(value)] as const);
    const isWhole = members.length === node.items.length;
    const data = Object.fromEntries(members.filter((each) => each[1] !== undefined));
    return isWhole && Object.keys(data).length === members.length ? (data as Json) : undefined;
  }
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (value === undefined || typeof value === "object") return value === null ? null : undefined;
  return typeof value === "bigint" ? undefined : (value as Json); // a text, a number or a truth value
}

/** Whether a node is a scalar that is true, false, null, a number or a text. */
export function isValue(node: unknown): node is Scalar {
  return isScalar(node) && dataOf(node) !== undefined;
}

/** What a node is made of: nodes that stood elsewhere, plain values, lists and members of these. */
export type Made =
  | null
  | string
  | number
  | boolean
  | Scalar
  | Tree
  | YAMLSeq
  | readonly Made[]
  | { readonly [name: string]: Made | undefined };

/** A node of what it is made of; what is new stands on one line. */
export function nodeOf(made: unknown): unknown {
  if (isNode(made)) return made;
  if (Array.isArray(made)) {
    const list = new YAMLSeq();
    list.items = made.map(nodeOf);
    list.flow = true;
    return list;
  }
  if (typeof made !== "object" || made === null) return new Scalar(made);
  const map: Tree = new YAMLMap();
  map.items = Object.entries(made).flatMap(([name, value]) =>
    value === undefined ? [] : [new Pair<unknown, unknown>(new Scalar(name), nodeOf(value))],
  );
  map.flow = true;
  return map;
}

/** A block if what it replaces was one. */
export function inStyleOf(made: unknown, node: unknown): unknown {
  const result = nodeOf(made);
  if (isCollection(result) && isCollection(node)) result.flow = node.flow ?? false;
  return result;
}

/** Where a node stands in the file. */
export function rangeOf(node: unknown): Range | null {
  return isNode(node) ? (node.range ?? null) : null;
}

/** Comments that go where a node goes. */
interface Commented {
  commentBefore?: string | null;
  comment?: string | null;
  spaceBefore?: boolean;
}

/** The comments of what is replaced, and its place in the file, stay with what stands there instead. */
export function inheriting<Of>(made: Of, node: unknown): Of {
  if (!isNode(made) || !isNode(node) || (made as unknown) === node) return made;
  const to: Commented = made;
  const from: Commented = node;
  if (from.commentBefore) to.commentBefore = joined(from.commentBefore, to.commentBefore);
  if (from.comment) to.comment = joined(to.comment, from.comment);
  if (from.spaceBefore) to.spaceBefore = true;
  made.range ??= node.range ?? null;
  return made;
}

export function joined(one?: string | null, other?: string | null): string {
  return [one, other].filter(Boolean).join("\n");
}

/** Another value in the place of a member's, with the comments and the range of that. */
export function setValue(member: Member, made: unknown): void {
  const old = member.value;
  const value = inheriting(nodeOf(made), old);
  if (isNode(old) && old !== value) {
    // It may stand within the new one.
    delete old.comment;
    delete old.commentBefore;
  }
  member.value = value;
}

/** Another name in the place of a member's. */
export function rename(member: Member, name: string): void {
  if (isScalar(member.key)) member.key.value = name;
  else member.key = inheriting(new Scalar(name), member.key);
}

/** A value that becomes a key: a comment behind it would make it one of several lines. */
export function asKey(node: Scalar): Scalar {
  if (node.comment) node.commentBefore = joined(node.commentBefore, node.comment);
  delete node.comment;
  return node;
}

/** A member of a name and a value, which stands where another node stood. */
export function newMember(name: string, made: unknown, at: unknown): Member {
  const key = new Scalar(name);
  key.range = rangeOf(at);
  const value = nodeOf(made);
  if (isNode(value)) value.range ??= rangeOf(at);
  return new Pair<unknown, unknown>(key, value);
}

/** Adds a member after another, or last. */
export function insert(map: Tree, member: Member, after?: Member): void {
  const at = after ? map.items.indexOf(after) + 1 : map.items.length;
  map.items.splice(at, 0, member);
}

/** Takes a member out of its map; what comments said of it stays, before what follows. */
export function remove(map: Tree, member: Member): void {
  const index = map.items.indexOf(member);
  if (index < 0) return;
  map.items.splice(index, 1);
  const said = commentsOf(member);
  if (said === "") return;
  const next = map.items[index]?.key ?? map;
  if (next === map || !isNode(next)) map.comment = joined(map.comment, said);
  else next.commentBefore = joined(said, next.commentBefore);
}

/** Every comment of a member, the inner ones too. */
export function commentsOf(node: unknown): string {
  if (isPair(node))
    return [commentsOf(node.key), commentsOf(node.value)].filter(Boolean).join("\n");
  if (!isNode(node)) return "";
  const inner: readonly unknown[] = isCollection(node) ? node.items : [];
  return [node.commentBefore, ...inner.map(commentsOf), node.comment].filter(Boolean).join("\n");
}

/** Rewrites all texts in a node, but for those of keys. */
export function visitTexts(node: unknown, rewritten: (text: string) => string): void {
  if (isCollection(node)) for (const item of node.items) visitTexts(item, rewritten);
  else if (isPair(node)) visitTexts(node.value, rewritten);
  else if (isScalar(node) && typeof node.value === "string") node.value = rewritten(node.value);
}
