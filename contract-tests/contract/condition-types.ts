import type { Value } from "./value.ts";

/** What has to hold of values: all tests of an object, by the path of what they are about; of a list one of its conditions. */
export type ConditionContract = AllOf | readonly ConditionContract[];

/**
 * Of a reply, paths begin with `body`, `status`, `headers`, `params`, `item` or `output`. Of inputs they are
 * names, and the default of one that is not given counts.
 */
export type AllOf = Readonly<Record<string, TestContract>>;

/** A scalar is equal, nothing being null; of a list one test holds; all words of an object hold. */
export type TestContract = Scalar | readonly TestContract[] | TestWords;

export type Scalar = null | boolean | number | string;

export interface TestWords {
  /** Of an input, whether a caller gives it; of anything else, whether there is more than blank text or an empty list. */
  readonly given?: boolean;
  readonly not?: TestContract;
  /** The value itself, which may be a list or an object. */
  readonly is?: Value;
  /** A text that has this one, case aside. */
  readonly contains?: string;
  readonly matches?: string;
  /** A list, of an item of which this holds: paths from `item` read it. */
  readonly any?: ConditionContract;
  /** What this input has, or an item of it; while it is not given, anything. */
  readonly input?: string;
  /** The class of a status: 2 for 200 to 299. */
  readonly class?: number;
}

export type Severity = "error" | "warning";

/** What several inputs have to keep together: `need` has to hold, while `when` does. */
export interface Needed {
  readonly when?: ConditionContract;
  readonly need: ConditionContract;
}

export interface RuleContract extends Needed {
  readonly severity: Severity;
  /** The message for the caller; undefined when the manifest does not say. */
  readonly message?: string;
}

/** A condition as it is written: a text names what has to be given, `name + company`. */
export type WrittenCondition =
  | string
  | readonly WrittenCondition[]
  | { readonly [path: string]: WrittenTest };

/** A test as it is written: a text in braces is an input, `2xx` a class of a status. */
export type WrittenTest = Scalar | readonly WrittenTest[] | WrittenWords;

type WrittenWords = Pick<TestWords, "given" | "is" | "contains" | "matches"> & {
  readonly not?: WrittenTest;
  readonly any?: WrittenCondition;
};

export interface WrittenRule {
  readonly when?: WrittenCondition;
  readonly need?: WrittenCondition;
  readonly exactlyOne?: readonly string[];
  readonly severity?: Severity;
  readonly message?: string;
}
