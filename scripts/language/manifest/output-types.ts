import type { Json, OutputStep, StepArguments, ValueType } from "../ir/types.ts";
import type { ManifestCondition } from "./condition-types.ts";

export interface ManifestOutput extends ManifestValue {
  readonly type: ValueType;
  readonly description: string;
  /** Left out if its value is missing or blank text. */
  readonly optional?: boolean;
  /** Null if its value is missing. */
  readonly nullable?: boolean;
  /** Values that the schema does not list make the reply invalid. */
  readonly closed?: boolean;
  /** Read by the texts of other outputs only. */
  readonly internal?: boolean;
}

/** What becomes of an output whose value is missing; null makes it null. */
export type Missing = null | "omit" | "error";

/** What a value is read of. */
export interface ManifestSource {
  /** Paths of which the first that is present counts, or one text with paths in braces. */
  readonly from?: readonly string[];
  /** The object that stands in their place. */
  readonly object?: ManifestObject;
}

/** A value of a reply, or of an item of a list in one. */
export interface ManifestValue extends ManifestSource {
  readonly const?: Json;
  /** What has to hold: else it is missing. */
  readonly when?: ManifestCondition;
  /** What is made of it, in this order. */
  readonly convert?: readonly ManifestStep[];
  readonly default?: Json;
  /** What it says itself of a value that is missing; of a member, what decides. */
  readonly missing?: Missing;
  /** Whether `?` stands behind its name: it is left out then. */
  readonly isMarked?: boolean;
  /** Whether the same holds without the word or the mark. */
  readonly isNeedless?: boolean;
  /** Whose `missing` decides, where it says nothing itself. */
  readonly decidedBy?: "operation" | "manifest";
}

/** What stands beside the names of steps, as it is written. */
interface ManifestArguments
  extends Omit<StepArguments, "at" | "fill" | "if" | "closed" | "where" | "each" | "is"> {
  readonly where: ManifestCondition;
  readonly each: ManifestSource;
  /** One value, one of several, or that there is one. */
  readonly is: Json;
}

export type ManifestStep =
  | Extract<OutputStep, string>
  | {
      [Name in keyof ManifestArguments]: Readonly<Record<Name, ManifestArguments[Name]>>;
    }[keyof ManifestArguments];

/** Values by name, and under `...` the path of an object whose members it has, too. */
export type ManifestObject = Readonly<Record<string, ManifestValue>>;
