import type { Limits } from "../../../../packages/runtime/src/definition.ts";
import type { Keyword } from "../../../../packages/runtime/src/keywords.ts";
import { formatNumber } from "../../shown.ts";
import type { WordSchema } from "../word.ts";

/** A word that limits a parameter, as the runtime has it: one that no file of this folder says does not compile. */
export type LimitName = keyof Limits;

/** Types of parameters, and lists of them. */
type Held = "string" | "integer" | "number" | "boolean" | "json" | "file" | "list";

/** What a limit is about: the value itself, its length, how many items a list has, or the size of a file. */
export type Measure = "value" | "characters" | "items" | "bytes";

/** Everything that is known of a limit, whatever reads it. */
export interface Limit<Value> {
  readonly schema: WordSchema;
  /** Parameters that it may stand on; `list`: those converted by `csv` or `csv-text`, and JSON lists. */
  readonly on: readonly Held[];
  readonly of: Measure;
  /** Which change lets fewer values through; `order`: `within` tells; `opaque`: any change may. */
  readonly tighter: "up" | "down" | "subset" | "order" | "opaque";
  /** The other end of a range. */
  readonly pair?: LimitName;
  /** The value itself is outside. */
  readonly open?: true;
  /** The runtime's test of a value, or of an item of a list; null: nothing checks it before a call. */
  readonly meets: Keyword | null;
  /** Export of the runtime that holds the test; null: it is there in any case. */
  readonly from: "textLimits" | "numberLimits" | "lists" | "enums" | "files" | null;
  /** What people call it: `the maximum length`. */
  readonly noun: string;
  /** For people: `at most 10 items`. */
  phrase(value: Value): string;
}

/** A limit that lets values through as a whole or not at all. */
export interface OrderedLimit<Value> extends Limit<Value> {
  readonly tighter: "order";
  /** Whether all that one lets through passes the other, too; `whole`: of whole numbers. Undefined limits nothing. */
  within(one: Value | undefined, other: Value | undefined, whole: boolean): boolean;
  /** What passes, for people; without it, the values are shown. */
  say?(value: Value | undefined, whole: boolean): string;
}

/** The limits of one file: each has its own value. */
export type Family<Name extends LimitName> = {
  readonly [Each in Name]:
    | (Limit<NonNullable<Limits[Each]>> & { readonly tighter: "up" | "down" | "subset" | "opaque" })
    | OrderedLimit<NonNullable<Limits[Each]>>;
};

/** `40`, `1 character`, `10 items` */
export function measured(value: number, of: Measure): string {
  const number = formatNumber(value);
  if (of === "value") return number;
  return `${number} ${value === 1 ? of.slice(0, -1) : of}`;
}
