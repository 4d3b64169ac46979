import type { Read, Keywords } from "../keywords.ts";

/** A copy that is JSON and nothing else: no cycles, no own `__proto__`, no class instances. */
const json: Read = (given, { shape = "object" }) => {
  try {
    const text = typeof given === "string" ? given : JSON.stringify(given, refuseOther);
    const value: unknown = JSON.parse(text, (name, member) => {
      if (name === "__proto__") throw name;
      return member;
    });
    const kind = Array.isArray(value) ? "array" : value && typeof value;
    return shape === "any" || kind === shape ? value : undefined;
  } catch {
    return undefined; // the message of a SyntaxError repeats the text
  }
};

/** JSON would make null of NaN, nothing of a function, and {} of a Map or a promise. */
function refuseOther(name: string, member: unknown): unknown {
  const isData =
    typeof member === "number"
      ? Number.isFinite(member)
      : typeof member !== "function" && typeof member !== "symbol" && isPlain(member);
  if (!isData) throw name;
  return member;
}

/** Whether a value is no object of a class; a list is none either. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // That of another realm has no prototype either.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Inputs that are JSON: values, or text that is parsed. */
export const jsonInputs = { json } satisfies Keywords;
