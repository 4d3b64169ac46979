import type { Limits } from "../../../../language/ir/types.ts";
import type { Change } from "../../change.ts";
import { code } from "../words.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** A limit on one side: what it is called, and what its change is called. */
interface Side {
  readonly limit: "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";
  readonly exclusive?: "exclusiveMinimum" | "exclusiveMaximum";
  /** 1: values lie above, -1: below. */
  readonly sign: 1 | -1;
  readonly tightened: BoundRule;
  readonly loosened: BoundRule;
}

type BoundRule = `${"minimum" | "maximum" | `${"min" | "max"}-${"length" | "items"}`}-${
  | "raised"
  | "lowered"}`;

const RANGE: readonly Side[] = [
  {
    limit: "minimum",
    exclusive: "exclusiveMinimum",
    sign: 1,
    tightened: "minimum-raised",
    loosened: "minimum-lowered",
  },
  {
    limit: "maximum",
    exclusive: "exclusiveMaximum",
    sign: -1,
    tightened: "maximum-lowered",
    loosened: "maximum-raised",
  },
];

const LENGTHS: readonly Side[] = [
  { limit: "minLength", sign: 1, tightened: "min-length-raised", loosened: "min-length-lowered" },
  { limit: "maxLength", sign: -1, tightened: "max-length-lowered", loosened: "max-length-raised" },
];

const ITEMS: readonly Side[] = [
  { limit: "minItems", sign: 1, tightened: "min-items-raised", loosened: "min-items-lowered" },
  { limit: "maxItems", sign: -1, tightened: "max-items-lowered", loosened: "max-items-raised" },
];

/** Where values begin, its sign turned for upper limits, so that the larger one is always the tighter. */
interface Bound {
  readonly at: number;
  /** Whether the value itself is outside. */
  readonly open: boolean;
  readonly key: keyof Limits;
}

/** Least and largest number or length. */
export function compareRange(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  return [...RANGE, ...LENGTHS].flatMap((side) => compareSide(side, pair, report));
}

/** Least and largest number of items. */
export function compareItemCount(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  return ITEMS.flatMap((side) => compareSide(side, pair, report));
}

function compareSide(side: Side, { base, head }: ParameterPair, report: ReportMember): Change[] {
  // Where both states meet, in whole numbers, `more than 0` is `at least 1`.
  const whole = base.type === "integer" || head.type === "integer";
  const [from, to] = [boundOf(side, base.limits, whole), boundOf(side, head.limits, whole)];
  if (!isTighter(from, to) && !isTighter(to, from)) return [];
  const rule = isTighter(to, from) ? side.tightened : side.loosened;
  const values = { from: wordsOf(side, from), to: wordsOf(side, to) };
  return [report(rule, to.key, values, from.key)];
}

/** The tightest limit on a side. Sizes without one begin at 0. */
function boundOf({ limit, exclusive, sign }: Side, limits: Limits, whole: boolean): Bound {
  const none = limit === "minLength" || limit === "minItems" ? 0 : -Infinity;
  const closed = limits[limit];
  const open = exclusive && limits[exclusive];
  const bounds: Bound[] = [{ at: none, open: false, key: limit }];
  if (closed !== undefined) {
    const at = whole ? Math.ceil(closed * sign) : closed * sign;
    bounds.push({ at, open: false, key: limit });
  }
  if (exclusive && open !== undefined) {
    const at = whole ? Math.floor(open * sign) + 1 : open * sign;
    bounds.push({ at, open: !whole, key: exclusive });
  }
  return bounds.reduce((one, other) => (isTighter(other, one) ? other : one));
}

function isTighter(one: Bound, other: Bound): boolean {
  return one.at === other.at ? one.open && !other.open : one.at > other.at;
}

/** `none`, `40`, `above 0` */
function wordsOf({ sign }: Side, { at, open }: Bound): string {
  if (!Number.isFinite(at)) return "none";
  const number = code(String(at * sign));
  if (!open) return number;
  return `${sign > 0 ? "above" : "below"} ${number}`;
}
