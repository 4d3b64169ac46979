import type { Lists, Value } from "../contract/types.ts";
import { isFileValue, partOf } from "./file.ts";

/** What a body of parts holds: texts and files by name, in the order of a list. */
export type PartFields = Readonly<Record<string, readonly Value[]>>;

/** The parts that a body makes. JSON is its text, null is empty text; an empty list leaves nothing. */
export function partFields(body: Value, lists: Lists): PartFields {
  const fields = new Map<string, Value[]>();
  for (const [name, value] of Object.entries(Object(body)) as [string, Value][]) {
    for (const [own, sent] of partsOf(name, value, lists)) {
      fields.set(own, [...(fields.get(own) ?? []), sent]);
    }
  }
  return Object.fromEntries(fields);
}

function partsOf(name: string, value: Value, lists: Lists): readonly (readonly [string, Value])[] {
  if (!Array.isArray(value)) return [[name, part(value)]];
  const items = value.map(part);
  if (name.endsWith("[]")) return items.map((item) => [name, item]);
  if (lists === "comma") return items.length > 0 ? [[name, items.join(",")]] : [];
  const names = {
    repeat: () => name,
    brackets: () => `${name}[]`,
    indexes: (at: number) => `${name}[${at}]`,
  };
  return items.map((item, at) => [names[lists](at), item]);
}

function part(value: Value): Value {
  if (isFileValue(value) || isStated(value)) return partOf(value);
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value === null ? "" : String(value);
}

/** A file as an example states it. */
function isStated(value: Value): boolean {
  const { base64, mediaType } = Object(value);
  return typeof base64 === "string" && typeof mediaType === "string";
}
