import type { HostContext } from "../../contract/case.ts";
import type { ParameterContract } from "../../contract/types.ts";
import { fileOf, hostFile } from "../file.ts";
import { isNothing } from "../values.ts";
import { isList } from "./limits.ts";

const digits = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Whether a value, or its text, is of the type of a parameter. */
export function isOfType(
  parameter: ParameterContract,
  given: unknown,
  context: HostContext | undefined,
): boolean {
  if (isNothing(given)) return true;
  const { type, shape } = parameter;
  const text = typeof given === "string" ? given.trim() : undefined;
  switch (type) {
    case "string":
      if (isList(parameter)) return [given].flat().every((each) => typeof each === "string");
      return typeof given === "string" && !/\p{Cs}/u.test(given);
    case "integer":
      return isNumber(given) && Number.isSafeInteger(Number(given));
    case "number":
      return isNumber(given);
    case "boolean":
      return typeof given === "boolean" || text === "true" || text === "false";
    case "json": {
      const value = text === undefined ? given : jsonOf(text);
      if (value === undefined || !isJson(value)) return false;
      const written = numbersIn(text ?? JSON.stringify(value));
      return written.every(isNumber) && (shape === "any" || shape === shapeOf(value));
    }
    case "file":
      if (hostFile(given)) return context?.readsNoFiles !== true;
      return fileOf(parameter, given) !== undefined && isBase64(parameter, given);
  }
}

/** Whether it is a number as JSON writes it; a whole one in digits has to be exact. */
function isNumber(given: unknown): boolean {
  const text = typeof given === "string" ? given.trim() : String(given);
  const isNumeric = typeof given === "string" || typeof given === "number";
  return isNumeric && digits.test(text) && isExact(text) && Number.isFinite(Number(text));
}

function isExact(text: string): boolean {
  return !/^-?\d+$/.test(text) || Number.isSafeInteger(Number(text));
}

/** Numbers of JSON as they are written: one with an exponent is none that has to be exact. */
function numbersIn(text: string): readonly string[] {
  const found = text.matchAll(/"(?:\\.|[^"\\])*"|(-?\d[-+.\de]*)/gi);
  return Array.from(found).flatMap(([, number]) => number ?? []);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether JSON holds it as it is. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === "boolean") return true;
  if (typeof value === "string") return !/\p{Cs}/u.test(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, each]) => name !== "__proto__" && isJson(each));
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "object" && value !== null ? "object" : "other";
}

function isBase64(parameter: ParameterContract, given: unknown): boolean {
  const { base64 } = Object(typeof given === "string" ? jsonOf(given) : given);
  return /^[A-Za-z0-9+/]*={0,2}$/.test(String(base64 ?? fileOf(parameter, given)?.base64));
}
