import { type HoleChoice, holesIn, partsOf } from "../contract/template-text.ts";
import { mentioned } from "../contract/templates.ts";
import type { Value } from "../contract/types.ts";
import { madeText } from "./made.ts";
import { markupText } from "./markup.ts";
import { textOf } from "./text-of.ts";

/** What the holes of a template take. */
export interface Filling {
  /** What travels for a parameter; undefined when it is not given. */
  parameter(name: string): Value | undefined;
  /** A file before anything is made of it; undefined of what is no file. */
  file?(name: string): Value | undefined;
  /** What `$each` gives: item, or key and value. */
  readonly inner: ReadonlyMap<string, Value>;
  /** True: values are escaped, as text of HTML or XML, unless they are raw. */
  readonly inMarkup?: boolean;
  isRaw?(name: string): boolean;
  /** True: JSON text is in the characters of a header. */
  readonly inHeader?: boolean;
}

type Members = Readonly<Record<string, Value>>;

/** What is sent for a template; undefined when nothing is. Each thing that a call makes stands as a mark. */
export function filledTemplate(written: Value, filling: Filling): Value | undefined {
  if (typeof written === "string") return filledText(written, filling);
  if (Array.isArray(written)) {
    return written.flatMap((item: Value) => itemsOf(item, filling));
  }
  if (typeof written !== "object" || written === null) return written;
  const members = written as Members; // it is no list
  if ("$each" in members) return eachOf(members, filling);
  if ("$join" in members) return joinedParts(members, filling);
  if ("$all" in members) {
    const group = members["$all"] ?? null;
    return allGiven(group, filling) ? filledTemplate(group, filling) : undefined;
  }
  if ("$json" in members) {
    const value = filledTemplate(members["$json"] ?? null, filling);
    if (value === undefined) return undefined;
    return filling.inHeader ? asciiOf(JSON.stringify(value)) : JSON.stringify(value);
  }
  return Object.fromEntries(filledMembers(members, filling));
}

function asciiOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const shown = units.map((unit) =>
    unit < 0x20 || unit > 0x7e
      ? `\\u${unit.toString(16).padStart(4, "0")}`
      : String.fromCharCode(unit),
  );
  return shown.join("");
}

/** The members of an object that are sent, by the names that they get. */
export function filledMembers(members: Members, filling: Filling): readonly [string, Value][] {
  return Object.entries(members).flatMap(([key, value]) => {
    if (key === "...") return [value].flat().flatMap((each: Value) => spread(each, filling));
    const isOptional = key.endsWith("?") && !key.endsWith("??");
    if (isOptional && !anyGiven(value, filling)) return [];
    const plain = key.replace(/\?$/, "").replace(/^\$\$(?=(?:each|join|all|json)$)/, "$");
    const name = plain === "" ? key : filledText(plain, filling);
    const sent = filledTemplate(value, filling);
    return name === undefined || sent === undefined ? [] : [[textOf(name), sent]];
  });
}

function spread(written: Value, filling: Filling): readonly [string, Value][] {
  const value = filledTemplate(written, filling);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.entries(value as Members) : []; // it is no list
}

function itemsOf(item: Value, filling: Filling): readonly Value[] {
  const list = typeof item === "string" ? /^\.{3}(\{[^{}]*\})$/.exec(item)?.[1] : undefined;
  if (list !== undefined) {
    const items = filledText(list, filling);
    return Array.isArray(items) ? items : [];
  }
  if (hasSources(item, filling) && !anyGiven(item, filling)) return [];
  const sent = filledTemplate(item, filling);
  return sent === undefined ? [] : [sent];
}

/** A list, or an object where names are made. */
function eachOf(members: Members, filling: Filling): Value | undefined {
  const made = eachMade(members, filling);
  if (members["name"] === undefined) return made?.map(([, value]) => value);
  return made && Object.fromEntries(made);
}

/** What `$each` makes, by the names that it gets; undefined where nothing is given. */
export function eachMade(
  { $each: list, item = "{item}", name }: Members,
  filling: Filling,
): readonly (readonly [name: string, made: Value])[] | undefined {
  const given = filledText(`{${String(list)}}`, filling);
  const words = mentioned({ item, name: name ?? null });
  const ofMembers = words.has("key") || words.has("value");
  if (typeof given !== "object" || given === null || Array.isArray(given) === ofMembers)
    return undefined;
  return Object.entries(given).flatMap(([key, value]: [string, Value]): [string, Value][] => {
    const own: [string, Value][] = ofMembers
      ? [
          ["key", key],
          ["value", value],
        ]
      : [["item", value]];
    const within = { ...filling, inner: new Map([...filling.inner, ...own]) };
    const sent = filledTemplate(item, within);
    const as = name === undefined ? key : filledText(String(name), within);
    return sent === undefined || as === undefined ? [] : [[textOf(as), sent]];
  });
}

function joinedParts({ $join: separator, parts = [] }: Members, filling: Filling) {
  const sent = [parts].flat().map((part: Value) => filledTemplate(part, filling));
  const given = sent.filter((part) => part !== undefined);
  return given.length > 0 ? given.map(textOf).join(String(separator)) : undefined;
}

/** A hole alone has the type of its value; anything around it makes text of it. */
function filledText(written: string, filling: Filling): Value | undefined {
  const parts = partsOf(written);
  const [first] = parts;
  if (parts.length === 1 && first !== undefined && typeof first !== "string")
    return filledHole(first, filling);
  const texts = parts.map((part) => (typeof part === "string" ? part : filledHole(part, filling)));
  return texts.includes(undefined) ? undefined : texts.map((text) => textOf(text ?? null)).join("");
}

function filledHole(choices: readonly HoleChoice[], filling: Filling): Value | undefined {
  for (const choice of choices) {
    const value = choiceValue(choice, filling);
    if (value !== undefined) return value;
  }
  return undefined;
}

function choiceValue(choice: HoleChoice, filling: Filling): Value | undefined {
  const value = plainValue(choice, filling);
  const isRaw = choice.kind === "value" && filling.isRaw?.(choice.name);
  return !filling.inMarkup || isRaw || value === undefined ? value : markupText(value);
}

function plainValue(choice: HoleChoice, { parameter, file, inner }: Filling): Value | undefined {
  if (choice.kind === "text") return choice.text;
  if (choice.kind !== "value") return madeText(choice);
  const { name, path } = choice;
  const isInner = inner.has(name);
  const value = isInner ? inner.get(name) : parameter(name);
  if (path.length === 0 && (!isInner || name === "key")) return value;
  const found = path.reduce<Value | undefined>((held, member) => {
    const isObject = typeof held === "object" && held !== null && !Array.isArray(held);
    return isObject && Object.hasOwn(held, member) ? (held as Members)[member] : undefined; // it is no list
  }, file?.(name) ?? value);
  const isBlank = typeof found === "string" && found.trim() === "";
  return found === null || isBlank ? undefined : found;
}

interface FoundHole {
  readonly choices: readonly HoleChoice[];
  /** False where an inner `$each` may fill it. */
  readonly isWhole: boolean;
}

/** The holes of a template with what fills them; those that an inner `$each` fills are left out. */
function holesWithin(written: Value, hidden: readonly string[]): readonly FoundHole[] {
  if (typeof written === "string") {
    const holes = holesIn(written.replace(/^\.{3}(?=\{)/, ""));
    return holes.map((hole) => {
      const choices = hole.filter(
        (choice) => choice.kind !== "value" || !hidden.includes(choice.name),
      );
      return { choices, isWhole: choices.length === hole.length };
    });
  }
  if (typeof written !== "object" || written === null) return [];
  if (Array.isArray(written)) return written.flatMap((each: Value) => holesWithin(each, hidden));
  const members = written as Members; // it is no list
  if ("$each" in members) {
    const { $each: list, item = "{item}", name = null } = members;
    const words = mentioned({ item, name });
    const given = words.has("key") || words.has("value") ? ["key", "value"] : ["item"];
    const inside = [item, name].flatMap((each) => holesWithin(each, [...hidden, ...given]));
    return [...holesWithin(`{${String(list)}}`, hidden), ...inside];
  }
  return Object.entries(members).flatMap(([key, value]) => [
    ...(key.startsWith("$") ? [] : holesWithin(key, hidden)),
    ...holesWithin(value, hidden),
  ]);
}

function sourcesOf(written: Value): readonly HoleChoice[] {
  return holesWithin(written, [])
    .flatMap(({ choices }) => choices)
    .filter(({ kind }) => kind === "value");
}

function hasSources(written: Value, _: Filling): boolean {
  return sourcesOf(written).length > 0;
}

/** Whether one of the values in a template is given. */
export function anyGiven(written: Value, filling: Filling): boolean {
  return sourcesOf(written).some((choice) => choiceValue(choice, filling) !== undefined);
}

function allGiven(written: Value, filling: Filling): boolean {
  // What an item may fill decides for itself.
  const holes = holesWithin(written, []).filter(({ isWhole }) => isWhole);
  return holes
    .map(({ choices }) => choices)
    .every((hole) => filledHole(hole, filling) !== undefined);
}
