import { isDeepStrictEqual } from "node:util";
import type {
  Alone,
  MadeValue,
  MemberContract,
  ObjectContract,
  StepArguments,
  StepContract,
} from "../contract/output-step-types.ts";
import { isAnswer, pieces } from "../contract/output-steps.ts";
import { holeName } from "../contract/template-text.ts";
import type { Value } from "../contract/types.ts";
import { withValue } from "./body.ts";
import { holds } from "./conditions.ts";
import { convertedOutput, numberIn } from "./converted-output.ts";
import { isMap, type Roots, select } from "./path.ts";
import { unfit } from "./unfit.ts";

export type Made = Value | undefined | typeof unfit;

/** What the texts of an output can name. */
export interface Around {
  readonly roots: Roots;
  /** What another output makes; undefined when it is absent. */
  named(output: string): Made;
}

/** What is made of a value, step by step, until nothing is left or it does not fit. */
export function madeOf(steps: readonly StepContract[], found: Value, around: Around): Made {
  return steps.reduce<Made>(
    (value, { name, of }) =>
      // The table takes for each name what the contract has beside it.
      isPresent(value) ? acts[name](value, of as never, around) : value,
    found,
  );
}

/** What a constant or a text comes to, or the first path that comes to something; null where no other does. */
export function valueIn(value: Omit<MadeValue, "default">, around: Around, isLoose = false): Made {
  const { paths, text, object, constant, steps, when } = value;
  if (when && !holds(when, around.roots)) return undefined;
  const fixed = text === undefined ? constant : textOf(text, around);
  const filled = object ? objectOf(object, around) : fixed;
  const starts: readonly Made[] = [...paths.map((path) => select(path, around.roots)), filled];
  const all = starts
    .map((start) => (isPresent(start) ? madeOf(steps, start, around) : start))
    .filter((made) => !isLoose || (made !== "" && made !== null));
  return [isPresent, isUnfit, isNull].flatMap((is) => all.filter((each) => is(each)))[0];
}

const isUnfit = (made: Made) => made === unfit;
const isNull = (made: Made) => made === null;

/** A text with its values; undefined when one of them is absent. */
function textOf(text: string, around: Around): Made {
  const said = pieces(text).map((piece) =>
    typeof piece === "string" ? piece : scalarText(valueOf(piece.path, around)),
  );
  if (said.includes(unfit)) return unfit;
  return said.includes(undefined) ? undefined : said.join("");
}

function valueOf(path: string, around: Around): Made {
  return path.startsWith("output.")
    ? around.named(path.slice("output.".length))
    : select(path, around.roots);
}

/** Whether a value is there, and fits. */
export function isPresent(value: Made): value is Value {
  return value !== undefined && value !== null && value !== unfit;
}

/** The values that are written, or those of the parameter that stands there. */
function valuesOf(written: Value, { roots }: Around): readonly Value[] | undefined {
  const name = holeName(written);
  const value = name === undefined ? written : select(`params.${name}`, roots);
  return value === undefined ? undefined : [value].flat();
}

type Act<Of> = (value: Value, of: Of, around: Around) => Made;

const ofList =
  <Of>(act: (items: Value[], of: Of, around: Around) => Made): Act<Of> =>
  (value, of, around) =>
    Array.isArray(value) ? act(value, of, around) : unfit;

const ofMap =
  (act: (entries: [string, Value][]) => Made): Act<true> =>
  (value) =>
    isMap(value) ? act(Object.entries(value)) : unfit;

const conversion =
  (name: Parameters<typeof convertedOutput>[0]): Act<true> =>
  (value) =>
    convertedOutput(name, value);

const acts: { readonly [Name in Alone]: Act<true> } & {
  readonly [Name in keyof StepArguments]: Act<StepArguments[Name]>;
} = {
  where: ofList((items, where, { roots }) =>
    items.filter((item) => holds(where, { ...roots, item })),
  ),
  limit: ofList((items, limit, around) => {
    const [most] = valuesOf(limit, around) ?? [items.length];
    return items.filter((_, index) => index < Number(most));
  }),
  each: ofList((items, each, around) => {
    const made = items.map((item) =>
      memberOf(each, { ...around, roots: { ...around.roots, item } }),
    );
    return made.includes(unfit) ? unfit : made.filter(isPresent);
  }),
  only(value, only, around) {
    const given = valuesOf(only as Value, around); // names, or a text
    if (given === undefined) return value;
    const isWritten = holeName(only) === undefined;
    const names = isWritten ? given : given.flatMap((name) => splitAt(String(name)));
    return withMembers(value, (name) => names.includes(name));
  },
  omit: (value, names) => withMembers(value, (name) => !names.includes(name)),
  count: ofList((items) => items.length),
  first: ofList(([item]) => item),
  last: ofList((items) => items.at(-1)),
  keys: ofMap((entries) => entries.map(([key]) => key)),
  values: ofMap((entries) => entries.map(([, held]) => held)),
  entries: ofMap((entries) => entries.map(([key, value]) => ({ key, value }))),
  flat: ofList((items) => items.flat()),
  sum: ofList((items) =>
    items
      .filter((item) => item !== null)
      .reduce<Made>(
        (sum, item) => (typeof sum === "number" && typeof item === "number" ? sum + item : unfit),
        0,
      ),
  ),
  join: ofList((items, join) => {
    const texts = items.map(scalarText);
    if (texts.includes(unfit)) return unfit;
    const said = texts.filter((text) => text !== undefined);
    return said.length === 0 ? undefined : said.join(join);
  }),
  divide: (value, by) => (typeof value === "number" ? (numberIn(value) ?? 0) / by : unfit),
  cut(value, most) {
    if (typeof value !== "string") return unfit;
    const characters = Array.from(value);
    return characters.length > most ? `${characters.slice(0, most).join("")}…` : value;
  },
  is(value, is) {
    if (is !== "given") return is.some((each) => isDeepStrictEqual(each, value));
    return Array.isArray(value) ? value.length > 0 : String(value).trim() !== "";
  },
  map: (value, table) =>
    typeof value === "object" ? unfit : new Map(Object.entries(table)).get(`${String(value)}`),
  number: conversion("number"),
  boolean: conversion("boolean"),
  text: conversion("text"),
  json: conversion("json"),
  "base64-text": conversion("base64-text"),
  "date-time": conversion("date-time"),
  epoch: conversion("epoch"),
};

function objectOf({ members, spread: path }: ObjectContract, around: Around): Made {
  const spread = path === undefined ? {} : (select(path, around.roots) ?? {});
  if (!isMap(spread)) return unfit;
  const named = new Set(members.map(({ name }) => name.split(".")[0]));
  let object: Value = Object.fromEntries(
    Object.entries(spread).filter(([name]) => !named.has(name)),
  );
  for (const member of members) {
    const made = memberOf(member, around);
    if (made === unfit) return unfit;
    if (made !== undefined) object = withValue(object, member.name.split("."), made);
  }
  return object;
}

/** The value of a member, or of an item; null stays null where nothing else is said of it. */
function memberOf(member: MadeValue & Partial<MemberContract>, around: Around): Made {
  const made = valueIn(member, around, member.isLoose);
  if (isPresent(made) || made === unfit) return made;
  const isFalse = isAnswer(member.steps) && !member.isLoose;
  const absent = isFalse ? false : made;
  return member.default === undefined ? absent : member.default;
}

function splitAt(names: string): readonly string[] {
  return names.split(",").map((each) => each.trim());
}

/** Some members of an object, or of every object of a list. */
function withMembers(value: Value, isKept: (name: string) => boolean): Made {
  if (typeof value !== "object" || value === null) return unfit;
  if (Array.isArray(value)) {
    return value.map((item: Value) => (isMap(item) ? (withMembers(item, isKept) as Value) : item)); // of a map it is one
  }
  return Object.fromEntries(Object.entries(value).filter(([name]) => isKept(name)));
}

function scalarText(value: Made): Made {
  if (!isPresent(value)) return value === unfit ? unfit : undefined;
  return typeof value === "object" ? unfit : `${String(value)}`;
}
