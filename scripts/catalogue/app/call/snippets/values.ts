import type { Json } from "../../../../../packages/runtime/src/index.ts";
import type { BlockField } from "../../../data/types.ts";
import { type Given, typedOf } from "../inputs.ts";
import type { Call } from "../types.ts";

/** A piece of code that stands as it is. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value as code writes it. */
export type Written = Given | Code;

/** An input and its value. */
export type Entry<Value = Written> = readonly [name: string, value: Value];

/** What people filled in, as an operation's type has it: numbers as numbers, JSON as JSON, and nothing blank. */
export function givenValues(call: Call): readonly Entry<Given>[] {
  return Object.entries(typedOf(call)).flatMap(([name, value]): readonly Entry<Given>[] => {
    const field = fieldOf(call, name);
    const given = typed(value, field);
    const isCleared = given === "" ? field.blank : field.nulls;
    return (given !== "" && given !== null) || isCleared ? [[name, given]] : [];
  });
}

/** The same, as a client takes it: lists of texts as lists, and texts as they are sent. */
export function sentValues(call: Call): readonly Entry<Given>[] {
  return givenValues(call).flatMap(([name, value]): readonly Entry<Given>[] => {
    const sent = converted(value, fieldOf(call, name));
    // A list of no texts is not sent.
    return Array.isArray(sent) && sent.length === 0 && sent !== value ? [] : [[name, sent]];
  });
}

/** What a field is in one operation. */
export interface Field {
  readonly type: string;
  readonly shape?: string;
  readonly convert?: string;
  readonly limits?: Readonly<Record<string, Json>>;
  readonly blank?: true;
  readonly nulls?: true;
}

export function fieldOf({ page, operation }: Call, name: string): Field & BlockField {
  const field = page.block.fields.find((each) => each.name === name);
  const own = field?.variants?.find(({ operations }) => operations.includes(operation.id));
  return { ...field, ...own } as Field & BlockField; // a field of the block, which has all of its members
}

function typed(value: Given, field: Field): Given {
  if (typeof value !== "string") return value;
  const { type, limits, convert } = field;
  const text = value.trim();
  if (text === "") return "";
  if (type === "number") return Number.isFinite(Number(text)) ? Number(text) : value;
  if (type === "boolean") return text === "true" || (text === "false" ? false : value);
  if (type === "json" || (type === "file" && /^[[{]/.test(text))) return parsed(text) ?? value;
  // A choice is one of the texts that there are.
  return limits?.["enum"] && !convert?.startsWith("csv") ? converted(value, field) : value;
}

function converted(value: Given, { convert = "" }: Field): Given {
  if (convert.startsWith("csv")) {
    const items = (typeof value === "string" ? value.split(",") : [value].flat())
      .map((item) => String(item).trim())
      .filter((item) => item !== "");
    return convert === "csv" ? items : items.join();
  }
  if (typeof value !== "string") return value;
  const text = convert.includes("trim") ? value.trim() : value;
  if (convert.endsWith("lowercase")) return text.toLowerCase();
  return convert.endsWith("uppercase") ? text.toUpperCase() : text;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
