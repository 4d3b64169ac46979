import { isSeq } from "yaml";
import { allowedValues } from "./allowed-values.ts";
import { withoutVariable } from "./credentials.ts";
import { at, type Facts, isWritten, type Loose, objectOf, operationOf } from "./facts.ts";
import { type OwnedParameter, parametersOf } from "./places.ts";
import { wireName } from "../lower/wire-name.ts";
import {
  dataOf,
  has,
  inheriting,
  type Made,
  type Member,
  memberOf,
  newMember,
  nodeOf,
  remove,
  rename,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** What kind of JSON an input is, what clears it, and what people see of it. */
export function inputForms(root: Tree): void {
  for (const { map } of parametersOf(root)) {
    shape(map);
    clear(map);
    field(map);
  }
}

/** What callers may give, with what travels for it. */
export function choices(root: Tree): void {
  for (const parameter of parametersOf(root)) allowedValues(parameter);
}

/** What is made of inputs, as one list of steps. */
export function inputSteps(root: Tree): void {
  for (const { map } of parametersOf(root)) steps(map);
}

/** Variables of live runs, which are called by the provider and the input. */
export function inputVariables(root: Tree): void {
  for (const { map } of parametersOf(root)) withoutVariable(map);
}

/** How lists travel, where an input says it itself. */
export function inputLists(root: Tree, facts: Facts): void {
  for (const parameter of parametersOf(root)) inQuery(parameter, facts);
}

/** `type: json` with a shape is a type of its own. */
function shape(map: Tree): void {
  const type = memberOf(map, "type");
  const written = memberOf(map, "shape");
  const data = written ? dataOf(written.value) : "object";
  const isShape = data === "object" || data === "array" || data === "any";
  if (!type || textOf(type.value) !== "json" || !isShape) return;
  // Version 2 has this type, too: any JSON.
  if (data !== "any") setValue(type, data);
  if (written) remove(map, written);
}

/** Before the limits, in this order; the items of a list are trimmed in any case. */
const READING = ["trim", "lowercase", "uppercase", "csv", "csv-text"];

/** All that is made of a value, in the order in which the words of version 1 acted. */
function steps(map: Tree): void {
  const places = ["convert", "extract", "prefix"].map((word) => memberOf(map, word));
  const [convert, extract, prefix] = places;
  const [first] = places.filter((each) => each !== undefined);
  const named = convert ? converters(convert) : [];
  const isText = [extract, prefix].every((each) => !each || textOf(each.value) !== undefined);
  if (!first || !named || !isText) return;
  const zone = memberOf(map, "zone");
  const isLocal = named.some((each) => isOf(each, LOCAL));
  if (isLocal && textOf(zone?.value) === undefined) return;
  const isRaw = (each: unknown) => textOf(each) === "raw";
  const others = named.filter((each) => !isOf(each, READING) && !isRaw(each));
  const all = [
    ...reading(named.filter((each) => isOf(each, READING))),
    ...(extract ? [{ extract: extract.value as Made }] : []),
    ...others.map((each) => (isOf(each, LOCAL) ? local(each, zone) : each)),
    ...(prefix ? [{ prefix: prefix.value as Made }] : []),
    ...named.filter(isRaw),
  ];
  if (!extract && !prefix && !isLocal && isInOrder(all, named)) return;
  replaced(map, first, all, convert);
  for (const each of [convert, extract, prefix, isLocal ? zone : undefined]) {
    if (each && each !== first) drop(map, each);
  }
}

/** The words that `convert` names; undefined where it is neither one nor a list. */
function converters({ value }: Member): readonly unknown[] | undefined {
  if (textOf(value) !== undefined) return [value];
  return isSeq(value) ? value.items : undefined;
}

function isOf(node: unknown, words: readonly string[]): boolean {
  return words.includes(textOf(node) ?? "");
}

const LOCAL = ["local-date-time", "local-epoch"];

/** A time on a clock, with the parameter that names the time zone. */
function local(node: unknown, zone: Member | undefined): Made {
  const name = textOf(node) === "local-epoch" ? "epoch" : "local-date-time";
  return { [name]: zone?.value as Made };
}

function reading(words: readonly unknown[]): readonly unknown[] {
  const isList = words.some((each) => isOf(each, ["csv", "csv-text"]));
  const ordered = words.toSorted((a, b) => rankOf(a) - rankOf(b));
  const needed = isList ? ordered.filter((each) => textOf(each) !== "trim") : ordered;
  return needed.flatMap((each) => (isOf(each, ["csv-text"]) ? ["csv", { join: "," }] : [each]));
}

function rankOf(node: unknown): number {
  return READING.indexOf(textOf(node) ?? "");
}

function isInOrder(all: readonly unknown[], named: readonly unknown[]): boolean {
  return all.length === named.length && all.every((each, index) => each === named[index]);
}

/** The steps in the place of the first of the words that said them. */
function replaced(map: Tree, first: Member, all: readonly unknown[], convert?: Member): void {
  const [only] = all;
  const made = nodeOf(all.length === 1 ? only : all);
  const list = isSeq(convert?.value) ? convert.value : undefined;
  if (isSeq(made) && list?.flow === false) made.flow = false;
  const member = newMember("convert", made, first.value);
  inheriting(member.key, first.key);
  if (list && made !== list && first === convert) inheriting(member.value, list);
  map.items.splice(map.items.indexOf(first), 1, member);
}

/** A word whose value stands elsewhere now. */
function drop(map: Tree, member: Member): void {
  member.value = null;
  remove(map, member);
}

/** How a list travels in the query, where that is other than usual: its name says it. */
function inQuery({ name, map, owner }: OwnedParameter, facts: Facts): void {
  const member = memberOf(map, "lists");
  const said = textOf(member?.value);
  if (!member || said === undefined) return;
  if (said === "comma") return joinedLast(map, member);
  if (usualOf(facts, owner.id).every((usual) => said === usual)) return remove(map, member);
  const mark = said === "brackets" ? "[]" : said === "indexes" ? "[0]" : undefined;
  const to = memberOf(map, "to");
  const place = to ? textOf(to.value) : `query.${wireNameOf(name, facts)}`;
  const isPlaced = place?.startsWith("query.") && !isWritten(facts, owner.id, name);
  if (!mark || !isPlaced) return;
  if (to) remove(map, to);
  rename(member, "to");
  setValue(member, place + mark);
}

/** How the lists of an operation travel, or those of all of them. */
function usualOf(facts: Facts, id: string | undefined): readonly Loose[] {
  const all = objectOf(at(facts.manifest, "operations"));
  const owners = id === undefined ? Object.values(all) : [operationOf(facts, id)];
  return owners.map((each) => at(each, "lists") ?? at(facts.manifest, "lists") ?? "repeat");
}

function wireNameOf(name: string, { manifest }: Facts): string {
  const rule = at(manifest, "names");
  const isRule =
    rule === "snake_case" || rule === "camelCase" || rule === "PascalCase" || rule === "kebab-case";
  return isRule ? wireName(name, rule) : name;
}

/** Items that travel as one text, with commas. */
function joinedLast(map: Tree, lists: Member): void {
  const convert = memberOf(map, "convert");
  const before = convert ? converters(convert) : undefined;
  if (!convert || !before) return;
  const made = nodeOf([...before, { join: "," }]);
  if (isSeq(made) && isSeq(convert.value)) made.flow = convert.value.flow ?? false;
  convert.value = made;
  remove(map, lists);
}

/** What an empty input means besides leaving it out. */
function clear(map: Tree): void {
  const words = ["blank", "nulls"].flatMap((word) => {
    const member = memberOf(map, word);
    return member && textOf(member.value) === "send" ? [{ word, member }] : [];
  });
  const [first, second] = words;
  if (!first || has(map, "clear")) return;
  rename(first.member, "clear");
  setValue(first.member, second ? [first.word, second.word] : first.word);
  if (second) remove(map, second.member);
}

/** The field of a form. */
function field(map: Tree): void {
  const both = { multiline: "lines", rows: "rows" };
  const said = Object.entries(both).flatMap(([word, name]) => {
    const member = memberOf(map, word);
    const data = member && dataOf(member.value);
    return member && typeof data === "boolean" ? [{ member, name, data }] : [];
  });
  const isOne = said.filter(({ data }) => data).length === 1 && !has(map, "field");
  for (const { member, name, data } of said) {
    if (!data) remove(map, member);
    else if (isOne) {
      rename(member, "field");
      setValue(member, name);
    }
  }
}
