import { isSeq, type Scalar, YAMLMap } from "yaml";
import { itself, oneOf, tested, together } from "./tests.ts";
import {
  commentsOf,
  dataOf,
  isValue,
  itemsOf,
  joined,
  type Made,
  mapAt,
  memberOf,
  membersOf,
  newMember,
  nodeAt,
  nodeOf,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

type Tests = ReadonlyMap<string, Made>;

interface Condition {
  readonly code: string;
  /** All tests of one of these hold. */
  readonly ways: readonly Tests[];
  readonly item: Tree;
}

/** `errors.when`: our code -> the condition on which it is, in the order in which they are asked. */
export function errorConditions(owner: Tree): void {
  const errors = mapAt(nodeAt(owner, "errors"));
  const when = errors && memberOf(errors, "when");
  if (!when || !isSeq(when.value)) return;
  const all = when.value.items.map(conditionOf);
  const known = all.filter((each) => each !== undefined);
  const apart = known.map((each, index) => ({ ...each, ways: waysOf(known, index) }));
  const isWhole = apart.every(({ ways }) => ways !== undefined);
  if (known.length < all.length || !isWhole) return;
  const made: Tree = new YAMLMap();
  made.flow = when.value.flow ?? false;
  const grouped = apart.flatMap(({ ways, ...each }) => (ways ? [{ ...each, ways }] : []));
  for (const code of new Set(known.map((each) => each.code))) {
    made.items.push(
      memberFor(
        code,
        grouped.filter((each) => each.code === code),
      ),
    );
  }
  setValue(when, made);
}

function memberFor(code: string, conditions: readonly Condition[]) {
  const [first] = conditions;
  const ways = conditions.flatMap((each) => each.ways);
  const member = newMember(code, joinedWays(ways), first?.item);
  const key = member.key as Scalar; // as it was just made
  // What was said of a condition, and of words that are none any more, stands before its code.
  key.commentBefore =
    conditions.map((each) => outerComments(each.item, ways)).reduce(joined, "") || null;
  return member;
}

/** The comments of an item that stand at none of the nodes that are kept. */
function outerComments(item: Tree, ways: readonly Tests[]): string {
  const kept = commentsOf(nodeOf(joinedWays(ways))).split("\n");
  return commentsOf(item)
    .split("\n")
    .filter((line) => !kept.includes(line))
    .join("\n");
}

/** Tests of one path with a value each are one test. */
function joinedWays(ways: readonly Tests[]): Made {
  const all = ways.map((each) => Object.fromEntries(each));
  const [one = {}, ...others] = all;
  const [path = "", ...more] = Object.keys(one);
  const isOnePath = more.length === 0 && all.every((each) => Object.keys(each).join() === path);
  const values = all.map((each) => each[path]).flatMap((test) => valuesOf(test));
  if (others.length === 0) return one;
  const isValues = values.every((each) => each !== undefined);
  return isOnePath && isValues ? { [path]: values } : all;
}

function valuesOf(test: Made | undefined): readonly (Scalar | undefined)[] {
  const items = isSeq(test) ? itemsOf(test) : [test];
  return items.map((each) => (isValue(each) ? each : undefined));
}

/**
 * The ways in which a condition holds. One code stands once, at the first of its conditions: a later one has to
 * exclude those of other codes that were asked before it. Undefined where that cannot be said.
 */
function waysOf(all: readonly Condition[], index: number): readonly Tests[] | undefined {
  const own = all[index];
  const first = all.findIndex(({ code }) => code === own?.code);
  const between = all.slice(first + 1, index).filter(({ code }) => code !== own?.code);
  return between.reduce<readonly Tests[] | undefined>(
    (ways, other) => ways && (own && areApart(own, other) ? ways : without(ways, other)),
    own?.ways,
  );
}

/** The same, where another condition does not hold: each of its ways fails by one of its tests. */
function without(
  ways: readonly Tests[],
  { ways: others }: Condition,
): readonly Tests[] | undefined {
  return others.reduce<readonly Tests[] | undefined>((left, other) => {
    const failed = [...other].map(([path, test]) => new Map<string, Made>([[path, { not: test }]]));
    const all = left?.flatMap((way) => failed.map((each) => together(way, each)));
    return all?.every((each) => each !== undefined) ? all : undefined;
  }, ways);
}

/** Whether two conditions ask for different values of one path. */
function areApart(one: Condition, other: Condition): boolean {
  const isApart = (a: Tests, b: Tests) =>
    [...a].some(([path, test]) => {
      const [mine, theirs] = [valuesOf(test), valuesOf(b.get(path))].map((all) => all.map(dataOf));
      if (!mine || !theirs || [...mine, ...theirs].includes(undefined)) return false;
      return mine.every((value) => !theirs.includes(value));
    });
  return one.ways.every((a) => other.ways.every((b) => isApart(a, b)));
}

const WORDS = ["status", "match", "contains", "present", "any", "unless", "code"];

/** Undefined where something is not as version 1 has it. */
function conditionOf(item: unknown): Condition | undefined {
  const map = mapAt(item);
  const code = textOf(nodeAt(map, "code"));
  const names = membersOf(map).map(([name]) => name);
  if (!map || !code || names.length < 2 || !names.every((name) => WORDS.includes(name))) return;
  const any = nodeAt(map, "any");
  const list = any === undefined ? undefined : textOf(any);
  const tests = testsOf(map, list !== undefined);
  if (!tests || (any !== undefined && list === undefined)) return undefined;
  const within = list === undefined ? tests : inItems(tests, list);
  const ways = failures(within, nodeAt(map, "unless"));
  return ways && { code, ways, item: map };
}

/** What has to hold, but for `unless` and the list that `any` names. */
function testsOf(map: Tree, isAny: boolean): Tests | undefined {
  const status = nodeAt(map, "status");
  const present = nodeAt(map, "present");
  const paths = isSeq(present) ? present.items : [present];
  const parts: readonly (Tests | undefined)[] = [
    status === undefined ? new Map() : statusTest(status),
    wordTests(nodeAt(map, "match"), isAny ? oneOf : itself),
    wordTests(nodeAt(map, "contains"), (value) => textOf(value) && { contains: value as Made }),
    present === undefined ? new Map() : presentTests(paths),
  ];
  return parts.reduce<Tests | undefined>(
    (all, part) => all && part && together(all, part),
    new Map<string, Made>(),
  );
}

function statusTest(status: unknown): Tests | undefined {
  const items = itemsOf(status);
  const isKnown = items.length > 0 && items.every((each) => typeof dataOf(each) === "number");
  const test = isKnown ? oneOf(status) : undefined;
  return test === undefined ? undefined : new Map([["status", test]]);
}

function wordTests(node: unknown, test: Parameters<typeof tested>[1]): Tests | undefined {
  return node === undefined ? new Map() : tested(node, test);
}

/** What is null is absent. */
function presentTests(paths: readonly unknown[]): Tests | undefined {
  const names = paths.map(textOf);
  if (!names.every((name) => name !== undefined)) return undefined;
  return new Map(names.map((name) => [name, { not: null }]));
}

/** Tests of an item, as one of the list. */
function inItems(tests: Tests, list: string): Tests {
  const isOfItem = (path: string) => /^item(?![\w$-])/.test(path);
  const own = [...tests].filter(([path]) => !isOfItem(path));
  const inner = Object.fromEntries([...tests].filter(([path]) => isOfItem(path)));
  return new Map<string, Made>([...own, [list, { any: inner }]]);
}

/** A reply below status 400 is an error where one of these paths has none of its values. */
function failures(tests: Tests, unless: unknown): readonly Tests[] | undefined {
  if (unless === undefined) return [tests];
  const values = tested(unless, oneOf);
  if (!values) return undefined;
  const status = tests.get("status");
  // A status of error is no other for want of a word of success.
  const isError =
    status !== undefined && valuesOf(status).some((each) => Number(dataOf(each)) >= 400);
  if (isError) return undefined;
  const base = status === undefined ? new Map<string, Made>([["status", "2xx"], ...tests]) : tests;
  const all = [...values].map(([path, test]) => together(base, new Map([[path, { not: test }]])));
  return all.every((each) => each !== undefined) ? all : undefined;
}
