import { expect, test } from "vitest";
import { cpuMs } from "../cpu-time.fixture.ts";
import { redact } from "./redact.ts";

const kibibyte = 2 ** 10;
const growth = 8;

/**
 * Whether the CPU time for a text grows with its length, and not with the square of it, which would
 * take 64 times as long for a text that is 8 times as long.
 */
function expectLinear(textOf: (length: number) => string, secret: string): void {
  const timeOf = (size: number) => {
    const text = textOf(size * kibibyte);
    const started = process.cpuUsage();
    redact(text, [secret]);
    return cpuMs(started);
  };
  // A machine that others slow down charges a moment too much now and then, but not each time.
  for (let tries = 3; tries > 0; tries -= 1) {
    const [small, large] = [timeOf(64), timeOf(64 * growth)];
    // What compiling costs is not the text's.
    const most = growth * 3 * (small + 20);
    if (large < most || tries === 1) expect(large).toBeLessThan(most);
    if (large < most) return;
  }
}

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

test.each(hostile)("text of %j alone takes time in proportion to its length", (piece) => {
  for (const secret of secrets) {
    expectLinear((length) => piece.repeat(Math.ceil(length / piece.length)), secret);
  }
});

test.each(["&", "%", "\\u", "%25"])("so does one entity or escape that begins with %j", (begin) => {
  for (const secret of secrets) expectLinear((length) => begin + "25".repeat(length / 2), secret);
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
