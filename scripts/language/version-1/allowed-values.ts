import { isSeq, Pair, Scalar, YAMLMap } from "yaml";
import type { OwnedParameter } from "./places.ts";
import {
  asKey,
  dataOf,
  has,
  inheriting,
  insert,
  isValue,
  itemsOf,
  keyOf,
  type Made,
  mapAt,
  type Member,
  memberOf,
  membersOf,
  newMember,
  nodeAt,
  nodeOf,
  rangeOf,
  remove,
  rename,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** `map` and `enum`: one map of what is allowed and what travels for it. */
export function allowedValues({ name, map }: OwnedParameter): void {
  const table = memberOf(map, "map");
  const listed = memberOf(map, "enum");
  if (listed && !isSeq(listed.value)) return;
  if (!table) return labelled(listed);
  const type = textOf(nodeAt(map, "type"));
  const isTable = mapAt(table.value) !== undefined && membersOf(table.value).length > 0;
  if (!isTable || !["string", "number", "integer", "boolean"].includes(type ?? "")) return;
  const words = listed ? entriesOf(listed) : [];
  const names = membersOf(table.value).map(([key]) => key);
  if (type === "boolean" && !names.every((key) => key === "true" || key === "false")) return;
  // A key that no caller may give is a mistake.
  if (!words || (listed && !names.every((key) => words.some((each) => each.key === key)))) return;
  const whole = words.length > 0 ? reordered(table, words) : mapAt(table.value);
  if (!whole) return;
  withoutOmitted(name, map, whole, type);
  for (const member of whole.items)
    sent(
      member,
      words.find(({ key }) => key === keyOf(member)),
    );
  if (listed) remove(map, listed);
  if (whole.items.length === 0) return remove(map, table);
  rename(table, "enum");
  table.value = whole;
}

/** A value that is allowed, and what is said of it. */
interface Entry {
  readonly key: string;
  readonly value: Scalar;
  /** Its label and whether it is deprecated. */
  readonly said: readonly Member[];
}

/** The values of a list; undefined where one is none. */
function entriesOf({ value }: Member): readonly Entry[] | undefined {
  const entries = itemsOf(value).flatMap((item): readonly Entry[] => {
    const own = mapAt(item) ? nodeAt(item, "value") : item;
    if (!isValue(own)) return [];
    const said = (mapAt(item)?.items ?? []).filter((each) => keyOf(each) !== "value");
    return [{ key: String(dataOf(own)), value: own, said }];
  });
  const isWhole = entries.length === itemsOf(value).length;
  return isWhole && new Set(entries.map(({ key }) => key)).size === entries.length
    ? entries
    : undefined;
}

/** A list without a table: a map only where something is said of a value. */
function labelled(listed: Member | undefined): void {
  const entries = listed && entriesOf(listed);
  if (!listed || !entries || !entries.some(({ said }) => said.length > 0)) return;
  const made = tableLike(listed.value);
  for (const { value, said } of entries) {
    const words = said.length > 0 ? wordsOf(said, value) : new Scalar(value.value);
    made.items.push(new Pair<unknown, unknown>(asKey(value), words));
  }
  setValue(listed, made);
}

function tableLike(node: unknown): Tree {
  const made: Tree = new YAMLMap();
  made.flow = isSeq(node) || mapAt(node) ? ((node as Tree).flow ?? false) : true;
  made.range = rangeOf(node);
  return made;
}

function wordsOf(said: readonly Member[], at: Scalar): Tree {
  const words: Tree = new YAMLMap();
  words.items = [...said];
  words.flow = true;
  words.range = rangeOf(at);
  return words;
}

/** The members of a table in the order of the list; a value that is not among them is not sent. */
function reordered(table: Member, words: readonly Entry[]): Tree {
  const made = tableLike(table.value);
  const old = mapAt(table.value);
  inheriting(made, old);
  made.items = words.map(
    ({ key, value }) =>
      old?.items.find((each) => keyOf(each) === key) ??
      new Pair<unknown, unknown>(value, nodeOf({ $omit: true })),
  );
  return made;
}

/** What travels for a value, with what is said of it. */
function sent(member: Member, entry: Entry | undefined): void {
  const said = entry?.said ?? [];
  const isPlain = isValue(member.value) || nodeAt(member.value, "$omit") !== undefined;
  if (said.length === 0 && isPlain) return;
  const isWords =
    mapAt(member.value)?.items.length === 1 && nodeAt(member.value, "send") !== undefined;
  if (isWords && said.length === 0) return;
  const words = mapAt(nodeOf({ send: member.value as Made }));
  if (!words) return;
  words.items.push(...said);
  words.range = rangeOf(member.value);
  member.value = words;
}

/**
 * What is not sent is a condition of the parameter on itself. Of true and false, the one that is not in the
 * table is not sent; of the items of a list, each on its own.
 */
function withoutOmitted(name: string, map: Tree, table: Tree, type: string | undefined): void {
  const isTruth = type === "boolean";
  const valueOf = ({ key }: Member) =>
    type === "string" ? String(dataOf(key)) : (dataOf(key) ?? null);
  const omitted = table.items.filter(isOmitted);
  const left = table.items.filter((each) => !isOmitted(each));
  const isList = ["csv", "csv-text"].some((word) =>
    itemTexts(nodeAt(map, "convert")).includes(word),
  );
  if (omitted.length === 0 || isList) return;
  const isPlain =
    isTruth &&
    left.every(
      (each) =>
        String(dataOf(each.value)) === keyOf(each) && typeof dataOf(each.value) === "boolean",
    );
  if (isTruth && !isPlain) {
    for (const each of omitted) remove(table, each);
    return;
  }
  const keys = omitted.map((each) => (isTruth ? keyOf(each) === "true" : valueOf(each)));
  const test: Made = isTruth ? !keys[0] : { not: keys.length === 1 ? (keys[0] ?? null) : keys };
  if (isTruth && omitted.length > 1) return;
  if (!conditioned(map, name, test)) return;
  if (isPlain) table.items = [];
  else for (const each of omitted) each.value = inheriting(new Scalar(valueOf(each)), each.value);
}

function isOmitted({ value }: Member): boolean {
  return mapAt(value)?.items.length === 1 && dataOf(nodeAt(value, "$omit")) === true;
}

function itemTexts(node: unknown): readonly (string | undefined)[] {
  return isSeq(node) ? node.items.map(textOf) : [textOf(node)];
}

/** One more condition of a parameter; false where it has one on itself already. */
function conditioned(map: Tree, name: string, test: Made): boolean {
  const when = memberOf(map, "when");
  if (!when) {
    insert(map, newMember("when", { [name]: test }, nodeAt(map, "map")), memberOf(map, "map"));
    return true;
  }
  const given = textOf(when.value);
  if (given !== undefined) setValue(when, { [given]: { given: true } });
  const own = mapAt(when.value);
  if (!own || has(own, name)) return false;
  own.items.push(newMember(name, test, nodeAt(map, "map")));
  return true;
}
