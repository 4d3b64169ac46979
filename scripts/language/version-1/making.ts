import { isCollection, isSeq } from "yaml";
import { itself, oneOf, testsIn, tested } from "./tests.ts";
import {
  commentsOf,
  dataOf,
  has,
  inheriting,
  isValue,
  joined,
  type Made,
  mapAt,
  type Member,
  memberOf,
  membersOf,
  newMember,
  nodeAt,
  nodeOf,
  remove,
  rename,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** Words that make something of a value, in the order in which version 1 acts, whatever their order in the file. */
export const WORDS = [
  "where",
  "limit",
  "only",
  "each",
  "omit",
  "take",
  "join",
  "lines",
  "divide",
  "cut",
  "is",
  "map",
  "convert",
] as const;

const TAKES = ["count", "first", "last", "keys", "sum", "flat", "values", "entries"];
const CONVERSIONS = ["number", "boolean", "text", "json", "base64-text", "date-time", "epoch"];

/**
 * Rewrites in place what is made of a value: all of it as one list of steps, a text as a source. False where
 * some word is not as version 1 has it; nothing is rewritten then.
 */
export function making(map: Tree): boolean {
  const words = WORDS.flatMap((word) => memberOf(map, word) ?? []);
  const doubled = WORDS.some((word) => has(map, word) && !memberOf(map, word));
  if (doubled || !isKnown(map)) return false;
  const [first] = map.items.filter((each) => words.includes(each));
  const isOne = words.length === 1 && first === memberOf(map, "convert");
  if (!first || isOne) return true;
  steps(map, first, words);
  return true;
}

/** Whether each word has a value that version 1 knows. */
function isKnown(map: Tree): boolean {
  const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
    where: (value) => tested(value, whereTest) !== undefined,
    limit: isValue,
    only: (value) => textOf(value) !== undefined || isTexts(value),
    each: (value) => textOf(value) !== undefined || isMembers(value),
    omit: isTexts,
    take: (value) => TAKES.includes(textOf(value) ?? ""),
    join: isValue,
    lines: (value) => textOf(value) !== undefined,
    divide: isValue,
    cut: isValue,
    is: (value) => oneOf(value) !== undefined,
    map: (value) => mapAt(value) !== undefined,
    convert: (value) => CONVERSIONS.includes(textOf(value) ?? ""),
  };
  return Object.entries(fits).every(([word, isFit]) => !has(map, word) || isFit(nodeAt(map, word)));
}

function isTexts(node: unknown): boolean {
  return (
    isSeq(node) && node.items.length > 0 && node.items.every((each) => textOf(each) !== undefined)
  );
}

/** Members by names that mean themselves in version 2, too, where dots nest and `?` leaves out. */
function isMembers(node: unknown): boolean {
  const members = membersOf(node);
  return members.length > 0 && members.every(([name]) => !/[.?]/.test(name));
}

/** A value, one of several, or what a parameter says. */
function whereTest(node: unknown): Made | undefined {
  if (/^\{\w+\}$/.test(textOf(node) ?? "")) return node as Made; // a scalar, as it has a text
  return isSeq(node) ? oneOf(node) : isValue(node) ? itself(node) : undefined;
}

/** All steps in the place of the first word. */
function steps(map: Tree, first: Member, words: readonly Member[]): void {
  const all = orderOf(map).flatMap((word) => stepsOf(map, word));
  const [only] = all;
  const made = nodeOf(all.length === 1 ? only : all);
  const isBlock = words.some(({ value }) => isCollection(value) && value.flow === false);
  if (isSeq(made) && isBlock && map.flow !== true) made.flow = false;
  const member = newMember("convert", made, first.value);
  inheriting(member.key, first.key);
  for (const each of words) {
    if (each === first) map.items.splice(map.items.indexOf(first), 1, member);
    else {
      // Its value, with what is said of it, is a step now.
      each.value = null;
      remove(map, each);
    }
  }
}

/** `only` acts before an `each` that names paths alone, and after any other; a number is made before it is divided. */
function orderOf(map: Tree): readonly string[] {
  const isPlain = mapAt(nodeAt(map, "each")) && isPlainEach(nodeAt(map, "each"));
  const isNumber = textOf(nodeAt(map, "convert")) === "number";
  const order: string[] = WORDS.filter((word) => has(map, word));
  if (!isPlain && order.includes("each") && order.includes("only")) {
    order.splice(order.indexOf("only"), 2, "each", "only");
  }
  const later = ["divide", "cut", "is", "map"];
  const at = order.findIndex((word) => later.includes(word));
  if (isNumber && at >= 0) order.splice(at, 0, ...order.splice(-1));
  return order;
}

function isPlainEach(each: unknown): boolean {
  return membersOf(each).every(([, member]) => textOf(member) !== undefined);
}

function stepsOf(map: Tree, word: string): readonly Made[] {
  const value = nodeAt(map, word) as Made; // as was asked before
  switch (word) {
    case "where":
      testsIn(value, whereTest);
      return [{ where: value }];
    case "each":
      return [{ each: itemOf(value) }];
    case "lines":
      return [{ each: lineOf(value) }, { join: "\n" }];
    case "is":
      return [{ is: textOf(value) === "given" ? { given: true } : (oneOf(value) ?? value) }];
    case "take":
    case "convert":
      return [value];
    default:
      return [{ [word]: value }];
  }
}

/** What an item becomes: a path, or members, each a source or a value. */
function itemOf(each: Made): Made {
  for (const member of mapAt(each)?.items ?? []) {
    const map = mapAt(member.value);
    if (!map || !making(map)) continue;
    nullable(map);
    member.value = shortened(map);
  }
  return each;
}

/** `nullable` says that what is missing is null. */
function nullable(map: Tree): void {
  const member = memberOf(map, "nullable");
  const data = member && dataOf(member.value);
  if (!member || typeof data !== "boolean") return;
  if (!data || has(map, "default")) return remove(map, member);
  rename(member, "default");
  setValue(member, null);
}

/** A value of which nothing is said but its path is the path. */
export function shortened(map: Tree): unknown {
  const [from, ...others] = map.items;
  if (!from || others.length > 0 || from !== memberOf(map, "from")) return map;
  if (textOf(from.value) === undefined || map.anchor) return map;
  const said = [map.commentBefore, commentsOf(from.key), map.comment].reduce(joined, "");
  const value = from.value;
  if (said && isValue(value)) value.commentBefore = joined(said, value.commentBefore);
  return value;
}

/** Fixed text and paths in braces, in place of `from`; what has no path is a constant. */
export function textSource(map: Tree): void {
  const member = memberOf(map, "text");
  if (!member || textOf(member.value) === undefined || has(map, "from") || has(map, "const"))
    return;
  const source = sourceOf(textOf(member.value) ?? "", member.value as Made); // a text, as was asked before
  const isConstant = !isValue(source);
  rename(member, isConstant ? "const" : "from");
  if (isConstant) setValue(member, constantOf(textOf(member.value) ?? ""));
}

const PARTS = /\{\{|\}\}|\{((?:"(?:[^"\\]|\\.)*"|[^{}"])*)\}/g;

/** The node with a text whose paths stand in braces without blanks; a constant where it has none. */
function sourceOf(written: string, node: Made): Made {
  const hasPath = [...written.matchAll(PARTS)].some(([, path]) => path !== undefined);
  if (!hasPath) return { const: constantOf(written) };
  if (isValue(node)) {
    node.value = written.replace(PARTS, (whole, path) =>
      path === undefined ? whole : `{${String(path).trim()}}`,
    );
  }
  return node;
}

/** The same with a text that has no path, which no version takes for lines. */
function lineOf(node: Made): Made {
  const source = sourceOf(textOf(node) ?? "", node);
  return isValue(source) ? source : node;
}

function constantOf(written: string): string {
  return written.replace(/\{\{|\}\}/g, (braces) => braces.slice(1));
}
