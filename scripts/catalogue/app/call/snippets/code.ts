import { fileCode } from "./files.ts";
import { Code, type Entry, fieldOf, type Written } from "./values.ts";
import type { Call } from "../types.ts";

/** Characters of a list or object that still reads well on one line. */
const SHORT = 60;

/** Entries as an object literal of TypeScript, a line each. */
export function objectCode(entries: Iterable<Entry>): string {
  const lines = Array.from(
    entries,
    ([name, value]) => `\n  ${keyCode(name)}: ${valueCode(value, "  ")},`,
  );
  return lines.length === 0 ? "{}" : `{${lines.join("")}\n}`;
}

/** A value as TypeScript. */
export function valueCode(value: Written, indent = ""): string {
  if (value instanceof Code) return value.text;
  if (value instanceof File) return fileCode(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => valueCode(item, inner))
    : Object.entries(value).map(([name, item]) => `${keyCode(name)}: ${valueCode(item, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  const edge = isList ? "" : " ";
  const short =
    items.length === 0 ? `${open}${close}` : `${open}${edge}${items.join(", ")}${edge}${close}`;
  if (short.length <= SHORT && !short.includes("\n")) return short;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
}

/** Secrets, by the environment variables that hold them. */
export function secretEntries(call: Call): readonly Entry<Code>[] {
  return Object.entries(call.example.keys).map(([name, key]) => {
    const { env = name } = fieldOf(call, name);
    return [
      name,
      typeof key === "string"
        ? secretCode(env)
        : new Code(`JSON.parse(${variable(env)} ?? "null")`),
    ];
  });
}

/** `process.env.BOOKS_API_KEY ?? ""` */
export function secretCode(env: string): Code {
  return new Code(`${variable(env)} ?? ""`);
}

function variable(env: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(env)
    ? `process.env.${env}`
    : `process.env[${JSON.stringify(env)}]`;
}

function keyCode(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
