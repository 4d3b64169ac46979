import { isAbsent } from "../../../packages/runtime/src/inputs/check.ts";
import { escaped } from "../../../packages/runtime/src/request/markup.ts";
import { holesOf, isOfMembers, sourcesOf } from "../ir/sources.ts";
import type {
  Choice,
  Each,
  Hole,
  Json,
  Member,
  Spread,
  Template,
  Text,
  TimeForm,
} from "../ir/types.ts";

/** What the holes of a template are filled with. */
export interface Filling {
  /** The value of a parameter as it is sent; undefined when it is not given. */
  value(parameter: string): Json | undefined;
  /** A file before anything is made of it; undefined of what is no file. */
  file(parameter: string): Json | undefined;
  /** The time of the call, in milliseconds since 1970. */
  readonly now: number;
  readonly uuid: string;
  readonly inner?: Inner;
}

/** Of the item that `$each` is at. */
interface Inner {
  readonly item?: Json;
  readonly key?: Json;
  readonly value?: Json;
}

type JsonObject = { readonly [name: string]: Json };

/** What a template is worth in one call; undefined when it is not sent. */
export function evaluate(template: Template, filling: Filling): Json | undefined {
  const made = (each: Template) => evaluate(each, filling);
  switch (template.kind) {
    case "value":
      return template.value;
    case "hole":
      return filled(template, filling);
    case "text":
      return textOf(template, filling);
    case "object":
      return Object.fromEntries(template.members.flatMap((each) => membersOf(each, filling)));
    case "list":
      return template.items.flatMap((each) => itemsOf(each, filling));
    case "each": {
      const items = eachOf(template, filling);
      return items && (template.name ? Object.fromEntries(items) : items.map(([, item]) => item));
    }
    case "join": {
      const parts = template.parts.map(made).filter((part) => part !== undefined);
      return parts.length > 0 ? parts.map(asText).join(template.separator) : undefined;
    }
    case "all":
      return holesOf(template).every((hole) => filled(hole, filling) !== undefined)
        ? made(template.of)
        : undefined;
    case "json": {
      const value = made(template.of);
      if (value === undefined) return undefined;
      return template.ascii ? inAscii(JSON.stringify(value)) : JSON.stringify(value);
    }
  }
}

/** A member is there unless its value is not sent, or it is optional and nothing below it is given. */
function membersOf(member: Member | Spread, filling: Filling): readonly [string, Json][] {
  if (member.kind === "spread") return Object.entries(objectOf(evaluate(member.of, filling)));
  const { optional, value } = member;
  if (optional && !isAnyGiven(value, filling)) return [];
  const name = typeof member.name === "string" ? member.name : textOf(member.name, filling);
  const given = evaluate(value, filling);
  return name === undefined || given === undefined ? [] : [[name, given]];
}

/** An item goes where it has sources of which none is given. */
function itemsOf(item: Template | Spread, filling: Filling): readonly Json[] {
  if (item.kind === "spread") {
    const list = evaluate(item.of, filling);
    return Array.isArray(list) ? list : [];
  }
  if (sourcesOf(item).length > 0 && !isAnyGiven(item, filling)) return [];
  const given = evaluate(item, filling);
  return given === undefined ? [] : [given];
}

/** What a template makes of each item or member, by the name it makes or the item's place. */
function eachOf(each: Each, filling: Filling): [string, Json][] | undefined {
  const { of, name, item } = each;
  const list = filled(of, filling);
  const ofMembers = isOfMembers(each);
  if (typeof list !== "object" || list === null || Array.isArray(list) === ofMembers)
    return undefined;
  return Object.entries(list).flatMap(([key, value]): [string, Json][] => {
    const own: Inner = ofMembers ? { key, value } : { item: value };
    const within = { ...filling, inner: { ...filling.inner, ...own } };
    const made = evaluate(item, within);
    const as = name ? textOf(name, within) : key;
    return made === undefined || as === undefined ? [] : [[as, made]];
  });
}

function textOf({ parts }: Text, filling: Filling): string | undefined {
  const texts = parts.map((part) => (typeof part === "string" ? part : filled(part, filling)));
  const given = texts.filter((text) => text !== undefined);
  return given.length === texts.length ? given.map(asText).join("") : undefined;
}

function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The first choice that is given. */
function filled({ choices }: Hole, filling: Filling): Json | undefined {
  return choices.map((choice) => chosen(choice, filling)).find((value) => value !== undefined);
}

function chosen(choice: Choice, filling: Filling): Json | undefined {
  switch (choice.kind) {
    case "uuid":
      return filling.uuid;
    case "now":
      return timeText(filling.now - choice.minusMs, choice.as);
    case "text":
      return choice.value;
    case "parameter": {
      const value = filling.value(choice.name);
      const found =
        choice.path.length === 0 ? value : inside(filling.file(choice.name) ?? value, choice.path);
      return choice.escaped ? escaped(found, choice.name) : found;
    }
    case "key":
      return filling.inner?.key;
    case "item":
    case "value":
      return inside(filling.inner?.[choice.kind], choice.path);
  }
}

/** Null and blank text are not given. */
function inside(value: Json | undefined, path: readonly string[]): Json | undefined {
  const found = path.reduce<Json | undefined>((held, name) => {
    const members = objectOf(held);
    return Object.hasOwn(members, name) ? members[name] : undefined;
  }, value);
  return isAbsent(found) ? undefined : found;
}

/** A point in time as text, or as a number of seconds or milliseconds since 1970. */
export function timeText(time: number, as: TimeForm): string | number {
  const [text] = new Date(time).toISOString().split(".");
  switch (as) {
    case "date-time":
      return `${text}Z`;
    case "date":
      return String(text).slice(0, "2000-01-01".length);
    case "epoch":
      return Math.floor(time / 1000);
    case "epoch-ms":
      return time;
    case "http":
      return new Date(time).toUTCString();
  }
}

function isAnyGiven(template: Template, filling: Filling): boolean {
  return sourcesOf(template).some((source) => chosen(source, filling) !== undefined);
}

/** In the characters of a header. */
function inAscii(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function objectOf(value: Json | undefined): JsonObject {
  // The compiler takes no readonly list for an array.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}
