import type { ConditionContract, WrittenCondition } from "./condition-types.ts";
import type { Value } from "./parameter-types.ts";

/** A value of a reply, or of an item in one. */
export interface MadeValue {
  /** The first that comes to something wins; none where it is a text or an object. */
  readonly paths: readonly string[];
  /** A text with paths in braces. */
  readonly text?: string;
  readonly object?: ObjectContract;
  /** A fixed value, where it depends on `when`. */
  readonly constant?: Value;
  /** Without this there is none. */
  readonly when?: ConditionContract;
  readonly steps: readonly StepContract[];
  readonly default?: Value;
}

/** An object of named values. */
export interface ObjectContract {
  readonly members: readonly MemberContract[];
  /** The path of another, whose other members it has as well. */
  readonly spread?: string;
}

/** A member of an object. */
export interface MemberContract extends MadeValue {
  /** `metrics.likes` is inside another object. */
  readonly name: string;
  /** Left out where it is null or empty text. */
  readonly isLoose: boolean;
}

export type Conversion =
  | "number"
  | "boolean"
  | "text"
  | "json"
  | "base64-text"
  | "date-time"
  | "epoch";

/** Steps that are names alone. */
export type Alone =
  | Conversion
  | "count"
  | "first"
  | "last"
  | "keys"
  | "sum"
  | "flat"
  | "values"
  | "entries";

/** What stands beside the names of the others. */
export interface StepArguments {
  readonly where: ConditionContract;
  readonly limit: number | string;
  readonly each: MadeValue;
  readonly only: string | readonly string[];
  readonly omit: readonly string[];
  readonly join: string;
  readonly divide: number;
  readonly cut: number;
  /** True for one of these. */
  readonly is: "given" | readonly Value[];
  readonly map: Readonly<Record<string, Value>>;
}

/** One thing that is made of a value, and what it takes. */
export type StepContract =
  | { readonly [Name in Alone]: { readonly name: Name; readonly of: true } }[Alone]
  | {
      readonly [Name in keyof StepArguments]: {
        readonly name: Name;
        readonly of: StepArguments[Name];
      };
    }[keyof StepArguments];

/** The same as it is written. */
export interface WrittenValue {
  readonly from?: WrittenSource | WrittenObject;
  readonly const?: Value;
  readonly when?: WrittenCondition;
  readonly convert?: WrittenStep | readonly WrittenStep[];
  readonly default?: Value;
  readonly missing?: Missing;
}

/** A path or a text, or several paths. */
export type WrittenSource = string | readonly string[];

/** Values by name, and under `...` the path of another object. */
export type WrittenObject = Readonly<Record<string, WrittenSource | WrittenValue>>;

/** What a missing value becomes: null, nothing, or an error. */
export type Missing = null | "omit" | "error";

/** A name, or one with what it takes. */
export type WrittenStep = Alone | WrittenArguments;

type WrittenArguments = Partial<Omit<StepArguments, "where" | "each" | "is">> & {
  readonly where?: WrittenCondition;
  readonly each?: WrittenSource | WrittenObject;
  readonly is?: Value;
};
