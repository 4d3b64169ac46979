import fc from "fast-check";
import { expect, test } from "vitest";
import { readings } from "./reading.ts";
import { redact, redactor } from "./redact.ts";
import { formsOf, secretPattern } from "./secret-pattern.ts";

const hex = (sign: string, digits: number) => sign.charCodeAt(0).toString(16).padStart(digits, "0");
const percent = encodeURIComponent;
const lower = (text: string) => text.replace(/%../g, (code) => code.toLowerCase());
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const unicode = (text: string) => text.replace(/[^a-z\d]/gi, (sign) => `\\u${hex(sign, 4)}`);
const entities = (text: string, of: (sign: string) => string) =>
  text.replace(/[^a-z\d]/giu, (sign) => `&${of(sign)};`);
const percents = (text: string, write: (code: string) => string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => write(`%${byte.toString(16).padStart(2, "0").toUpperCase()}`))
    .join("");
const every = (text: string, write: (code: number) => string) =>
  [...text].map((sign) => `&${write(sign.codePointAt(0) ?? 0)};`).join("");
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
  "URL, every byte": (text) => percents(text, (code) => code),
  "URL, every byte, in lower case and twice": (text) => percent(percents(text, lower)),
  "escapes of JavaScript, every letter": (text) =>
    text.replace(/[^]/g, (sign) => `\\u${hex(sign, 4)}`),
  "HTML, every letter, decimal": (text) => every(text, (code) => `#${code}`),
  "HTML, every letter, hexadecimal": (text) => every(text, (code) => `#x${code.toString(16)}`),
  "HTML, every letter, in JSON": (text) => json(every(text, (code) => `#X00${code.toString(16)}`)),
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
    // Both end like a code that was cut.
    { numRuns: 150, examples: [["key&aAA0"], ["key\\u00d"]] },
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

/** What makes other signs of the whole of a secret. */
const wholes: Readonly<Record<string, (text: string) => string>> = {
  hex: (text) => Buffer.from(text).toString("hex"),
  "hex in capitals": (text) => Buffer.from(text).toString("hex").toUpperCase(),
  base64: (text) => Buffer.from(text).toString("base64").replace(/=+$/, ""),
  base64url: (text) => Buffer.from(text).toString("base64url"),
  "base64 in a URL": (text) => percent(Buffer.from(text).toString("base64").replace(/=+$/, "")),
  "base64 in JSON": (text) =>
    Buffer.from(text).toString("base64").replace(/=+$/, "").replaceAll("/", "\\/"),
};

test.each(Object.entries(wholes))("nothing of the secret survives in %s", (_, encode) => {
  fc.assert(
    fc.property(secrets, (secret) => {
      // A long one is found in parts.
      expect(redact(`Bad §${encode(secret)}§`, [secret])).toMatch(/^Bad §(\[secret])+§$/);
    }),
    { numRuns: 100 },
  );
});

test("hardly a sign of the secret survives in base64 of more", () => {
  const part = fc.string({ maxLength: 9 });
  fc.assert(
    fc.property(secrets, part, part, (secret, user, more) => {
      for (const form of ["base64", "base64url"] as const) {
        // Whatever sign it is read from.
        const read = (text: string) =>
          [0, 1, 2, 3].map((at) => Buffer.from(text.slice(at), form).toString("latin1")).join("\n");
        const header = Buffer.from(user + secret + more).toString(form);
        const shown = redact(`Basic ${header}`, [secret])
          .slice("Basic ".length)
          .split("[secret]")
          .map(read)
          .join("\n");
        const signs = [...secret];
        const runs = signs.slice(2).map((_, at) => signs.slice(at, at + 3).join(""));
        const known = read(Buffer.from(`${user}\n${more}`).toString(form));
        for (const run of runs) if (!known.includes(run)) expect(shown).not.toContain(run);
      }
    }),
    { numRuns: 100 },
  );
});

test("a token is found without the scheme before it, also in base64", () => {
  const header = `Basic ${btoa("user:canary-0123456789")}`;
  expect(redact(`${header} and ${header.slice(6)}`, [header])).toBe("[secret] and [secret]");
});

test("a word of five letters or fewer is no secret in hex or base64", () => {
  const text = `${Buffer.from("words").toString("hex")} ${btoa("words")}`;
  expect(redact(text, ["words"])).toBe(text);
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

/** The signs of a text that are masked, by each pattern in each reading and without any short cut. */
function searched(text: string, given: readonly string[]): string {
  const forms = given.flatMap(formsOf);
  const parts = forms.flatMap((form) => form.match(/[^]{64,127}$|[^]{1,64}/g) ?? []);
  const found = readings(text).flatMap(({ text: read, start }) =>
    parts
      .flatMap((part) => [...read.matchAll(secretPattern(part))])
      .map(({ 0: { length }, index }) => ({ from: start(index), to: start(index + length) })),
  );
  let shown = "";
  let end = 0;
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from >= end && to > end) shown += `${text.slice(end, from)}[secret]`;
    end = Math.max(end, to);
  }
  return shown + text.slice(end);
}

test("what is made once finds all that is found by every pattern in every reading", () => {
  const some = fc.oneof(secrets, fc.string({ maxLength: 7 }), fc.nat().map(String));
  const encode = fc
    .array(fc.constantFrom(...Object.values({ ...encodings, ...wholes })), { maxLength: 3 })
    .map((each) => (text: string) => each.reduce((read, next) => next(read), text));
  const around = fc.stringMatching(/^[a-z "&%\\;-]{0,3}$/);
  const text = fc.record({
    which: fc.nat(),
    encode,
    around,
    cut: fc.constantFrom(6, 7, 8, 9, 20, 300),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 3 }), fc.array(text), (given, written) => {
      const texts = written.map(({ which, encode: write, around: edge, cut }) =>
        write(`${edge}${given[which % given.length] ?? "none"}${edge}`).slice(0, cut),
      );
      const masked = redactor(given);
      for (const each of texts) expect(masked(each)).toBe(searched(each, given));
      const numbers = given.map(Number);
      for (const each of [...numbers, 12345]) {
        const shown = searched(String(each), given);
        expect(masked([each])).toEqual([shown === String(each) ? each : shown]);
      }
    }),
    { numRuns: 300 },
  );
});

test("what is made once stands for the secrets as they were then", () => {
  const given = new Set(["canary-0123"]);
  const masked = redactor(given);
  given.clear();
  given.add("canary-4567");
  for (let times = 0; times < 2; times++) {
    expect(masked({ a: "canary-0123", b: "canary-4567" })).toEqual({
      a: "[secret]",
      b: "canary-4567",
    });
  }
});
