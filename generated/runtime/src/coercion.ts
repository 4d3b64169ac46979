// Generated from templates/runtime/coercion.ts. Do not edit; run `npm run generate`.

import type { Input } from "./definition.ts";

/** True for what counts as not given: undefined, null and blank text. */
export function isAbsent(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === "string" && !given.trim());
}

/** The value that `given` stands for; undefined when it is not of the input's type. */
export function coerce(input: Input, given: unknown): unknown {
  const isText = typeof given === "string";
  switch (input.type) {
    case "string":
      return coerceText(input, given);
    case "number": {
      const value = isText ? parseNumber(given.trim()) : given;
      const fits = input.integer ? Number.isSafeInteger : Number.isFinite;
      return fits(value) ? value : undefined;
    }
    case "boolean":
      return isText ? booleans.get(given.trim()) : typeof given === "boolean" ? given : undefined;
    case "json":
      return parseJson(input.shape, given);
  }
}

const booleans = new Map([
  ["true", true],
  ["false", false],
]);

// Number alone takes "", " ", "0x1f" and "Infinity".
function parseNumber(text: string): number {
  return /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

function coerceText({ convert }: Input, given: unknown): unknown {
  if (convert?.startsWith("csv")) {
    const items = typeof given === "string" ? given.split(",") : given;
    // Trimmed, without empty ones; a list stays a list.
    return Array.isArray(items) && items.every((item) => typeof item === "string")
      ? items.map((item: string) => item.trim()).filter(Boolean)
      : undefined;
  }
  return typeof given === "string" ? (converters[convert ?? ""]?.(given) ?? given) : undefined;
}

const converters: Readonly<Record<string, (text: string) => string>> = {
  trim: (text) => text.trim(),
  lowercase: (text) => text.toLowerCase(),
  uppercase: (text) => text.toUpperCase(),
};

/** A copy that is JSON and nothing else: no cycles, no own `__proto__`, no class instances. */
function parseJson(shape: Input["shape"] = "object", given: unknown): unknown {
  // A Map would become {}.
  if (given instanceof Map || given instanceof Set) return undefined;
  try {
    const text = typeof given === "string" ? given : JSON.stringify(given, refuseInexact);
    const value: unknown = JSON.parse(text, (name, member) => {
      if (name === "__proto__") throw name;
      return member;
    });
    const kind = Array.isArray(value) ? "array" : value && typeof value;
    return shape === "any" || kind === shape ? value : undefined;
  } catch {
    return undefined; // the message of a SyntaxError repeats the text
  }
}

/** JSON would make null of NaN and of the infinities. */
function refuseInexact(name: string, member: unknown): unknown {
  if (typeof member === "number" && !Number.isFinite(member)) throw name;
  return member;
}
