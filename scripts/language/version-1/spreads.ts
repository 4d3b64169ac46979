import { isSeq, Pair, Scalar, YAMLMap } from "yaml";
import { absenceOf } from "./absence.ts";
import type { Facts } from "./facts.ts";
import { operationsOf } from "./places.ts";
import {
  has,
  inheriting,
  isValue,
  itemsOf,
  mapAt,
  memberOf,
  membersOf,
  nodeAt,
  rangeOf,
  remove,
  rename,
  textOf,
  type Tree,
} from "./tree.ts";

/** The outputs that are members of an object: it is spread, or each stands by its name. */
export function spreads(root: Tree, facts: Facts): void {
  // Where it is said that what is missing is an error.
  const isStrict = !facts.isTyped && textOf(nodeAt(root, "missing")) === "error";
  for (const { id, map } of operationsOf(root)) {
    same(map, (name, path) => {
      const { isOptional, isNullable } = absenceOf(facts, id, name, path);
      return isStrict && (isOptional || isNullable);
    });
  }
}

function same(operation: Tree, isOptional: (name: string, path: string) => boolean): void {
  const member = memberOf(operation, "same");
  if (!member) return;
  const map = mapAt(member.value);
  const from = map ? nodeAt(map, "from") : member.value;
  const only = map && nodeAt(map, "only");
  const path = textOf(from);
  const output = memberOf(operation, "output");
  if (path === undefined || !isValue(from) || has(operation, "output") !== Boolean(output)) return;
  if (map && !membersOf(map).every(([name]) => name === "from" || name === "only")) return;
  if (output && !mapAt(output.value)) return;
  const made = only === undefined ? spread(from) : byName(only, path, isOptional);
  if (!made) return;
  const own = mapAt(output?.value);
  if (own) {
    own.items.unshift(...made.filter((each) => !hasOutput(own, textOf(each.key) ?? "")));
    member.value = map ? inheriting(new Scalar(null), map) : null;
    return remove(operation, member);
  }
  rename(member, "output");
  if (only === undefined) {
    member.value = map ? inheriting(from, map) : from;
    return;
  }
  const all: Tree = new YAMLMap();
  all.items = [...made];
  all.flow = isSeq(only) ? (only.flow ?? false) : false;
  member.value = inheriting(all, member.value);
}

function hasOutput(outputs: Tree, name: string): boolean {
  const plain = name.replace(/\?$/, "");
  return has(outputs, plain) || has(outputs, `${plain}?`);
}

function spread(from: Scalar) {
  const key = new Scalar("...");
  key.type = Scalar.QUOTE_DOUBLE;
  key.range = rangeOf(from);
  return [new Pair<unknown, unknown>(key, from)];
}

/** Undefined where a name cannot be that of an output. */
function byName(only: unknown, path: string, isOptional: (name: string, path: string) => boolean) {
  const names = itemsOf(only);
  const isName = (each: unknown) => /^[A-Za-z]\w*$/.test(textOf(each) ?? "");
  if (names.length === 0 || !names.every(isName)) return undefined;
  return names.map((node) => {
    const name = textOf(node) ?? "";
    const at = `${path}.${name}`;
    const key = new Scalar(isOptional(name, at) ? `${name}?` : name);
    const value = new Scalar(at);
    inheriting(key, node);
    if (key.comment) {
      value.comment = key.comment;
      delete key.comment;
    }
    value.range = rangeOf(node);
    return new Pair<unknown, unknown>(key, value);
  });
}
