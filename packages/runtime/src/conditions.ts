import type { Condition, Path, Test, TestWords } from "./definition.ts";
import { isAbsent } from "./inputs/check.ts";
import { matches } from "./inputs/pattern.ts";
import { isObject } from "./outputs/kind.ts";
import { select } from "./outputs/path.ts";

/** Whether something holds; undefined where it cannot be told, as of an input that was refused. */
type Truth = boolean | undefined;

/** Stands for the value of an input that was refused. */
export const refused: unique symbol = Symbol();

/** What a condition is asked about. */
export interface Asked {
  /** The value at a path or of an input; undefined where there is none. */
  value(path: Path): unknown;
  given(path: Path): Truth;
  /** The value of an input that a test names; undefined while it is not given. */
  named?(input: string): unknown;
  /** The same with an item of a list, the root `item`. */
  within?(item: unknown): Asked;
}

/** What can be asked about a reply, or about anything else that has these roots. */
export function about(roots: object): Asked {
  const { params = {} }: { readonly params?: Readonly<Record<string, unknown>> } = roots;
  const value = (path: Path) => select(path, roots);
  return {
    value,
    given(path) {
      const found = value(path);
      return Array.isArray(found) ? found.length > 0 : !isAbsent(found);
    },
    named: (input) => (Object.hasOwn(params, input) ? params[input] : undefined),
    within: (item) => about({ ...roots, item }),
  };
}

/** Whether all tests of a map hold, or one of several conditions. What is absent is null. */
export function holds(condition: Condition, asked: Asked): Truth {
  if (isList(condition)) return one(condition, (each) => holds(each, asked));
  return all(Object.entries(condition), ([path, test]) =>
    passes(asked.value(path), test, path, asked),
  );
}

/** The paths that a condition asks about, those of items among them. */
export function pathsIn(condition: Condition): readonly Path[] {
  if (isList(condition)) return condition.flatMap(pathsIn);
  return Object.entries(condition).flatMap(([path, test]) => [path, ...pathsOfItems(test)]);
}

function pathsOfItems(test: Test): readonly Path[] {
  if (isList(test)) return test.flatMap(pathsOfItems);
  if (!isObject(test)) return [];
  return [...(test.any ? pathsIn(test.any) : []), ...pathsOfItems(test.not ?? null)];
}

function passes(value: unknown, test: Test, path: Path, asked: Asked): Truth {
  if (isObject(test)) {
    const words = Object.entries(test) as [keyof TestWords, never][]; // all that an object holds
    return all(words, ([word, wanted]) =>
      value === refused && word !== "given" && word !== "not"
        ? undefined
        : tests[word](value, wanted, path, asked),
    );
  }
  if (isList(test)) return one(test, (each) => passes(value, each, path, asked));
  return value === refused ? undefined : (value ?? null) === test;
}

type Ask<Wanted> = (value: unknown, wanted: Wanted, path: Path, asked: Asked) => Truth;

/** What each word of a test asks. */
export const tests: { readonly [Word in keyof TestWords]-?: Ask<NonNullable<TestWords[Word]>> } = {
  given: (_, wanted, path, { given }) => (wanted ? given(path) : not(given(path))),
  not: (value, test, path, asked) => not(passes(value, test, path, asked)),
  is: (value, wanted) => sortedText(value ?? null) === sortedText(wanted),
  contains: (value, part) =>
    typeof value === "string" && value.toLowerCase().includes(part.toLowerCase()),
  matches: (value, pattern) => (value ?? null) !== null && matches(pattern, String(value)),
  any: (value, condition, _, { within }) =>
    within && Array.isArray(value) ? one(value, (item) => holds(condition, within(item))) : false,
  input(value, name, _, { named }) {
    const wanted = named?.(name);
    return wanted === undefined || [wanted].flat().includes(value ?? null);
  },
  class: (value, hundreds) => Math.floor(Number(value) / 100) === hundreds,
};

function all<Of>(of: readonly Of[], is: (each: Of) => Truth): Truth {
  const truths = of.map(is);
  return truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;
}

function one<Of>(of: readonly Of[], is: (each: Of) => Truth): Truth {
  return not(all(of, (each) => not(is(each))));
}

function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

// The check for lists of JavaScript does not tell one that is readonly from what is none.
function isList<Of>(value: Of): value is Of & readonly Of[] {
  return Array.isArray(value);
}

/** A value as JSON text, the same whatever the order of members. */
function sortedText(value: unknown): string | undefined {
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  return JSON.stringify(value, (_, member) => {
    if (typeof member === "bigint") return { [`${member}`]: "no number" }; // equals nothing
    return isObject(member) ? Object.fromEntries(Object.entries(member).toSorted(byName)) : member;
  });
}
