// Generated from templates/runtime/json-input.ts. Do not edit; run `npm run generate`.

import type { Read, Words } from "./words.ts";

/** A copy that is JSON and nothing else: no cycles, no own `__proto__`, no class instances. */
const json: Read = (given, { shape = "object" }) => {
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
};

/** JSON would make null of NaN and of the infinities. */
function refuseInexact(name: string, member: unknown): unknown {
  if (typeof member === "number" && !Number.isFinite(member)) throw name;
  return member;
}

/** Inputs that are JSON: values, or text that is parsed. */
export const jsonInputs = { json } satisfies Words;
