import type { Conversion } from "../contract/output-step-types.ts";
import type { Value } from "../contract/types.ts";
import { unfit } from "./unfit.ts";

type Made = Value | undefined | typeof unfit;

/** A value in another form; blank text is no value where text is read. */
export function convertedOutput(convert: Conversion, value: Value): Made {
  if (convert === "text") return isScalar(value) ? `${String(value)}` : unfit;
  if (typeof value === "string" && value.trim() === "") return undefined;
  const made = readers[convert](value);
  return made === undefined ? unfit : made;
}

/** A number, also as text. */
export function numberIn(value: Value): number | undefined {
  const isNumber = typeof value === "number";
  const text = isNumber || typeof value === "string" ? `${value}`.trim() : "";
  if (!/^-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text)) return undefined;
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : undefined;
}

const readers = {
  number: numberIn,
  boolean: (value: Value) =>
    isScalar(value)
      ? new Map([
          ["true", true],
          ["1", true],
          ["false", false],
          ["0", false],
        ]).get(`${String(value)}`.trim().toLowerCase())
      : undefined,
  json: (value: Value): Value | undefined => {
    if (typeof value !== "string") return undefined;
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  },
  "base64-text": (value: Value) => {
    if (typeof value !== "string") return undefined;
    const plain = value.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/");
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain) || !isWhole(plain)) return undefined;
    const bytes = Buffer.from(plain, "base64");
    const text = bytes.toString("utf8");
    return Buffer.from(text, "utf8").equals(bytes) ? text : undefined;
  },
  "date-time": (value: Value) => {
    const seconds = numberIn(value);
    const limit = 8.64e12;
    if (seconds === undefined || Math.abs(seconds) > limit) return undefined;
    return new Date(Math.trunc(seconds * 1000)).toISOString().replace(/\.000Z$/, "Z");
  },
  epoch: (value: Value) => {
    if (typeof value !== "string") return undefined;
    const zoned =
      /^\d{4}-\d{2}-\d{2}[tT ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[zZ]|[+-]\d{2}:\d{2})$/;
    if (!zoned.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
    const milliseconds = new Date(value).getTime();
    return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
  },
} as const;

/** Base64 with its padding or without. */
function isWhole(plain: string): boolean {
  const digits = plain.replace(/=+$/, "").length;
  return digits % 4 !== 1 && (digits === plain.length || plain.length % 4 === 0);
}

function isScalar(value: Value): boolean {
  return typeof value !== "object";
}
