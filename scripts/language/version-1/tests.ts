import { YAMLMap } from "yaml";
import {
  type Made,
  dataOf,
  isValue,
  itemsOf,
  mapAt,
  membersOf,
  nodeOf,
  type Tree,
} from "./tree.ts";

/** Tests of values, as the one predicate of version 2 has them. Undefined where a value is none of version 1. */

/** A value of its own: a list or an object is meant as it is, and so is text that would name a parameter. */
export function itself(node: unknown): Made | undefined {
  const data = dataOf(node);
  if (data === undefined) return undefined;
  const made = node as Made; // data has only such nodes
  const isWord = typeof data === "string" && /^(?:\{\w+\}|[1-5]xx)$/.test(data);
  return isWord || (typeof data === "object" && data !== null) ? { is: made } : made;
}

/** One of the values of a list, or the value. */
export function oneOf(node: unknown): Made | undefined {
  const items = itemsOf(node);
  if (items.length === 0) return Array.isArray(dataOf(node)) ? undefined : itself(node);
  const all = items.map(itself);
  if (!all.every((each) => each !== undefined)) return undefined;
  if (items.length === 1) return all[0];
  return all.every(isValue) ? (node as Made) : all; // a list of values is one already
}

/** One of the values of a list, or the list itself where it holds more than values. */
export function state(node: unknown): Made | undefined {
  const items = itemsOf(node);
  const made = oneOf(node);
  if (items.every(isValue) || !Array.isArray(made)) return made;
  return [...made, { is: (node as Tree).clone() as Tree }];
}

/** Path -> test, of path -> value; undefined where one is no such value. */
export function tested(
  node: unknown,
  test: (value: unknown) => Made | undefined,
): ReadonlyMap<string, Made> | undefined {
  const members = membersOf(node);
  if (members.length === 0) return undefined;
  const tests = new Map<string, Made>();
  for (const [path, value] of members) {
    const made = test(value);
    if (made === undefined) return undefined;
    tests.set(path, made);
  }
  return tests;
}

/** Rewrites the values of a map in place as tests, so that all else of it stays. */
export function testsIn(node: unknown, test: (value: unknown) => Made | undefined): boolean {
  const map = mapAt(node);
  if (!map || !tested(map, test)) return false;
  for (const member of map.items) {
    const old = member.value;
    const made = test(old);
    if (made !== undefined && made !== old) member.value = nodeOf(made);
  }
  return true;
}

/** All tests of both; undefined where two of one path have a word in common. */
export function together(
  one: ReadonlyMap<string, Made>,
  other: ReadonlyMap<string, Made>,
): ReadonlyMap<string, Made> | undefined {
  const all = new Map(one);
  for (const [path, test] of other) {
    const first = all.get(path);
    const both = first === undefined ? test : bothOf(first, test);
    if (both === undefined) return undefined;
    all.set(path, both);
  }
  return all;
}

function bothOf(one: Made, other: Made): Made | undefined {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const isTwice = Object.keys(first).some((word) => Object.hasOwn(second, word));
  return isTwice ? undefined : { ...first, ...second };
}

type Words = Readonly<Record<string, Made | undefined>>;

/** A test as a map of words. */
function wordsOf(test: Made): Words {
  const data = dataOf(nodeOf(test));
  if (Array.isArray(data)) return { not: { not: test } };
  if (typeof data !== "object" || data === null) return { is: test };
  return test instanceof YAMLMap
    ? Object.fromEntries(membersOf(test) as [string, Made][])
    : (test as Words); // made here
}
