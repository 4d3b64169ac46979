import type { Effect } from "@blockwright/tools";
import { UsageError } from "./usage-error.ts";

/** Reads one value; `name` is what the person called it. */
export type Read<T> = (value: unknown, name: string) => T;

/** Where a server listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

export const isTrue: Read<boolean> = (value, name) => {
  if (typeof value === "boolean") return value;
  throw wrong(value, name, "true or false");
};

export const text: Read<string> = (value, name) => {
  if (typeof value === "string" && value.trim() !== "") return value;
  throw wrong(value, name, "a text");
};

/** A whole number, 1 or more; the command line gives it as text. */
export const count: Read<number> = (value, name) => {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === "number" && Number.isSafeInteger(number) && number >= 1) return number;
  throw wrong(value, name, "a whole number, 1 or more");
};

export function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw wrong(value, name, "a list");
    return value.map((each, at) => read(each, /^\w+$/.test(name) ? `${name}[${at}]` : name));
  };
}

export function oneOf<Choice extends string>(...choices: readonly Choice[]): Read<Choice> {
  return (value, name) => {
    const choice = choices.find((each) => each === value);
    if (choice !== undefined) return choice;
    const all = new Intl.ListFormat("en", { type: "disjunction" }).format(choices);
    throw wrong(value, name, all);
  };
}

/** What may be allowed beside reads. */
export const allowed = oneOf<Exclude<Effect, "read">>("write", "cost");

/** `127.0.0.1:3000`, `[::1]:3000`, `localhost:0`. */
export const address: Read<Address> = (value, name) => {
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text(value, name)) ?? [];
  if (host === undefined || Number(port) > 65_535)
    throw wrong(value, name, "an address and a port, such as 127.0.0.1:3000");
  return { host: host.replaceAll(/[[\]]/g, ""), port: Number(port) };
};

export const url: Read<string> = (value, name) => {
  const given = text(value, name);
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw wrong(value, name, "an address that begins with http:// or https://");
};

/** The members of a JSON object. */
export function membersOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw wrong(value, name, "an object");
  return Object.fromEntries(Object.entries(value));
}

/** Refuses a member that nobody reads: it is a misspelt one. */
export function refuseUnknown(members: object, known: readonly string[], where: string): void {
  const unknown = Object.keys(members).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new UsageError(`${where}${unknown} is unknown; known are ${known.join(", ")}.`);
}

export function wrong(value: unknown, name: string, expected: string): UsageError {
  return new UsageError(`${name} must be ${expected}, but is ${shown(value, name)}.`);
}

/** Of a file no text is shown: it may be a secret that was written in the wrong place. */
function shown(value: unknown, name: string): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string" && value.trim() !== "" && !name.startsWith("--"))
    return "another text";
  const json = JSON.stringify(value) ?? "missing";
  return json.length > 60 ? `${json.slice(0, 60)}...` : json;
}
