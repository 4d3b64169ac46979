import type { Making } from "./making-types.ts";
import type { Value, ValueType } from "./parameter-types.ts";

/** What an operation gives back under one dotted name. */
export interface OutputContract {
  /** `metadata.count` */
  readonly name: string;
  /** Undefined when it is that of a schema. */
  readonly description?: string;
  readonly type: ValueType;
  readonly source:
    | { readonly kind: "const"; readonly value: Value }
    | {
        readonly kind: "path";
        /** The first that is present wins. */
        readonly paths: readonly string[];
        readonly take: "count" | "first" | "last" | "keys" | null;
        readonly omit: readonly string[];
        /** For lists: each item becomes an object of these paths, which begin with `item`. */
        readonly each: Readonly<Record<string, string>> | null;
        /** What else is made of the value; empty where nothing is. Of a text there are no paths. */
        readonly making: Making;
      };
  /** What stands for an absent value; undefined when there is none. */
  readonly default?: Value;
  /** Left out when absent: missing, null or empty text. */
  readonly optional: boolean;
  /** Null when absent or null. */
  readonly nullable: boolean;
  /** The only values that there are; undefined where others may come. */
  readonly values?: readonly Value[];
}
