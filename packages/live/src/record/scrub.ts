import type { Secret } from "blockwright/suite";
import { placeholder } from "./secret.ts";

/** Puts placeholders in place of secrets. */
export interface Scrubber {
  text(text: string): string;
  /** The same JSON with other texts, in names of members too. A number that is a secret becomes text. */
  value<Given>(value: Given): Given;
}

/** Engines take no longer patterns, and their error would repeat the secret. */
const LONGEST = 5000;

/** Finds the secrets as they are, URL-encoded, escaped in JSON or HTML, and in base64. */
export function scrubber(secrets: readonly Secret[]): Scrubber {
  const long = secrets.find(({ text }) => text.length > LONGEST);
  if (long)
    throw new RangeError(
      `${long.input} has more than ${LONGEST} characters, too many for a secret`,
    );
  const forms = secrets.map(({ input, text }) => ({
    written: writtenForms(text),
    base64: base64Forms(text),
    put: placeholder(input),
  }));
  const text = (given: string) =>
    forms.reduce(
      (rest, { written, base64, put }) =>
        rest
          .replace(written, put)
          // Run by run: one pattern for both would try every part of a long one.
          .replace(base64Runs, (run) => (base64.test(run) ? put : run)),
      given,
    );
  const value = (given: unknown): unknown => {
    if (typeof given === "string") return text(given);
    if (typeof given === "number")
      return text(String(given)) === String(given) ? given : text(String(given));
    if (typeof given !== "object" || given === null) return given;
    if (Array.isArray(given)) return given.map(value);
    return Object.fromEntries(
      Object.entries(given).map(([name, member]) => [text(name), value(member)]),
    );
  };
  return { text, value: <Given>(given: Given) => value(given) as Given }; // the same members
}

/** Each sign as it is or in any of its escapes, in any mixture; letters in either case. */
function writtenForms(secret: string): RegExp {
  return new RegExp([...secret].map((sign) => `(?:${signForms(sign).join("|")})`).join(""), "giu");
}

function signForms(sign: string): readonly string[] {
  const percent = [...Buffer.from(sign)].map((byte) => `%${hex(byte, 2)}`).join("");
  const units = sign.split("").map((unit) => String.raw`\\u${hex(unit.charCodeAt(0), 4)}`);
  const code = sign.codePointAt(0) ?? 0;
  const short = JSON.stringify(sign).slice(1, -1);
  return [
    ...new Set([sign, short, `\\${sign}`].map(literal)),
    percent,
    units.join(""),
    `&#0*${code};`,
    `&#x0*${hex(code, 1)};`,
    ...(sign === " " ? [String.raw`\+`] : []),
  ];
}

/** Base64 of any alphabet, its slashes perhaps escaped. */
const base64Runs = /(?:[\w+/-]|\\\/)+=*/g;

/** What of the secret is in base64 the same whatever stands around it, by its place in a group of three bytes. */
function base64Forms(secret: string): RegExp {
  const bytes = Buffer.from(secret);
  const cores = [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
    const ownSigns = encoded.slice(
      Math.ceil((shift * 8) / 6),
      Math.floor(((shift + bytes.length) * 8) / 6),
    );
    return ownSigns.replaceAll("+", "[+-]").replaceAll("/", String.raw`(?:\\?/|_)`);
  });
  return new RegExp(cores.join("|"));
}

function literal(text: string): string {
  return [...text].map((sign) => `\\u{${hex(sign.codePointAt(0) ?? 0, 1)}}`).join("");
}

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, "0");
}
