import { parseJson } from "../json.ts";
import { invalid } from "../outputs/map.ts";
import type { Step } from "./steps.ts";

/** `number`: a number that is written as text. */
export const numberStep: Step<"number"> = { number: (value) => read(value, numberOf) };

/** `boolean`: `true`, `false`, 1 and 0, also as text. */
export const booleanStep: Step<"boolean"> = { boolean: (value) => read(value, booleanOf) };

/** `text`: a number or truth value as text. */
export const textStep: Step<"text"> = {
  text: (value) => (typeof value === "object" ? invalid : String(value)),
};

/** `json`: the value that a JSON text holds. */
export const jsonStep: Step<"json"> = { json: (value) => read(value, jsonOf) };

/** `base64-text`: the UTF-8 text that base64 stands for, which may be broken into lines. */
export const base64TextStep: Step<"base64-text"> = {
  "base64-text": (value) => read(value, base64Of),
};

/** `date-time`: RFC 3339, UTC, of seconds since 1970. */
export const dateTimeStep: Step<"date-time"> = { "date-time": (value) => read(value, dateOf) };

/** `epoch`: whole seconds since 1970 of a date, or of a date-time with its zone. */
export const epochStep: Step<"epoch"> = { epoch: (value) => read(value, epochOf) };

/** Blank text stands for nothing; undefined for what cannot be read. */
function read(value: unknown, convert: (value: unknown) => unknown): unknown {
  if (typeof value === "string" && !value.trim()) return undefined;
  const converted = convert(value);
  return converted === undefined ? invalid : converted;
}

function numberOf(value: unknown): number | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  const number = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function booleanOf(value: unknown): boolean | undefined {
  const text = typeof value === "object" ? "" : String(value).trim().toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

function jsonOf(value: unknown): unknown {
  try {
    return typeof value === "string" ? parseJson(value) : undefined;
  } catch {
    return undefined;
  }
}

function base64Of(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  try {
    const characters = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function dateOf(value: unknown): string | undefined {
  const seconds = numberOf(value) ?? Number.NaN;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(".000Z", "Z");
}

function epochOf(value: unknown): number | undefined {
  if (typeof value !== "string" || !DATE.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;
