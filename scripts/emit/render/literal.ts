import type { Json } from "../../language/ir/types.ts";
import { key, str } from "./encode.ts";
import { width } from "./width.ts";

/** Width that the formatter of emitted code keeps to. */
export const LINE_WIDTH = 100;

/** Where a value is printed: the indentation of its line, and the column at which it begins. */
export interface Place {
  readonly indent: number;
  readonly column: number;
}

/** A JSON value as TypeScript, laid out as the formatter would: on one line where it is short. */
export function printValue(value: Json, place: Place): string {
  if (typeof value === "string") return str(value);
  if (typeof value === "number") return printNumber(value);
  if (isList(value)) return printArray(value, place);
  if (value !== null && typeof value === "object") return printObject(value, place);
  if (value === null || typeof value === "boolean") return String(value);
  throw new TypeError(`not a JSON value: ${typeof value}`);
}

/** `name: value`, the value on a line of its own when it is text that would not fit. */
export function printMember(name: string, value: Json, indent: number): string {
  const label = key(name);
  const column = indent + width(label) + 2;
  const text = printValue(value, { indent, column });
  const fits = column + width(text) < LINE_WIDTH;
  if (fits || typeof value !== "string" || width(label) <= SHORT_KEY) return `${label}: ${text}`;
  return `${label}:\n${pad(indent + 2)}${text}`;
}

/** Keys up to this length keep their text on the line, however long it is. */
export const SHORT_KEY = 4;

function printObject(value: JsonObject, { indent, column }: Place): string {
  const line = flatAt(value, column);
  if (line !== null) return line;
  const members = Object.entries(value).map(
    ([name, member]) => `${pad(indent + 2)}${printMember(name, member, indent + 2)},\n`,
  );
  return `{\n${members.join("")}${pad(indent)}}`;
}

function printArray(items: readonly Json[], { indent, column }: Place): string {
  const line = flatAt(items, column);
  if (line !== null) return line;
  const inside = indent + 2;
  const texts = items.map((item) => printValue(item, { indent: inside, column: inside }));
  const lines = isNumbers(items) ? fill(texts, inside) : texts.map((text) => `${text},`);
  return `[\n${lines.map((text) => `${pad(inside)}${text}\n`).join("")}${pad(indent)}]`;
}

/** The value on the line that it begins on, with a comma behind it; null when it takes several. */
function flatAt(value: Json, column: number): string | null {
  const line = flat(value);
  return line !== null && column + width(line) < LINE_WIDTH ? line : null;
}

/** The value on one line, or null when it never stands on one. */
function flat(value: Json): string | null {
  if (isList(value)) {
    const texts = isGrid(value) ? [null] : value.map(flat);
    return texts.includes(null) ? null : `[${texts.join(", ")}]`;
  }
  if (!isObject(value)) return printValue(value, { indent: 0, column: 0 });
  const values = Object.values(value);
  const texts = isNested(values) ? [null] : values.map(flat);
  if (texts.includes(null)) return null;
  const members = Object.keys(value).map((name, at) => `${key(name)}: ${texts[at]}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Several lists, or several objects, of several items each are never put on one line. */
function isGrid(items: readonly Json[]): boolean {
  if (items.length < 2) return false;
  return (
    items.every((item) => isList(item) && item.length > 1) ||
    items.every((item) => isObject(item) && Object.keys(item).length > 1)
  );
}

/** Of several objects in one, each has a line of its own: the formatter leaves that to the writer. */
export function isNested(members: readonly Json[]): boolean {
  return members.filter(holdsMembers).length > 1;
}

/** An object that is not empty. */
export function holdsMembers(value: Json): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

type JsonObject = { readonly [name: string]: Json };

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !isList(value);
}

/** `Array.isArray` does not narrow readonly lists. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isNumbers(items: readonly Json[]): boolean {
  return items.length > 1 && items.every((item) => typeof item === "number");
}

/** Lists of numbers are filled like a paragraph. */
function fill(numbers: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const joined = `${last} ${number},`;
    if (last !== undefined && indent + joined.length <= LINE_WIDTH)
      lines[lines.length - 1] = joined;
    else lines.push(`${number},`);
  }
  return lines;
}

function printNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`);
  return Object.is(value, -0) ? "-0" : String(value).replace("e+", "e");
}

function pad(indent: number): string {
  return " ".repeat(indent);
}
