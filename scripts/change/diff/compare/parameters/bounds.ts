import type { Limits } from "../../../../language/ir/types.ts";
import {
  type End,
  isEnd,
  keywords,
  type LimitName,
  type LimitWith,
  limitNames,
} from "../../../../language/keywords.ts";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import { kebab } from "./kebab.ts";
import type { ParameterPair } from "./pairs.ts";
import type { ReportMember } from "./report.ts";

/** One side of a range: its limit, and the one whose value is outside. */
interface Side {
  readonly limit: End;
  readonly open: Open | undefined;
  /** 1: values lie above, -1: below. */
  readonly sign: 1 | -1;
}

type Open = LimitWith<{ readonly open: true }>;

const SIDES: readonly Side[] = limitNames.filter(isEnd).map((limit) => {
  const { of, tighter } = keywords[limit];
  const open = limitNames
    .filter((name): name is Open => keywords[name].open === true)
    .find((name) => keywords[name].of === of && keywords[name].tighter === tighter);
  return { limit, open, sign: tighter === "up" ? 1 : -1 };
});

/** Where values begin, its sign turned for upper limits, so that the larger one is always the tighter. */
interface Bound {
  readonly at: number;
  /** Whether the value itself is outside. */
  readonly open: boolean;
  readonly key: LimitName;
}

/** Least and largest number or length. */
export function compareRange(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  return SIDES.filter(({ limit }) => keywords[limit].of !== "items").flatMap((side) =>
    compareSide(side, pair, report),
  );
}

/** Least and largest number of items. */
export function compareItemCount(pair: ParameterPair, report: ReportMember): Iterable<Change> {
  return SIDES.filter(({ limit }) => keywords[limit].of === "items").flatMap((side) =>
    compareSide(side, pair, report),
  );
}

function compareSide(side: Side, { base, head }: ParameterPair, report: ReportMember): Change[] {
  // Where both states meet, in whole numbers, `more than 0` is `at least 1`.
  const whole = base.type === "integer" || head.type === "integer";
  const [from, to] = [boundOf(side, base.limits, whole), boundOf(side, head.limits, whole)];
  if (!isTighter(from, to) && !isTighter(to, from)) return [];
  const isRaised = isTighter(to, from) === (side.sign === 1);
  const rule = `${kebab(side.limit)}-${isRaised ? "raised" : "lowered"}` as const;
  const values = { from: boundText(side, from), to: boundText(side, to) };
  return [report(rule, to.key, values, from.key)];
}

/** The tightest limit on a side. Sizes without one begin at 0. */
function boundOf({ limit, open, sign }: Side, limits: Limits, whole: boolean): Bound {
  const none = keywords[limit].of !== "value" && sign === 1 ? 0 : -Infinity;
  const closed = limits[limit];
  const excluded = open && limits[open];
  const bounds: Bound[] = [{ at: none, open: false, key: limit }];
  if (closed !== undefined) {
    const at = whole ? Math.ceil(closed * sign) : closed * sign;
    bounds.push({ at, open: false, key: limit });
  }
  if (open && excluded !== undefined) {
    const at = whole ? Math.floor(excluded * sign) + 1 : excluded * sign;
    bounds.push({ at, open: !whole, key: open });
  }
  return bounds.reduce((one, other) => (isTighter(other, one) ? other : one));
}

function isTighter(one: Bound, other: Bound): boolean {
  return one.at === other.at ? one.open && !other.open : one.at > other.at;
}

/** `none`, `40`, `above 0` */
function boundText({ sign }: Side, { at, open }: Bound): string {
  if (!Number.isFinite(at)) return "none";
  const number = code(String(at * sign));
  if (!open) return number;
  return `${sign > 0 ? "above" : "below"} ${number}`;
}
