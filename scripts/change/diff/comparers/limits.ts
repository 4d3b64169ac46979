import { isCommaList } from "../../../language/ir/input-steps.ts";
import type { Json, Limits, Parameter } from "../../../language/ir/types.ts";
import {
  type End,
  isEnd,
  limitWords,
  type LimitName,
  limitNames,
  type LimitWith,
  orderOf,
} from "../../../language/words/limits.ts";
import { files } from "../../../language/words/limits/files.ts";
import type { OrderedLimit } from "../../../language/words/limits/limit.ts";
import { code, codesOf } from "../row/told.ts";
import { type Found, type Place, telling } from "../row/row.ts";
import type { Relation } from "../row/variance.ts";
import { isOtherType } from "./inputs.ts";

/** How a limit differs: what the head lets through that the base does not. */
export function relationOf(limit: string, from: unknown, to: unknown): Relation {
  if (to === undefined) return "more";
  if (from === undefined) return "less";
  const direction = directionOf(limit);
  if (direction === "opaque") return "other";
  return Number(to) > Number(from) === (direction === "up") ? "less" : "more";
}

/** Which change of a keyword lets fewer values through; some are keywords of replies only. */
function directionOf(limit: string): "up" | "down" | "opaque" {
  if (/^(min|exclusiveMin)/.test(limit)) return "up";
  return /^(max|exclusiveMax)/.test(limit) ? "down" : "opaque";
}

/** What people call limits that only replies have. */
const OF_REPLIES: Readonly<Record<string, string>> = {
  minProperties: "the minimum number of members",
  maxProperties: "the maximum number of members",
  uniqueItems: "the uniqueness of items",
};

export function nounOf(limit: string): string {
  const known = limitNames.find((name) => name === limit);
  return known ? limitWords[known].noun : (OF_REPLIES[limit] ?? code(limit));
}

const STEP = "{it} accepts {to} instead of {from}.";

const TELLS = {
  limit: { noun: "{limit} of {it}" },
  step: { say: { more: STEP, less: STEP, other: STEP } },
  values: {
    say: {
      more: "{it} also accepts {values}.",
      less: "{it} no longer accepts {values}.",
    },
  },
  list: {
    say: {
      more: "{it} is no longer limited to {values}.",
      less: "{it} accepts only {values}.",
    },
  },
} as const;

type Way = keyof typeof TELLS;

/** What values are held to: the values of a list, or a range and a form; and how many of them. */
export const limits = telling(TELLS, function* (from: Limits, to: Limits, place: Place<Parameter>) {
  if (isOtherType(place)) return;
  const { base, head } = place;
  // Listed values keep the other limits, which the check requires: only the list decides.
  const isListed = from.enum !== undefined || to.enum !== undefined;
  // One text has no items to count.
  const isOfItems = hasItems(base) && hasItems(head);
  const isAsked = (name: LimitName) => {
    const { of, on } = limitWords[name];
    return of === "items" ? isOfItems : on.includes("file") || !isListed;
  };
  if (isListed) yield* values(from, to);
  for (const side of SIDES) if (isAsked(side.limit)) yield* bound(side, place);
  for (const name of OTHERS)
    if (isAsked(name)) yield* ordered(name, place) ?? one(name, from[name], to[name]);
});

function hasItems({ shape, ...rest }: Parameter): boolean {
  return isCommaList(rest) || shape === "array";
}

function named(limit: LimitName): Pick<Found<Way>, "way" | "at" | "gaps"> {
  return { way: "limit", at: [limit], gaps: { limit: nounOf(limit) } };
}

/** Limits without another end, lists of values apart. */
const OTHERS = limitNames.filter((name) => {
  const { pair, open, tighter } = limitWords[name];
  return !pair && !open && tighter !== "subset";
});

function* one(limit: LimitName, from: unknown, to: unknown): Iterable<Found<Way>> {
  if (from !== to) yield { ...named(limit), is: relationOf(limit, from, to), from, to };
}

/** Lists of allowed values, and a list that takes the place of other limits or gives way to them. */
function* values(base: Limits, head: Limits): Iterable<Found<Way>> {
  const [from, to] = [base.enum, head.enum];
  const at = ["enum"];
  const gone = from?.filter((value) => !fits(value, head)) ?? [];
  const come = to?.filter((value) => !from?.includes(value)) ?? [];
  const found = (is: Relation, way: Way, list: readonly Json[]): Found<Way> => {
    return { is, way, at, gaps: { values: codesOf(list) } };
  };
  if (gone.length > 0) yield found("less", "values", gone);
  if (from && !to) yield found("more", "list", from);
  if (to && come.length > 0) yield from ? found("more", "values", come) : found("less", "list", to);
}

function fits(value: string | number, head: Limits): boolean {
  if (head.enum) return head.enum.includes(value);
  return limitNames.every((limit) => {
    const { meets, of, on } = limitWords[limit];
    const isAsked = head[limit] !== undefined && of !== "items" && !on.includes("file");
    return !isAsked || !meets || meets(value, head[limit]) === true;
  });
}

/** One side of a range: its limit, and the one whose value is outside. */
interface Side {
  readonly limit: End;
  readonly open: Open | undefined;
  /** 1: values lie above, -1: below. */
  readonly sign: 1 | -1;
}

type Open = LimitWith<{ readonly open: true }>;

const SIDES: readonly Side[] = limitNames.filter(isEnd).map((limit) => {
  const { of, tighter } = limitWords[limit];
  const open = limitNames
    .filter((name): name is Open => limitWords[name].open === true)
    .find((name) => limitWords[name].of === of && limitWords[name].tighter === tighter);
  return { limit, open, sign: tighter === "up" ? 1 : -1 };
});

/** Where values begin, its sign turned for upper limits, so that the larger one is always the tighter. */
interface Bound {
  readonly at: number;
  /** Whether the value itself is outside. */
  readonly open: boolean;
  readonly key: LimitName;
}

function* bound(side: Side, { base, head }: Place<Parameter>): Iterable<Found<Way>> {
  // Where both states meet, in whole numbers, `more than 0` is `at least 1`.
  const whole = base.type === "integer" || head.type === "integer";
  const [from, to] = [boundOf(side, base.limits, whole), boundOf(side, head.limits, whole)];
  if (!isTighter(from, to) && !isTighter(to, from)) return;
  const is = isTighter(to, from) ? "less" : "more";
  const texts = { from: boundText(side, from), to: boundText(side, to) };
  const end = (is === "less") === (side.sign === 1) ? "raised" : "lowered";
  const isThere = texts.from !== undefined && texts.to !== undefined;
  yield { ...named(to.key), is, was: [from.key], ...texts, ...(isThere && { end }) };
}

/** The tightest limit on a side. Sizes without one begin at 0. */
function boundOf({ limit, open, sign }: Side, given: Limits, whole: boolean): Bound {
  const none = limitWords[limit].of !== "value" && sign === 1 ? 0 : -Infinity;
  const closed = given[limit];
  const excluded = open && given[open];
  const bounds: Bound[] = [{ at: none, open: false, key: limit }];
  if (closed !== undefined) {
    const at = whole ? Math.ceil(closed * sign) : closed * sign;
    bounds.push({ at, open: false, key: limit });
  }
  if (open && excluded !== undefined) {
    const at = whole ? Math.floor(excluded * sign) + 1 : excluded * sign;
    bounds.push({ at, open: !whole, key: open });
  }
  return bounds.reduce((first, other) => (isTighter(other, first) ? other : first));
}

function isTighter(base: Bound, head: Bound): boolean {
  return base.at === head.at ? base.open && !head.open : base.at > head.at;
}

function boundText({ limit, sign }: Side, { at, open }: Bound): number | string | undefined {
  const none = limitWords[limit].of !== "value" && sign === 1 ? 0 : -Infinity;
  if (at === none) return undefined;
  return open ? `${sign > 0 ? "above" : "below"} ${at * sign}` : at * sign;
}

/** Limits that say themselves which of two lets more through; undefined of the others. */
function ordered(
  limit: LimitName,
  { base, head }: Place<Parameter>,
): Iterable<Found<Way>> | undefined {
  const order = orderOf(limit);
  if (!order) return undefined;
  const whole = base.type === "integer" || head.type === "integer";
  const [from, to] = [base.limits[limit], head.limits[limit]];
  const is = relationIn(order, from, to, whole);
  if (!is) return [];
  if (!order.say) return [{ ...named(limit), is, from: from ?? ANY, to: to ?? ANY }];
  const gaps = { from: order.say(from, whole), to: order.say(to, whole) };
  return [{ is, way: "step", at: [limit], gaps }];
}

const ANY = ["*/*"];

function relationIn<Value>(
  { within }: OrderedLimit<Value>,
  from: Value | undefined,
  to: Value | undefined,
  whole: boolean,
): Relation | null {
  const [less, more] = [within(to, from, whole), within(from, to, whole)];
  if (less && more) return null;
  return less ? "less" : more ? "more" : "other";
}

/** How the media types of replies differ: `image/png` is one of `image/*`. */
export function mediaTypesRelation(
  from: readonly string[] | undefined,
  to: readonly string[] | undefined,
): Relation | null {
  return relationIn(files.mediaTypes, from, to, false);
}
