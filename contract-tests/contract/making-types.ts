import type { ConditionContract, WrittenCondition } from "./condition-types.ts";
import type { Value } from "./parameter-types.ts";

/** What an output makes of its value. */
export interface Making extends Omit<WrittenMaking, "where"> {
  readonly where?: ConditionContract;
  readonly part?: "sum" | "flat" | "values" | "entries";
}

/** The same as it is written. */
export interface WrittenMaking {
  /** Not written: a source with paths in braces. */
  readonly text?: string;
  readonly where?: WrittenCondition;
  readonly limit?: number | string;
  /** What items become; of `each` with paths alone see the source of the output. */
  readonly each?: string | Readonly<Record<string, string | MadeMember>>;
  readonly only?: string | readonly string[];
  readonly join?: string;
  readonly lines?: string;
  readonly divide?: number;
  readonly cut?: number;
  readonly is?: Value;
  readonly map?: Readonly<Record<string, Value>>;
  readonly convert?: "number" | "boolean" | "text" | "json" | "base64-text" | "date-time" | "epoch";
}

/** A value in the items of a list. */
export interface MadeMember extends WrittenMaking {
  readonly from?: string | readonly string[];
  readonly take?: Take;
  readonly omit?: readonly string[];
  readonly default?: Value;
  readonly nullable?: boolean;
}

export type Take = "count" | "first" | "last" | "keys" | "sum" | "flat" | "values" | "entries";
