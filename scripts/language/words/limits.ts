import type { Limits } from "../../../packages/runtime/src/definition.ts";
import { formatNumber } from "../shown.ts";
import type { ValueType } from "../ir/types.ts";

/** A word that limits a parameter, as the runtime has it: one that it lacks does not compile. */
export type LimitName = keyof Limits;

type LimitValue = NonNullable<Limits[LimitName]>;

/** What a limit is about: the value itself, its length, how many items a list has, or the size of a file. */
export type Measure = "value" | "characters" | "items" | "bytes";

/** Everything that is known of a limit, whatever reads it. */
export interface Keyword<Value> {
  /** Parameters that it may stand on; `list`: those converted by `csv` or `csv-text`, and JSON lists. */
  readonly on: readonly (ValueType | "file" | "list")[];
  readonly of: Measure;
  /** Which change lets fewer values through; opaque: any change may. */
  readonly tighter: "up" | "down" | "subset" | "opaque";
  /** The other end of a range. */
  readonly pair?: LimitName;
  /** The value itself is outside. */
  readonly open?: true;
  /** Export of the runtime that gives it its meaning; null: it needs none. */
  readonly from: "textLimits" | "numberLimits" | "lists" | "enums" | "files" | null;
  /** What people call it: `the maximum length`. */
  readonly noun: string;
  /** For people: `at most 10 items`. */
  phrase(value: Value): string;
}

const numeric = { on: ["integer", "number"], of: "value" } as const;
const textual = { on: ["string"], of: "characters", from: "textLimits" } as const;
const listed = { on: ["list"], of: "items", from: "lists" } as const;

const filed = { on: ["file"], from: "files" } as const;

const table = {
  minimum: {
    ...numeric,
    tighter: "up",
    pair: "maximum",
    from: null,
    noun: "the minimum",
    phrase: (value) => `at least ${formatNumber(value)}`,
  },
  maximum: {
    ...numeric,
    tighter: "down",
    pair: "minimum",
    from: null,
    noun: "the maximum",
    phrase: (value) => `at most ${formatNumber(value)}`,
  },
  exclusiveMinimum: {
    ...numeric,
    tighter: "up",
    open: true,
    from: "numberLimits",
    noun: "the minimum",
    phrase: (value) => `above ${formatNumber(value)}`,
  },
  exclusiveMaximum: {
    ...numeric,
    tighter: "down",
    open: true,
    from: "numberLimits",
    noun: "the maximum",
    phrase: (value) => `below ${formatNumber(value)}`,
  },
  multipleOf: {
    ...numeric,
    tighter: "opaque",
    from: "numberLimits",
    noun: "the step",
    phrase: (value) => `a multiple of ${formatNumber(value)}`,
  },
  minLength: {
    ...textual,
    tighter: "up",
    pair: "maxLength",
    noun: "the minimum length",
    phrase: (value) => `at least ${measured(value, "characters")}`,
  },
  maxLength: {
    ...textual,
    tighter: "down",
    pair: "minLength",
    noun: "the maximum length",
    phrase: (value) => `at most ${measured(value, "characters")}`,
  },
  pattern: {
    ...textual,
    of: "value",
    tighter: "opaque",
    noun: "the pattern",
    phrase: (value) => `matches ${value}`,
  },
  // Tells people and documents what a text is; nothing checks it before a call.
  format: {
    ...textual,
    of: "value",
    tighter: "opaque",
    from: null,
    noun: "the format",
    phrase: (value) => `format ${value}`,
  },
  enum: {
    on: ["string", "integer", "number"],
    of: "value",
    tighter: "subset",
    from: "enums",
    noun: "the list of values",
    phrase: (values) => `${values.length === 1 ? "only" : "one of"} ${values.join(", ")}`,
  },
  minItems: {
    ...listed,
    tighter: "up",
    pair: "maxItems",
    noun: "the minimum number of items",
    phrase: (value) => `at least ${measured(value, "items")}`,
  },
  maxItems: {
    ...listed,
    tighter: "down",
    pair: "minItems",
    noun: "the maximum number of items",
    phrase: (value) => `at most ${measured(value, "items")}`,
  },
  maxBytes: {
    ...filed,
    of: "bytes",
    tighter: "down",
    noun: "the largest size in bytes",
    phrase: (value) => `at most ${measured(value, "bytes")}`,
  },
  mediaTypes: {
    ...filed,
    of: "value",
    tighter: "subset",
    noun: "the media types",
    phrase: (types) => `a file of type ${types.join(" or ")}`,
  },
} satisfies { readonly [Name in LimitName]-?: Keyword<NonNullable<Limits[Name]>> };

/** The only list of the words that limit a parameter, in the order in which they are emitted. */
export const keywords: Readonly<Record<LimitName, Keyword<LimitValue>>> = table;

/** The words of all limits. */
export const limitNames = Object.keys(keywords) as readonly LimitName[]; // keys are typed as text

/** The limits of which something holds. */
export type LimitWith<Facts> = {
  [Name in LimitName]: (typeof table)[Name] extends Facts ? Name : never;
}[LimitName];

/** A limit that is one end of a range and inside it. */
export type End = LimitWith<{ readonly pair: LimitName }>;

/** Both ends of each range, the lower one first. */
export const ranges = limitNames
  .filter(isEnd)
  .filter((name) => table[name].tighter === "up")
  .map((least) => ({ least, most: table[least].pair }));

/** Whether a limit has another end. */
export function isEnd(name: LimitName): name is End {
  return keywords[name].pair !== undefined;
}

/** `40`, `1 character`, `10 items` */
export function measured(value: number, of: Measure): string {
  const number = formatNumber(value);
  if (of === "value") return number;
  return `${number} ${value === 1 ? of.slice(0, -1) : of}`;
}
