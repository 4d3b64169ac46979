import { expect, test } from "vitest";
import { cpuMs } from "../cpu-time.fixture.ts";
import { redact } from "./redact.ts";

const mebibyte = 2 ** 20;

/** Texts that make a pattern of nested repetitions take hours. */
const hostile = [
  "\\",
  '\\"',
  "%25",
  "%",
  "%2",
  "%2525",
  "&",
  "&#",
  "&amp;",
  "&a",
  "&aaaaaaaaaaaaaaaaaaaaaaaa",
  "\\u0022",
  "\\n",
  "+",
  " ",
  "-",
  "a",
  "abcdef",
  "abcdef-",
  "abcdef%25",
  "abcdef\\",
  "-----BEGIN",
  "😀",
];

const secrets = [
  "abcdef-ghij/klmn+opqr=stuv",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaaaa",
  'abcdef""""""""""""""""""""""""""""ghij',
  "$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$",
  "-----BEGIN PRIVATE KEY-----\nabcdefghijkl\n-----END PRIVATE KEY-----",
  "%25a%25b&&&&&&&&b\\\\\\\\\\\\\\c",
  "short",
];

test.each(hostile)("a mebibyte of %j is read in time", (piece) => {
  const text = piece.repeat(Math.ceil(mebibyte / piece.length));
  for (const secret of secrets) {
    const started = process.cpuUsage();
    redact(text, [secret]);
    // Well under a second; the least of the dangers would take minutes.
    expect(cpuMs(started)).toBeLessThan(4_000);
  }
});

test("one entity or escape may be as long as the text", () => {
  for (const text of ["&", "%", "\\u", "%25"].map((begin) => begin + "25".repeat(mebibyte / 2))) {
    const started = process.cpuUsage();
    redact(text, secrets);
    expect(cpuMs(started)).toBeLessThan(4_000);
  }
});

test("a secret may be long", () => {
  const secret = Array.from({ length: 8_000 }, (_, index) => `${index}/`).join("");
  expect(secret.length).toBeGreaterThan(32_000);
  expect(redact(`key ${encodeURIComponent(secret)}!`, [secret])).toMatch(/^key (\[secret])+!$/);
  expect(redact(`key ${secret.slice(0, 20_000)}`, [secret])).toMatch(/^key (\[secret])+$/);
});

test.each([
  63, 64, 65, 127, 128, 129, 191, 192, 255, 256,
])("a secret of %i signs leaves none of them, and no other letter goes", (length) => {
  const signs = Array.from({ length: 64 }, (_, index) => (index * 7_919_317).toString(36));
  const secret = `${signs.join("/").slice(0, length - 1)}a`;
  expect(secret.length).toBe(length);
  expect(redact(`a key ${secret}: a secret`, [secret])).toMatch(/^a key (\[secret])+: a secret$/);
});
