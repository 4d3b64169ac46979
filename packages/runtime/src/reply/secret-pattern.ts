import { anySign, readings } from "./reading.ts";

/** Characters at the beginning of a secret that a text must have; after them it may end anywhere. */
const leastLength = 6;

/** What else a sign becomes in an address: a space in a form, the others in base64. */
const alike: Readonly<Record<string, string>> = { " ": "+", "+": "\\-", "/": "_" };

/** Every text by which a secret can be told: itself, decoded, without its scheme, in hex and in base64. */
export function formsOf(given: string): readonly string[] {
  const secret = given.trim();
  const own = readings(secret, true).map(({ text }) => text);
  const [, token] = /^[a-z][\w-]* +(\S+)$/i.exec(secret) ?? []; // `Bearer ...`
  // A word that is shorter, in base64, is only a word.
  if (secret.length < leastLength) return own;
  return [...own, ...encodings(secret), ...(token ? formsOf(token) : [])];
}

/** A secret in hex, and in base64 also as a part of more: the bytes before it shift its signs. */
function encodings(secret: string): readonly string[] {
  let text = "";
  let hex = "";
  for (const byte of new TextEncoder().encode(secret)) {
    text += String.fromCharCode(byte);
    hex += byte.toString(16).padStart(2, "0");
  }
  const parts = [0, 1, 2].map((shift) => {
    const length = Math.floor(((shift + text.length) * 4) / 3);
    return btoa("\0".repeat(shift) + text).slice(shift && shift + 1, length);
  });
  return [hex, ...btoa(text).split("=", 1), ...parts];
}

/** The source of a pattern for a form; a text may end anywhere after so many of its signs. */
function sourceOf(form: string, least = leastLength): string {
  let orCut = "";
  const source = form.replace(/[^]/g, (sign, at: number) => {
    const one = /[a-z\d]/i.test(sign) ? sign : `[${alike[sign] ?? ""}\\${sign}${anySign}]`;
    if (at < least) return one;
    orCut += "|$)";
    return `(?:${one}`;
  });
  return source + orCut;
}

/** Finds how these forms begin: a text without it has none that `secretPattern` finds. */
export function beginningPattern(forms: readonly string[]): RegExp {
  const beginnings = forms.map((form) => sourceOf(form.slice(0, leastLength)));
  // Without a form, what no text has.
  return new RegExp(beginnings.join("|") || "$.", "i");
}

/** Finds a form of a secret, of at most 127 characters, also where a text was cut within it. */
export function secretPattern(form: string): RegExp {
  // A short word ("test"), and one or two signs of any kind, are only replaced where they stand alone, or
  // messages would be unreadable.
  if (!/^\w{1,7}$|^..?$/.test(form)) return new RegExp(sourceOf(form), "gi");
  const edge = `[${form[2] ? "" : "_"}a-z\\dÀ-ῼ]`;
  return new RegExp(`(?<!${edge})${sourceOf(form, form.length)}(?!${edge})`, "gi");
}
