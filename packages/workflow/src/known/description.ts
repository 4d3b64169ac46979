import type { Json } from "@blockwright/runtime";
import { kindOfValue } from "../diagnostics/value-text.ts";

/** A map in the description of a block. Reading an invalid member throws a TypeError that names it. */
export class Description {
  /** How messages name it: `books.fields[2]`. */
  readonly at: string;
  readonly #members: ReadonlyMap<string, unknown>;

  constructor(value: unknown, at: string) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw refused(at, "a map", value);
    }
    this.at = at;
    this.#members = new Map(Object.entries(value));
  }

  get names(): readonly string[] {
    return [...this.#members.keys()];
  }

  has(name: string): boolean {
    return this.#members.get(name) !== undefined;
  }

  text(name: string): string {
    return textOf(this.#members.get(name), `${this.at}.${name}`);
  }

  /** The text of a regular expression. */
  pattern(name: string): string {
    const text = this.text(name);
    try {
      "".search(new RegExp(text, "u"));
      return text;
    } catch {
      throw refused(`${this.at}.${name}`, "a regular expression", text);
    }
  }

  number(name: string): number {
    const value = this.#members.get(name);
    if (typeof value === "number") return value;
    throw refused(`${this.at}.${name}`, "a number", value);
  }

  /** False when the member is absent. */
  flag(name: string): boolean {
    const value = this.#members.get(name) ?? false;
    if (typeof value === "boolean") return value;
    throw refused(`${this.at}.${name}`, "true or false", value);
  }

  /** One of a few texts. */
  choice<Text extends string>(name: string, allowed: readonly Text[]): Text {
    const value = this.#members.get(name);
    const found = allowed.find((text) => text === value);
    if (found !== undefined) return found;
    throw refused(`${this.at}.${name}`, `one of ${allowed.join(", ")}`, value);
  }

  /** None when the member is absent. */
  texts(name: string): readonly string[] {
    return this.#list(name, textOf);
  }

  /** None when the member is absent. */
  textsAndNumbers(name: string): readonly (string | number)[] {
    return this.#list(name, (item, at) => (typeof item === "number" ? item : textOf(item, at)));
  }

  /** None when the member is absent. */
  textLists(name: string): readonly (readonly string[])[] {
    return this.#list(name, (items, at) => {
      if (Array.isArray(items)) return items.map((item) => textOf(item, at));
      throw refused(at, "a list", items);
    });
  }

  /** None when the member is absent. */
  maps(name: string): readonly Description[] {
    return this.#list(name, (value, at) => new Description(value, at));
  }

  /** Without members when it is absent. */
  map(name: string): Description {
    return new Description(this.#members.get(name) ?? {}, `${this.at}.${name}`);
  }

  /** Any value. */
  json(name: string): Json {
    return this.#members.get(name) as Json; // `block.json` is nothing else
  }

  #list<Item>(name: string, read: (item: unknown, at: string) => Item): readonly Item[] {
    const at = `${this.at}.${name}`;
    const value = this.#members.get(name) ?? [];
    if (Array.isArray(value)) return value.map((item, index) => read(item, `${at}[${index}]`));
    throw refused(at, "a list", value);
  }
}

/** The error for an invalid member of a description. */
export function refused(at: string, expected: string, found: unknown): TypeError {
  const actual = found === undefined ? "absent" : kindOfValue(found);
  return new TypeError(
    `The description of a block is invalid: ${at} must be ${expected}, but is ${actual}.`,
  );
}

function textOf(value: unknown, at: string): string {
  if (typeof value === "string") return value;
  throw refused(at, "text", value);
}
