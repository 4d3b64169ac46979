import { Pair, Scalar, YAMLMap } from "yaml";
import { literal } from "./holes.ts";
import { operationsOf } from "./places.ts";
import {
  commentsOf,
  dataOf,
  has,
  insert,
  joined,
  keyOf,
  mapAt,
  type Member,
  memberOf,
  newMember,
  nodeAt,
  rangeOf,
  remove,
  type Tree,
  visitTexts,
} from "./tree.ts";

/** What is always sent, as templates, in which braces are doubled where they would be holes. */
export function constants(root: Tree): void {
  for (const { map } of operationsOf(root)) asTemplates(map);
}

function asTemplates(operation: Tree): void {
  const all = memberOf(operation, "constants");
  const map = mapAt(all?.value);
  if (!all || !map) return;
  for (const constant of map.items.slice()) {
    const names = namesOf(keyOf(constant) ?? "");
    if (names.length < 2 || !isPlain(dataOf(constant.value))) continue;
    if (!isFree(operation, names)) continue;
    map.items.splice(map.items.indexOf(constant), 1);
    visitTexts(constant, literal);
    write(operation, names, constant, all);
  }
  if (map.items.length === 0) remove(operation, all);
}

/** `header.X-A` -> `headers`, `X-A`; of a body each member on the way. */
function namesOf(place: string): readonly string[] {
  const [root = "", ...rest] = place.split(".");
  const isPlace = ["query", "header", "body"].includes(root) && rest.every((name) => name !== "");
  if (!isPlace || rest.length === 0) return [];
  if (root === "body") return rest.some(isWord) ? [] : [root, ...rest];
  const name = rest.join(".");
  return isWord(name) && root === "header" ? [] : [root === "header" ? "headers" : root, name];
}

/** A name that templates would take for a word of theirs. */
function isWord(name: string): boolean {
  return /\?$|^\.\.\.$|[{}]/.test(name) || ["$each", "$join", "$all", "$json"].includes(name);
}

/** Whether all names in an object stand for themselves in a template, too. */
function isPlain(data: ReturnType<typeof dataOf>): boolean {
  if (data === undefined) return false;
  if (typeof data !== "object" || data === null) return true;
  const isNamed = !Array.isArray(data) && Object.keys(data).some(isWord);
  return !isNamed && Object.values(data).every(isPlain);
}

/** Whether nothing else stands at a place, or on the way there. */
function isFree(operation: Tree, names: readonly string[]): boolean {
  let at: unknown = operation;
  for (const name of names) {
    const map = mapAt(at);
    if (!map || ["$each", "$join", "$all", "$json"].some((word) => has(map, word))) return false;
    if (has(map, `${name}?`)) return false;
    if (!has(map, name)) return true;
    at = nodeAt(map, name);
  }
  return false;
}

function write(operation: Tree, names: readonly string[], constant: Member, all: Member): void {
  const [name = "", ...way] = names.toReversed();
  let map = operation;
  for (const step of way.toReversed())
    map = stepInto(map, step, map === operation ? all : undefined);
  const key = new Scalar(name);
  key.range = rangeOf(constant.key);
  const said = commentsOf(constant.key);
  if (said) key.commentBefore = joined(said, key.commentBefore);
  map.items.push(new Pair<unknown, unknown>(key, constant.value));
}

/** The map under a name, made where there is none: a template before what was written of constants. */
function stepInto(map: Tree, name: string, before: Member | undefined): Tree {
  const found = mapAt(nodeAt(map, name));
  if (found) return found;
  const made: Tree = new YAMLMap();
  made.flow = mapAt(before?.value)?.flow ?? map.flow ?? false;
  const member = newMember(name, made, before?.value ?? map);
  const index = before ? map.items.indexOf(before) : -1;
  if (index < 0) insert(map, member);
  else map.items.splice(index, 0, member);
  return made;
}
