import fc from "fast-check";
import { expect, test } from "vitest";
import { redact } from "./redact.ts";

const hex = (sign: string, digits: number) => sign.charCodeAt(0).toString(16).padStart(digits, "0");
const percent = encodeURIComponent;
const lower = (text: string) => text.replace(/%../g, (code) => code.toLowerCase());
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const unicode = (text: string) => text.replace(/[^a-z\d]/gi, (sign) => `\\u${hex(sign, 4)}`);
const entities = (text: string, of: (sign: string) => string) =>
  text.replace(/[^a-z\d]/giu, (sign) => `&${of(sign)};`);
const names = new Map(
  Object.entries({ '"': "quot", "&": "amp", "<": "lt", ">": "gt", "'": "apos" }),
);

/** What providers make of a text when they repeat it. */
const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  "upper case": (text) => text.toUpperCase(),
  URL: percent,
  "URL in lower case": (text) => lower(percent(text)),
  "URL, all but letters and digits": (text) =>
    percent(text).replace(/[!'()*~._-]/g, (sign) => `%${hex(sign, 2)}`),
  "URL twice": (text) => percent(percent(text)),
  "URL twice in lower case": (text) => lower(percent(lower(percent(text)))),
  form: (text) => new URLSearchParams({ a: text }).toString().slice(2),
  JSON: json,
  "JSON twice": (text) => json(json(text)),
  "JSON with slashes escaped": (text) => json(text).replaceAll("/", "\\/"),
  "HTML, decimal": (text) => entities(text, (sign) => `#${sign.codePointAt(0)}`),
  "HTML, hexadecimal": (text) => entities(text, (sign) => `#x${sign.codePointAt(0)?.toString(16)}`),
  "HTML, named": (text) => text.replace(/["&<>']/g, (sign) => `&${names.get(sign)};`),
  "HTML twice": (text) => entities(text, (sign) => `amp;#${sign.codePointAt(0)}`),
  "escapes of JavaScript": unicode,
  "escapes of JavaScript in JSON": (text) => json(unicode(text)),
  "JSON in a URL": (text) => percent(json(text)),
  "an URL in JSON": (text) => json(percent(text)),
};

/** A secret: 8 signs or more, some of which are encoded by somebody. */
const secrets = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.stringMatching(/^[a-zA-Z\d]{1,9}$/) },
      fc.constantFrom(..."-_.~+/=:;,!?@#$%^&*()[]{}<>|\"'`\\ \n\t\r"),
      fc.constantFrom("ü", "é", "漢", "😀", "%2F", "&amp;", "\\n", "u0041", "25"),
    ),
    { minLength: 2, maxLength: 12 },
  )
  .map((parts) => parts.join("").trim())
  .filter((secret) => secret.length > 7);

/** Runs of six signs of the secret that a text has, however it is encoded. */
function survivors(text: string, secret: string, encode: (text: string) => string): string[] {
  const shown = text.replaceAll("[secret]", "\0").toLowerCase();
  const signs = [...secret];
  const runs = signs.slice(5).map((_, index) => signs.slice(index, index + 6).join(""));
  return runs.filter((run) => shown.includes(encode(run).toLowerCase()));
}

test.each(Object.entries(encodings))("no run of six signs survives: %s", (_, encode) => {
  fc.assert(
    fc.property(secrets, (secret) => {
      const text = redact(`Bad key §${encode(secret)}§ThisIsAllThatIsSaid`, [secret]);
      expect(text).toBe("Bad key §[secret]§ThisIsAllThatIsSaid");
    }),
    { numRuns: 150 },
  );
});

test.each(Object.entries(encodings))("nor where the text ends within it: %s", (_, encode) => {
  fc.assert(
    fc.property(secrets, fc.nat(), (secret, at) => {
      const encoded = encode(secret);
      const cut = redact(`Bad key §${encoded.slice(0, at % encoded.length)}`, [secret]);
      expect(survivors(cut, secret, encode)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("a text without the secret stays as it is", () => {
  fc.assert(
    fc.property(secrets, fc.lorem({ maxCount: 20 }), (secret, text) => {
      fc.pre(/\d|[^\w ]/.test(secret.slice(0, 6)));
      expect(redact(text, [secret])).toBe(text);
    }),
    { examples: [["-- --&amp;", "semper fusce"]] },
  );
});
