import { tests } from "../../../packages/runtime/src/conditions.ts";
import type { Condition, Json, Test, TestWords } from "../../../packages/runtime/src/definition.ts";
import type { WordSchema } from "./word.ts";

/** How paths and values are written: as code, or as they are. */
export interface ConditionStyle {
  readonly path: (path: string) => string;
  readonly value: (value: Json) => string;
}

/** How what stands inside a word is put into words. */
export interface Saying extends ConditionStyle {
  readonly test: (path: string, test: Test) => string;
  /** What is one of several values, or no value of them. */
  readonly among: (test: Test) => string;
  readonly condition: (condition: Condition) => string;
}

/** One word of tests: everything that is known of it, whatever reads it. */
export interface TestWord<Name extends keyof TestWords> {
  readonly argument: WordSchema;
  /** When it holds, for people. */
  readonly meaning: string;
  /** Of what it can hold at all. */
  readonly takes: "anything" | "text" | "list" | "status";
  /** What manifests write in place of a value, as they have no word for it. */
  inPlace?(argument: ArgumentOf<Name>): string;
  /** `status is 403`, after a path that has its style. */
  phrase(path: string, argument: ArgumentOf<Name>, say: Saying): string;
  /** The values that it names; `named` tells those of a test of the same value. */
  names(argument: ArgumentOf<Name>, named: (test: Test) => readonly Json[]): readonly Json[];
  /** The runtime's own. */
  readonly run: (typeof tests)[Name];
}

type ArgumentOf<Name extends keyof TestWords> = Required<TestWords>[Name];

type AnyTestWord = TestWord<keyof TestWords>;

const none = () => [];

/** Every word of tests; one that the runtime has and the table lacks does not compile. */
export const testWords: { readonly [Name in keyof TestWords]-?: TestWord<Name> } = {
  given: {
    argument: {
      type: "boolean",
      description:
        "Whether there is a value: not null, no blank text and no empty list. Of a parameter, whether the caller gives it.",
      examples: [true, false],
    },
    meaning: "there is a value, or none",
    takes: "anything",
    phrase: (path, wanted) => `${path} is ${wanted ? "" : "not "}given`,
    names: none,
    run: tests.given,
  },
  not: {
    argument: {
      $ref: "#/$defs/conditionTest",
      description: "What must not hold of the value.",
      examples: [null, ["open", "new"], { contains: "draft" }],
    },
    meaning: "a test does not hold",
    takes: "anything",
    phrase(path, test, say) {
      if (test === null) return `${path} has a value`;
      return isWords(test) ? `not ${say.test(path, test)}` : `${path} is not ${say.among(test)}`;
    },
    names: (test, named) => named(test),
    run: tests.not,
  },
  is: {
    argument: {
      $ref: "#/$defs/json",
      description: "The value itself, where it is a list or an object.",
      examples: [["open", "new"], { code: 3 }],
    },
    meaning: "the value is equal, its members in any order",
    takes: "anything",
    phrase: (path, value, say) => `${path} is ${say.value(value)}`,
    names: (value) => [value],
    run: tests.is,
  },
  contains: {
    argument: {
      type: "string",
      minLength: 1,
      description: "Part of a text, in any case.",
      examples: ["credits", "rate limit"],
    },
    meaning: "a text has this part, in any case",
    takes: "text",
    phrase: (path, part, say) => `${path} contains ${say.value(part)}`,
    names: none,
    run: tests.contains,
  },
  matches: {
    argument: {
      type: "string",
      format: "regex",
      description: "Regular expression (ECMAScript, flag `u`) for a part of the value as text.",
      examples: ["^(?!http)", "^[A-Z]{2}$"],
    },
    meaning: "a pattern matches the value as text",
    takes: "anything",
    phrase: (path, pattern, say) => `${path} matches ${say.value(pattern)}`,
    names: (pattern) => [pattern],
    run: tests.matches,
  },
  any: {
    argument: {
      $ref: "#/$defs/condition",
      description:
        "What has to hold of one item of a list. Its paths begin with `item`; those of the list's own surroundings may stand beside them.",
      examples: [{ "item.status": ["lost", "failed"] }, { "item.error": { given: true } }],
    },
    meaning: "a condition holds of an item of a list",
    takes: "list",
    phrase: (path, condition, say) => `of an item of ${path} ${say.condition(condition)}`,
    names: none,
    run: tests.any,
  },
  input: {
    argument: {
      $ref: "#/$defs/parameterName",
      description:
        "The value of this parameter, or one of its values. While the parameter is not given, the test holds.",
      examples: ["level"],
    },
    meaning: "the value is that of a parameter, or one of its values",
    takes: "anything",
    inPlace: (name) => `{${name}}`,
    phrase: (path, name, say) => `${path} is what ${say.path(name)} says`,
    names: none,
    run: tests.input,
  },
  class: {
    argument: {
      type: "integer",
      minimum: 2,
      maximum: 5,
      description: "The first figure of a status.",
      examples: [2, 5],
    },
    meaning: "a status has this first figure",
    takes: "status",
    inPlace: (figure) => `${figure}xx`,
    phrase: (path, figure) => `${path} is ${figure}xx`,
    names: none,
    run: tests.class,
  },
};

export function isTestWord(name: string): name is keyof TestWords {
  return Object.hasOwn(testWords, name);
}

/** The words of a test in the order of the table, each with what stands beside it. */
export function wordsIn(test: TestWords) {
  return Object.entries(testWords).flatMap(([name, word]: [string, AnyTestWord]) => {
    const argument = test[name as keyof TestWords]; // a name of the table
    return argument === undefined ? [] : [[word, argument] as const];
  });
}

export function isWords(test: Test): test is TestWords {
  return typeof test === "object" && test !== null && !Array.isArray(test);
}

/** Whether a test is a value that is equal. */
export function isScalar(test: unknown): test is null | boolean | number | string {
  return typeof test !== "object" || test === null;
}
