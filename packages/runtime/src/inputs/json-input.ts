import { maxLevels, parseJson } from "../json.ts";
import { isOfKind } from "../outputs/kind.ts";
import type { Keywords, Read } from "../keywords.ts";
import { brokenAt } from "./json-position.ts";
import { shown, Unfit } from "./unfit.ts";

/** A copy that is JSON and nothing else: no cycles, no own `__proto__`, no class instances. */
const json: Read = (given, { shape = "object" }) => {
  try {
    const text = typeof given === "string" ? given : JSON.stringify(given, refuseOther);
    const value = parseJson(text, refuseUnsafe);
    if (shape === "any" || isOfKind(shape, value)) return value;
    const found = typeof value === "string" ? "text" : shown(value);
    return new Unfit(`must be a JSON ${shape === "array" ? "list" : shape}`, `, not ${found}`);
  } catch (error) {
    if (error instanceof Unfit) return error;
    if (error instanceof RangeError)
      return new Unfit(`is nested deeper than ${maxLevels} levels`, "");
    // The message of any other error repeats the text.
    const at = typeof given === "string" ? brokenAt(given) : undefined;
    if (at === undefined) return new Unfit("has a value that JSON cannot hold", "");
    const [all, valid] = [String(given), String(given).slice(0, at)];
    const place = all === valid ? "it ends too early" : `character ${Array.from(valid).length + 1}`;
    return new Unfit(`is not valid JSON: ${place}`, "");
  }
};

/** What would reach prototypes, or would be another number once it is parsed. */
function refuseUnsafe(name: string, member: unknown): unknown {
  if (name === "__proto__") throw new Unfit("must not have a member named __proto__", "");
  if (typeof member === "bigint") {
    const { MAX_SAFE_INTEGER: most } = Number;
    throw new Unfit(`has a whole number beyond ${most}, which is not exact; write it as text`, "");
  }
  return member;
}

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
