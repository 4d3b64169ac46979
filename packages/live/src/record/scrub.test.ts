import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretIn } from "./scan.ts";
import { scrubber } from "./scrub.ts";

const text = 'Sécret/"k+y"\\ 7?&';
const secrets = [{ input: "apiKey", text }];
const base64 = (of: string) => Buffer.from(of).toString("base64");
const escaped = (of: string) =>
  of.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A secret as it may come back. */
const forms: Readonly<Record<string, string>> = {
  "as it is": text,
  "in capitals": text.toUpperCase(),
  "URL-encoded": encodeURIComponent(text),
  "URL-encoded in lower case": encodeURIComponent(text).toLowerCase(),
  "as a form": new URLSearchParams({ k: text }).toString(),
  "in a path": encodeURI(text),
  "escaped in JSON": JSON.stringify(text),
  "escaped in JSON with codes": escaped(text),
  "escaped in JSON with codes in capitals": escaped(text).toUpperCase().replaceAll("\\U", "\\u"),
  "with escaped slashes": JSON.stringify(text).replaceAll("/", "\\/"),
  "in HTML": text.replace(/\W/g, (sign) => `&#${sign.codePointAt(0)};`),
  "in HTML with hexadecimal codes": text.replace(
    /\W/g,
    (s) => `&#x${s.codePointAt(0)?.toString(16)};`,
  ),
  "in base64": base64(text),
  "in base64 for URLs": Buffer.from(text).toString("base64url"),
  "in base64 after one byte": base64(`:${text}`),
  "in base64 after a user name": `Basic ${base64(`user:${text}:x`)}`,
};

/** What scrubbing does not look for. */
const further: Readonly<Record<string, string>> = {
  "URL-encoded twice": encodeURIComponent(encodeURIComponent(text)),
  "in base64 twice": base64(base64(text)),
  "in URL-encoded base64": encodeURIComponent(base64(`?${text}`)),
  "in hexadecimal": Buffer.from(text).toString("hex"),
  "in base64 of JSON": base64(JSON.stringify({ key: escaped(text) })),
  "in base64 with lines": base64(`user:${text}:${text}`).replace(/.{12}/g, "$&\r\n"),
  "in hexadecimal with colons": Buffer.from(text)
    .toString("hex")
    .replace(/..(?=.)/g, "$&:"),
  "in JSON, four times over": [1, 2, 3, 4].reduce((inner) => JSON.stringify({ inner }), text),
  "escaped as in programs": text.replace(
    /\W/g,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  ),
  "escaped as bytes": [...Buffer.from(text)].map((b) => `\\x${b.toString(16)}`).join(""),
  "in HTML without semicolons": text.replace(
    /[^\w\\](?!\d)/g,
    (sign) => `&#${sign.codePointAt(0)}`,
  ),
  "in HTML with names of any sign": text
    .replaceAll("&", "&amp;")
    .replaceAll("/", "&sol;")
    .replaceAll("+", "&plus;")
    .replaceAll("?", "&quest;"),
  "in HTML with names": text.replaceAll('"', "&quot;").replaceAll("&?", "&amp;?"),
};

describe("a secret", () => {
  test.each(Object.entries(forms))("%s is scrubbed", (_, form) => {
    const given = `before=${form} after`;
    expect(secretIn(given, secrets)).toEqual(secrets[0]);
    const scrubbed = scrubber(secrets).text(given);
    expect(scrubbed).toContain("SCRUBBED-apiKey");
    expect(secretIn(scrubbed, secrets)).toBeUndefined();
  });

  test.each(Object.entries({ ...forms, ...further }))("%s is found by the scan", (_, form) => {
    expect(secretIn(JSON.stringify({ echo: [`x ${form} y`] }), secrets)).toEqual(secrets[0]);
  });

  test("is scrubbed from names, lists and numbers", () => {
    const pin = [{ input: "pin", text: "445566" }];
    const given = { a: ["445566"], x445566: 445566, other: [1, null, true] };
    expect(scrubber(pin).value(given)).toEqual({
      a: ["SCRUBBED-pin"],
      "xSCRUBBED-pin": "SCRUBBED-pin",
      other: [1, null, true],
    });
  });
});

test("any secret is found in base64, at any place", () => {
  const law = fc.property(fc.string({ minLength: 6 }), fc.string(), (secret, before) => {
    const given = base64(`${before}${secret}after`);
    const known = [{ input: "apiKey", text: secret }];
    return (
      scrubber(known).text(given) === "SCRUBBED-apiKey" && secretIn(given, known) !== undefined
    );
  });
  fc.assert(law);
});

test("a secret may have 5000 characters; a longer one is refused without being repeated", () => {
  const long = "aB3/+-._".repeat(625);
  const given = `x ${encodeURIComponent(long)} ${base64(long)}`;
  expect(scrubber([{ input: "key", text: long }]).text(given)).toBe("x SCRUBBED-key SCRUBBED-key");
  expect(() => scrubber([{ input: "key", text: `${long}!` }])).toThrow(
    /^key has more than 5000 characters, too many for a secret$/,
  );
});

test("a document in base64 is scrubbed without delay", () => {
  const began = process.cpuUsage();
  const given = "aB3/".repeat(100_000);
  expect(scrubber(secrets).text(given)).toBe(given);
  expect(scrubber(secrets).text(`${given}${base64(`:${text}`).replace(/=+$/, "")}${given}`)).toBe(
    "SCRUBBED-apiKey",
  );
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000); // microseconds
});

test("text without a secret is left as it is", () => {
  const given = "Lorem ipsum Sécret%2F dolor c2l0IGFtZXQ=";
  expect(scrubber(secrets).text(given)).toBe(given);
  expect(secretIn(given, secrets)).toBeUndefined();
});
