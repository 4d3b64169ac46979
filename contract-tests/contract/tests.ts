import { isDeepStrictEqual } from "node:util";
import type { ConditionContract, TestContract, TestWords } from "./condition-types.ts";
import type { Value } from "./value.ts";

/** How the suite itself reads a word of tests; it shares no line with the generator. */
interface Reading<Argument> {
  /** What is asked of a presence can be told of a value that nobody knows. */
  readonly asks: "presence" | "value";
  kept(argument: Argument, asked: Asked): Truth;
  /** After what it is about: `is given`. */
  said(argument: Argument, say: Saying): string;
  /** The values that it names: those that keep it, or those that it excludes. */
  named(argument: Argument, isKept: boolean, within: NamedWithin): readonly Value[];
  /** Values near it, of which some keep it and some do not; null: what a caller gives decides. */
  near(argument: Argument, by: Nearing): Near | null;
}

/** Whether something holds; undefined where nobody can say. */
export type Truth = boolean | undefined;

/** What conditions are about. */
export interface Facts {
  /** What stands at a path: null for nothing, undefined where nobody can say. */
  at(path: string): Value | undefined;
  given(path: string): Truth;
  /** What an input has; null where it is not given. */
  input(name: string): Value;
  /** The same with an item of a list. */
  within(item: Value): Facts;
  /** Whether each item of a list has to keep what is asked of a value. */
  readonly isItemwise?: boolean;
}

export interface Asked {
  readonly value: Value;
  readonly path: string;
  readonly facts: Facts;
  /** Another test of the same value. */
  test(test: TestContract): Truth;
  condition(condition: ConditionContract, facts: Facts): Truth;
}

interface Saying {
  test(test: TestContract): string;
  condition(condition: ConditionContract): string;
}

type NamedWithin = (test: TestContract, isKept: boolean) => readonly Value[];

/** Values that a test names, and others, or nothing. */
export interface Near {
  readonly named: readonly (Value | undefined)[];
  readonly others: readonly (Value | undefined)[];
}

export interface Nearing {
  test(test: TestContract): Near;
  /** Lists whose items are near a condition. */
  items(condition: ConditionContract): Near;
  matching(pattern: string): string | undefined;
}

const other = "another text";
const none = () => [];
const nothingNear = () => ({ named: [], others: [other] });

const readings: {
  readonly [Word in keyof TestWords]-?: Reading<NonNullable<TestWords[Word]>>;
} = {
  given: {
    asks: "presence",
    kept: (wanted, { path, facts }) => same(facts.given(path), wanted),
    said: (wanted) => (wanted ? "is given" : "is not given"),
    named: none,
    near: () => ({ named: [], others: ["text", " ", other] }),
  },
  not: {
    asks: "value",
    kept: (test, asked) => same(asked.test(test), false),
    said: (test, say) => `is not so: ${say.test(test)}`,
    named: (test, isKept, within) => within(test, !isKept),
    near(test, by) {
      const { named, others } = by.test(test);
      return { named: [], others: [other, ...others, ...named] };
    },
  },
  is: {
    asks: "value",
    kept: (wanted, { value, facts }) => isEqual(value, wanted, facts),
    said: (value) => `is ${JSON.stringify(value)}`,
    named: (value, isKept) => (isKept ? [value] : []),
    near: (value) => ({
      named: [value],
      others: [beside(value), lookalike(value), true, false, other],
    }),
  },
  contains: {
    asks: "value",
    kept: (part, { value }) =>
      typeof value === "string" && value.toLowerCase().includes(part.toLowerCase()),
    said: (part) => `contains ${JSON.stringify(part)}`,
    named: none,
    near: (part) => ({
      named: [`there: ${part.toUpperCase()}!`],
      others: [other, part.slice(0, -1)],
    }),
  },
  matches: {
    asks: "value",
    kept: (pattern, { value }) => value !== null && new RegExp(pattern, "u").test(String(value)),
    said: (pattern) => `matches ${pattern}`,
    named: none,
    near: (pattern, by) => ({ named: [by.matching(pattern)], others: [other] }),
  },
  any: {
    asks: "value",
    kept: (condition, { value, facts, ...asked }) =>
      Array.isArray(value) &&
      some(value.map((item: Value) => asked.condition(condition, facts.within(item)))),
    said: (condition, say) => `has an item: ${say.condition(condition)}`,
    named: none,
    near(condition, by) {
      const { named, others } = by.items(condition);
      return { named, others: [other, ...others] };
    },
  },
  input: {
    asks: "value",
    kept(name, { value, facts }) {
      const given = facts.input(name);
      const all: readonly Value[] = [given].flat();
      return given === null || all.some((each) => isDeepStrictEqual(each, value));
    },
    said: (name) => `is that of ${name}`,
    named: none,
    near: () => null,
  },
  class: {
    asks: "value",
    kept: (wanted, { value }) => typeof value === "number" && Math.floor(value / 100) === wanted,
    said: (figure) => `is ${figure}xx`,
    named: none,
    near: nothingNear,
  },
};

/** The words of a test, each with what stands beside it. */
export function readingsIn(words: TestWords): readonly (readonly [Reading<never>, never])[] {
  return Object.entries(readings).flatMap(([word, reading]: [string, Reading<never>]) => {
    const argument = words[word as keyof TestWords]; // a name of the table
    return argument === undefined ? [] : [[reading, argument as never] as const]; // of the same name
  });
}

function isEqual(value: Value, wanted: Value, { isItemwise }: Facts): boolean {
  if (isDeepStrictEqual(value, wanted)) return true;
  if (isItemwise !== true || !Array.isArray(value) || value.length === 0) return false;
  return value.every((item) => item === wanted);
}

/** A value of the same type that is another one. */
function beside(value: Value): Value {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : other;
}

/** What becomes the same when it is made text. */
function lookalike(value: Value): Value {
  return typeof value === "string" ? [value] : String(value);
}

function same(truth: Truth, wanted: boolean): Truth {
  return truth === undefined ? undefined : truth === wanted;
}

export function some(all: readonly Truth[]): Truth {
  return all.includes(true) || (all.includes(undefined) ? undefined : false);
}
