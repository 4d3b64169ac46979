import type { ErrorCondition, ReplyContent, Value } from "../../contract/types.ts";
import { type Change, canHold, changed, joined, sayChanges } from "../change.ts";

/** One part of a condition on a reply, by its path: what keeps it, and what breaks it. */
export interface ConditionPart {
  readonly path: string;
  readonly kept: Value;
  /** Other values that keep it. */
  readonly also?: readonly Value[];
  readonly broken: readonly (Value | undefined)[];
}

/** A reply to put a condition into; no title when it has nothing else in it. */
export interface ConditionBase {
  readonly title: string;
  readonly reply: ReplyContent;
}

/** A reply that keeps a condition, or all but the part at one path. */
export interface ConditionReply extends ConditionBase {
  readonly broken: string | null;
}

/** The parts of a condition; later ones may lie in what earlier ones set. */
export function partsOf({
  match = {},
  contains = {},
  present = [],
  any = null,
  unless = {},
}: Partial<
  Pick<ErrorCondition, "match" | "contains" | "present" | "any" | "unless">
>): readonly ConditionPart[] {
  const told = Object.entries(unless).map(([path, values]) => ({
    path,
    kept: "no word of success",
    broken: [...values],
  }));
  if (any !== null) return [...told, ...partsOfItems(any, { match, contains, present })];
  return [
    ...told,
    ...present.map((path) => ({ path, kept: `text at ${path}`, broken: [undefined, null] })),
    ...Object.entries(contains).map(([path, text]) => ({
      path,
      kept: `there: ${text.toUpperCase()}!`,
      broken: ["another text", text.slice(0, -1), undefined],
    })),
    ...Object.entries(match).map(([path, value]) => ({
      path,
      kept: value,
      broken: ["another text", lookalike(value), true, false, undefined, null].filter(
        (each) => each !== value,
      ),
    })),
  ];
}

/** A list with an item of which all holds, behind one of which nothing does. */
function partsOfItems(
  any: string,
  parts: Pick<ErrorCondition, "match" | "contains" | "present">,
): readonly ConditionPart[] {
  const first = Object.entries(parts.match).map(
    ([path, value]) => [path, [value].flat()[0] ?? null] as const,
  );
  const inside = partsOf({ ...parts, match: Object.fromEntries(first) });
  const ofItem = inside.filter(({ path }) => path.startsWith("item"));
  const itemOf = (changes: readonly Change[]) =>
    changes.reduce<Value>((item, { path, value }) => withMember(item, path, value), {});
  const whole = ofItem.map(({ path, kept: value }) => ({ path, value }));
  const broken = ofItem.flatMap(({ path, broken: values }) =>
    values.map((value) => [
      itemOf([...whole.filter((each) => each.path !== path), { path, value }]),
    ]),
  );
  // Each value that a member may have.
  const others = Object.entries(parts.match).flatMap(([path, values]) =>
    path.startsWith("item")
      ? [values]
          .flat()
          .map((value) => [...whole.filter((each) => each.path !== path), { path, value }])
      : [],
  );
  return [
    {
      path: any,
      kept: [{}, null, itemOf(whole)],
      also: others.map((changes) => [itemOf(changes)]),
      broken: [[], [{}], "no list", undefined, ...broken],
    },
    ...inside.filter(({ path }) => !path.startsWith("item")),
  ];
}

/** An item with a value at a path from `item`. */
function withMember(item: Value, path: string, value: Value | undefined): Value {
  const body = path.replace(/^item/, "body");
  const { body: made } = changed({ status: 200, headers: {}, body: item }, [{ path: body, value }]);
  return made ?? null;
}

/** What becomes the same when it is made text. */
function lookalike(value: Value): Value {
  return typeof value === "string" ? [value] : String(value);
}

/** The replies that the parts of a condition make of a base. */
export function conditionReplies(
  base: ConditionBase,
  parts: readonly ConditionPart[],
): readonly ConditionReply[] {
  const kept = parts.map(({ path, kept: value }): Change => ({ path, value }));
  return [
    ...withChanges(base, kept, null),
    ...parts.flatMap(({ path, also = [] }) =>
      also.flatMap((value) =>
        withChanges(base, [...kept.filter((each) => each.path !== path), { path, value }], null),
      ),
    ),
    ...parts.flatMap(({ path, broken }) =>
      broken.flatMap((value) =>
        withChanges(base, [...kept.filter((each) => each.path !== path), { path, value }], path),
      ),
    ),
  ];
}

function withChanges(
  { title, reply }: ConditionBase,
  changes: readonly Change[],
  broken: string | null,
): readonly ConditionReply[] {
  if (!changes.every(({ path, value }) => canHold(path, value))) return [];
  const said = joined(title, sayChanges(changes));
  return [{ title: said || "without a body", reply: changed(reply, changes), broken }];
}
