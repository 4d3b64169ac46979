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

/** A JSON value as TypeScript, laid out as the formatter would: one member per line. */
export function printValue(value: Json, place: Place): string {
  if (typeof value === "string") return str(value);
  if (typeof value === "number") return printNumber(value);
  if (isList(value)) return printArray(value, place);
  if (value !== null && typeof value === "object") return printObject(value, place.indent);
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

function printObject(value: { readonly [name: string]: Json }, indent: number): string {
  const members = Object.entries(value).map(
    ([name, member]) => `${pad(indent + 2)}${printMember(name, member, indent + 2)},\n`,
  );
  return members.length === 0 ? "{}" : `{\n${members.join("")}${pad(indent)}}`;
}

function printArray(items: readonly Json[], { indent, column }: Place): string {
  const line = flat(items);
  if (line !== null && column + width(line) < LINE_WIDTH) return line;
  const inside = indent + 2;
  const texts = items.map((item) => printValue(item, { indent: inside, column: inside }));
  const lines = isNumbers(items) ? fill(texts, inside) : texts.map((text) => `${text},`);
  return `[\n${lines.map((text) => `${pad(inside)}${text}\n`).join("")}${pad(indent)}]`;
}

/** The value on one line, or null when it never stands on one. */
function flat(value: Json): string | null {
  if (!isList(value)) {
    const several = value !== null && typeof value === "object" && Object.keys(value).length > 0;
    return several ? null : printValue(value, { indent: 0, column: 0 });
  }
  const texts = isGrid(value) ? [null] : value.map(flat);
  return texts.includes(null) ? null : `[${texts.join(", ")}]`;
}

/** Several lists of several items each are never put on one line. */
function isGrid(items: readonly Json[]): boolean {
  return items.length > 1 && items.every((item) => isList(item) && item.length > 1);
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
