import { alternativesOf, isOneOf, isWords } from "../contract/condition.ts";
import type { AllOf, ConditionContract, TestContract } from "../contract/condition-types.ts";
import { type Near, type Nearing, readingsIn } from "../contract/tests.ts";
import type { ReplyContent, Value } from "../contract/types.ts";
import { keeps } from "../oracle/conditions.ts";
import { patternSample } from "../../scripts/system/pattern-sample.ts";
import { rootOf } from "../oracle/reply-path.ts";
import { type Change, canHold, changed, joined, sayChanges } from "./change.ts";

/** A value, or nothing. */
type Maybe = Value | undefined;

/** One test of a reply, by its path: values that keep it, and those that break it. */
export interface ConditionPart {
  readonly path: string;
  /** One, and each that the test names. */
  readonly kept: readonly Maybe[];
  readonly broken: readonly Maybe[];
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

/** The tests of a condition, but for that of the status. */
export function partsOf({ status: _, ...tests }: AllOf): readonly ConditionPart[] {
  return Object.entries(tests).map(([path, test]) => partOf(path, test));
}

/** One test of a reply. */
export function partOf(path: string, test: TestContract): ConditionPart {
  const { named, others } = near(test);
  const known = new Map([...named, ...others].map((value) => [JSON.stringify(value), value]));
  const all = [...known.values()].filter(
    (value) => rootOf(path) !== "headers" || canHold(path, value),
  );
  const kept = all.filter((value) => keeps(test, value));
  return {
    path,
    kept: kept.filter((value, index) => index === 0 || named.includes(value)),
    broken: all.filter((value) => !keeps(test, value)),
  };
}

/** Values near a test, of which some keep it and some do not: those that it names, and others. */
function near(test: TestContract): Near {
  if (isOneOf(test)) return joinedNear(test.map(near));
  const by: Nearing = {
    test: near,
    items: lists,
    matching: (pattern) => patternSample(pattern, {}) ?? undefined,
  };
  const words = readingsIn(isWords(test) ? test : { is: test });
  const all = words.map(([reading, argument]) => reading.near(argument, by));
  const known = all.filter((each) => each !== null);
  // What a caller gives decides.
  if (known.length < all.length) return { named: [], others: [] };
  return joinedNear([...known, { named: [], others: [undefined, null] }]);
}

function joinedNear(all: readonly Near[]): Near {
  return {
    named: all.flatMap(({ named }) => named),
    others: all.flatMap(({ others }) => others),
  };
}

/** A list with an item of which all holds, behind one of which nothing does. */
function lists(any: ConditionContract): Near {
  const ofItems = alternativesOf(any).map(partsOf);
  const whole = ofItems.map((parts) => itemOf(changesOf(parts)));
  const inItems = (word: "kept" | "broken") =>
    ofItems.flatMap((parts) =>
      parts.flatMap(({ path, [word]: values }) =>
        values.map((value) => [itemOf([...changesOf(parts, path), { path, value }])]),
      ),
    );
  return {
    named: [...whole.map((item) => [{}, null, item]), ...inItems("kept")],
    others: [[], [{}], "no list", ...inItems("broken")],
  };
}

/** An item with values at paths from `item`. */
function itemOf(changes: readonly Change[]): Value {
  const inBody = changes.map(({ path, value }) => ({ path: path.replace(/^item/, "body"), value }));
  return changed({ status: 200, headers: {}, body: {} }, inBody).body ?? null;
}

/** What keeps all parts, but for that at one path. */
function changesOf(parts: readonly ConditionPart[], but?: string): readonly Change[] {
  return parts.flatMap(({ path, kept }) =>
    path === but ? [] : kept.slice(0, 1).map((value) => ({ path, value })),
  );
}

/** Changes with which a condition holds. */
export function keeping(condition: ConditionContract): readonly Change[] {
  const [first = {}] = alternativesOf(condition);
  return changesOf(partsOf(first));
}

/** Changes of which each breaks a part of a condition. */
export function breaking(condition: AllOf): readonly Change[] {
  return partsOf(condition).flatMap(({ path, broken }) => broken.map((value) => ({ path, value })));
}

/** The replies that the tests of a condition make of a base. */
export function conditionReplies(
  base: ConditionBase,
  parts: readonly ConditionPart[],
): readonly ConditionReply[] {
  const others = (path: string, values: readonly Maybe[], broken: string | null) =>
    values.flatMap((value) =>
      withChanges(base, [...changesOf(parts, path), { path, value }], broken),
    );
  return [
    ...withChanges(base, changesOf(parts), null),
    ...parts.flatMap(({ path, kept }) => others(path, kept.slice(1), null)),
    ...parts.flatMap(({ path, broken }) => others(path, broken, path)),
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
