import type { Value, ValueType } from "./parameter-types.ts";
import type { MadeValue } from "./output-step-types.ts";

/** What an operation gives back under one dotted name. */
export interface OutputContract {
  /** `metadata.count` */
  readonly name: string;
  /** Undefined when it is that of a schema. */
  readonly description?: string;
  readonly type: ValueType;
  readonly source:
    | { readonly kind: "const"; readonly value: Value }
    | ({ readonly kind: "path" } & Omit<MadeValue, "default">);
  /** What stands for an absent value; undefined when there is none. */
  readonly default?: Value;
  /** Left out when absent: missing, null or empty text. */
  readonly optional: boolean;
  /** Null when absent or null. */
  readonly nullable: boolean;
  /** The only values that there are; undefined where others may come. */
  readonly values?: readonly Value[];
}
