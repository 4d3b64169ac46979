import { isDeepStrictEqual } from "node:util";
import { changeOf } from "../../../language/ir/output-steps.ts";
import { isSchema } from "../../../language/ir/schema-path.ts";
import { keyOf as keyInManifest } from "../../../language/manifest/output-source.ts";
import type { Json, JsonSchema, Output, OutputStep, Path } from "../../../language/ir/types.ts";
import { stepName } from "../../../language/words/steps.ts";
import type { Change } from "../../../language/words/steps/step.ts";
import { code, codeOf } from "../row/told.ts";
import { pairUp } from "../row/pair-up.ts";
import { type Found, type Place, plain, telling } from "../row/row.ts";
import { acts, gives, may, type Relation, renames, sends } from "../row/variance.ts";
import { SCHEMA_TELLS, type SchemaWay } from "./schema-found.ts";
import { named, type SchemaNode, typeCode } from "./schema-node.ts";
import { keyOf, schemas } from "./schemas.ts";
import { truth } from "./plain.ts";

const ITEM = "the member {member} of {items}{it}";

const TELLS = {
  constant: { say: { other: "{it} is now always {to} instead of {from}." } },
  type: {
    by: { ...gives, other: acts.other },
    say: {
      more: "{it} may now be {to}; it was {from}.",
      less: "{it} is now {to}; it was {from}.",
      other: "{it} is now {to}; it was {from}.",
    },
  },
  source: { by: sends, say: { other: "{it} is now read from {to} instead of {from}." } },
  check: { by: sends, noun: "the type that {it} is checked against" },
  take: { say: { other: "{it} now takes {to} instead of {from}." } },
  omitted: {
    by: may,
    say: { more: "{it} no longer omits {member}.", less: "{it} now omits {member}." },
  },
  items: { say: { other: "The items of {it} are now {to}; they were {from}." } },
  itemName: { by: renames, noun: ITEM, end: "renamed" },
  itemType: {
    say: { other: "The member {member} of {items}{it} is {to} now; it was {from}." },
  },
  itemPlace: { by: sends, noun: `the place of ${ITEM}` },
  item: {
    by: may,
    say: {
      more: `The member {member} was added to {items}{it}.`,
      less: `The member {member} was removed from {items}{it}.`,
    },
  },
  making: { say: { other: "What is made of {it} changed: {words}." } },
  text: { by: sends, noun: "the text of {it}", end: "reworded" },
} as const;

type Way = keyof typeof TELLS;

/** The type of a value decides; where it is settled, where it comes from and what is made of it. */
export const output = telling(TELLS, function* (_: unknown, __: unknown, place: Place<Output>) {
  const { base, head } = place;
  const [from, to] = [base.source, head.source];
  const isConstant = from.kind === "const" && to.kind === "const";
  if (isConstant && !isDeepStrictEqual(from.value, to.value)) {
    yield { is: "other", way: "constant", from: from.value, to: to.value };
    return;
  }
  yield* sources(place);
  // A constant in place of a value, or the other way round, was compared as a whole.
  if (isConstant || from.kind !== to.kind) return;
  yield* shaping(place);
  yield* making(place);
});

function* sources(place: Place<Output>): Iterable<Found<Way>> {
  const { base, head } = place;
  const isMoved = !isDeepStrictEqual(originOf(base), originOf(head));
  const [before, after] = [nodeOf(base.schema, place, "base"), nodeOf(head.schema, place, "head")];
  const is = isTypeSettled(base, head) ? null : typesRelation(before, after, place);
  if (is) yield { is, way: "type", gaps: { from: typeCode(before), to: typeCode(after) } };
  else if (isMoved)
    yield { is: "other", way: "source", gaps: { from: sourceText(base), to: sourceText(head) } };
  else if (base.type !== head.type && isDeepStrictEqual(shapeOf(base), shapeOf(head)))
    yield { is: "other", way: "check", from: base.type, to: head.type };
}

/** Where a value lies, whatever is made of it. */
function originOf({ source }: Output): unknown {
  return source.kind === "const" ? source : source.paths;
}

function sourceText({ source }: Output): string {
  if (source.kind === "const") return codeOf(source.value);
  return source.paths.map(code).join(" or ") || "a text or an object of several values";
}

/** What is made of a value is compared apart, and with it the type that follows. */
function isTypeSettled(base: Output, head: Output): boolean {
  if (base.source.kind !== head.source.kind) return false;
  const [before, after] = [shapeOf(base), shapeOf(head)];
  if ((before.object === null) !== (after.object === null)) return false;
  if (!isDeepStrictEqual(before.take, after.take)) return true;
  // What words make of a value may be of another type.
  if (base.type !== head.type || !isDeepStrictEqual(makingOf(base), makingOf(head))) return false;
  return !isDeepStrictEqual(before, after) || isDeepStrictEqual(originOf(base), originOf(head));
}

/** What steps make of an output's value that are told one by one. */
function shapeOf(whole: Output) {
  const changes = stepsOf(whole).map(changeOf);
  const told = <Tells extends Change["tells"]>(tells: Tells) =>
    changes.filter((each): each is Extract<Change, { tells: Tells }> => each.tells === tells);
  const [[itemwise], [object]] = [told("items"), told("members")];
  return {
    take: told("phrase").map(({ phrase }) => phrase),
    omit: told("without")
      .flatMap(({ names }) => names)
      .toSorted(),
    each: itemwise?.members ?? null,
    object: object?.members ?? null,
  };
}

/** What is made of it beside. */
function makingOf(whole: Output): readonly OutputStep[] {
  return stepsOf(whole).filter((step) => ["wording", "making"].includes(changeOf(step).tells));
}

/** Nothing is made of a constant. */
function stepsOf({ source }: Output): readonly OutputStep[] {
  return source.kind === "const" ? [] : source.steps;
}

function nodeOf(schema: JsonSchema, { scope }: Place<Output>, side: "base" | "head"): SchemaNode {
  return { schema, at: [side], name: "", schemas: scope.providers[side].schemas };
}

/**
 * How the type of an output or of a part of it differs. What schemas of one name differ in is no matter
 * of the output: it is told of the schemas.
 */
function typesRelation(base: SchemaNode, head: SchemaNode, { scope }: Place): Relation | null {
  const [before, after] = [scope.providers.base.schemas, scope.providers.head.schemas];
  const names = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  const told = names.map((name) => keyOf(named(name, before), named(name, after)));
  const found = [...schemas(base, head, new Set(told))];
  const breaks = found.filter(({ is, way }) => severityOf(way, is) === "breaking");
  if (breaks.length > 0) return breaks.every(({ is }) => is === "more") ? "more" : "other";
  return found.some(({ is, way }) => severityOf(way, is) === "additive") ? "less" : null;
}

function severityOf(way: SchemaWay, is: Relation) {
  return SCHEMA_TELLS[way].by[is]?.[0];
}

function* shaping(place: Place<Output>): Iterable<Found<Way>> {
  const [base, head] = [shapeOf(place.base), shapeOf(place.head)];
  if (!isDeepStrictEqual(base.take, head.take)) {
    const text = (take: typeof base.take) => take.join(", and of this ") || "the whole value";
    const gaps = { from: text(base.take), to: text(head.take) };
    yield { is: "other", way: "take", gaps };
    return;
  }
  const { added, removed } = pairUp(base.omit, head.omit, Object.is);
  for (const name of added) yield { is: "less", way: "omitted", gaps: { member: code(name) } };
  for (const name of removed) yield { is: "more", way: "omitted", gaps: { member: code(name) } };
  if (base.object && head.object) yield* members(base.object, head.object, place, "");
  if (base.each && head.each) yield* members(base.each, head.each, place, "the items of ");
  else if (base.each !== head.each) {
    const text = (each: unknown) =>
      each ? "objects of chosen members" : "as the provider sends them";
    yield { is: "other", way: "items", gaps: { from: text(base.each), to: text(head.each) } };
  }
}

/** Members of the object that an output is, or that its items become. */
function* members(
  base: Paths,
  head: Paths,
  place: Place<Output>,
  items: string,
): Iterable<Found<Way>> {
  const { pairs, removed, added } = pairUp(
    Object.entries(base),
    Object.entries(head),
    ([one], [other]) => one === other,
    ([, one], [, other]) => one === other,
  );
  const placeIn = items === "" ? () => ["from"] : eachOf;
  const [was, now] = [placeIn(place.base), placeIn(place.head)];
  const at = (name: string) => ({ at: [...now, name], gaps: { member: code(name), items } });
  for (const [[name, path], [other, there]] of pairs) {
    if (name !== other)
      yield {
        is: "other",
        way: "itemName",
        ...at(other),
        was: [...was, name],
        gaps: { member: code(name), items },
        to: other,
      };
    else if (path !== there) {
      const [before, after] = (["base", "head"] as const).map((side) =>
        nodeOf(memberOf(place[side], name), place, side),
      ) as [SchemaNode, SchemaNode];
      const is = typesRelation(before, after, place);
      const gaps = { ...at(name).gaps, from: typeCode(before), to: typeCode(after) };
      if (is && is !== "less") yield { is: "other", way: "itemType", ...at(name), gaps };
      else yield { is: "other", way: "itemPlace", ...at(name), from: path, to: there };
    }
  }
  for (const [name] of removed)
    yield { is: "less", way: "item", ...at(name), at: null, was: [...was, name] };
  for (const [name] of added) yield { is: "more", way: "item", ...at(name), was: null };
}

/** Where an output says what items become. */
function eachOf(whole: Output): readonly (string | number)[] {
  return ["convert", stepsOf(whole).findIndex((step) => stepName(step) === "each"), "each"];
}

type Paths = Readonly<Record<string, Path>>;

function memberOf({ schema }: Output, name: string): JsonSchema {
  const item = isSchema(schema.items) ? schema.items : schema;
  const member = isSchema(item.properties) ? item.properties[name] : undefined;
  return isSchema(member) ? member : {};
}

/** Texts that are worded in another way, and values that are made in another way. */
function* making({ base, head }: Place<Output>): Iterable<Found<Way>> {
  const [before, after] = [makingOf(base), makingOf(head)];
  const names = [...new Set([...before, ...after].map(stepName))];
  const of = (name: string, steps: readonly OutputStep[]) =>
    steps.filter((step) => stepName(step) === name);
  const changed = names.filter((name) => !isDeepStrictEqual(of(name, before), of(name, after)));
  const words = changed.filter((name) => {
    const [from, to] = [of(name, before), of(name, after)];
    // What comes and goes changes the value, whatever it is.
    return from.length !== to.length || ![...from, ...to].every(isWording);
  });
  if (words.length > 0) yield makes(words);
  else if (changed.length > 0) yield { is: "other", way: "text" };
  else if (isDeepStrictEqual(shapeOf(base), shapeOf(head))) yield* order(base, head);
}

/** The same steps, one after the other in another order. */
function* order(base: Output, head: Output): Iterable<Found<Way>> {
  const [from, to] = [base, head].map((whole) => stepsOf(whole).map(stepName));
  if (to && !isDeepStrictEqual(from, to)) yield makes(to);
}

function makes(words: readonly string[]): Found<Way> {
  return {
    is: "other",
    way: "making",
    gaps: { words: words.map((name) => code(wordOf(name))).join(", ") },
  };
}

/** The word of the manifest that makes a step. */
function wordOf(name: string): string {
  const key = keyInManifest(name);
  return key === "convert" ? name : key;
}

/** Whether the value stays the same but for how it is said. */
function isWording(step: OutputStep): boolean {
  return changeOf(step).tells === "wording";
}

/** Left out in place of null, or the other way round, is one difference. */
export const absence = telling(
  { swapped: { by: acts, say: { other: "Without a value, {it} is now {to} instead of {from}." } } },
  function* (from: boolean, to: boolean, place: Place<Output>) {
    const { base, head, key } = place;
    const isSwapped =
      base.optional !== head.optional &&
      base.nullable !== head.nullable &&
      head.optional !== head.nullable;
    if (!isSwapped) yield* truth.find(from, to, place);
    else if (key === "optional") {
      const gaps = from ? { from: "left out", to: "null" } : { from: "null", to: "left out" };
      yield { is: "other", way: "swapped", gaps };
    }
  },
);

/** What stands for a missing value, where nothing else says what becomes of it. */
export const outputDefault = telling(
  {},
  function* (from: Json | undefined, to: Json | undefined, place: Place<Output>) {
    const { base, head } = place;
    if (base.optional === head.optional && base.nullable === head.nullable)
      yield* plain.find(from, to, place);
  },
);
