import { expect, test } from "vitest";
import { cpuMs } from "../../../runtime/src/cpu-time.fixture.ts";
import { blocksAtHand } from "../blocks.fixture.ts";
import { checkWorkflow } from "../check.ts";
import { parseWorkflow } from "../parse.ts";

function textShown(text: string): string {
  const all = checkWorkflow(parseWorkflow(text), blocksAtHand);
  expect(all.length).toBeGreaterThan(1);
  const shown = all.map(({ message, fix, range }) => message + fix + range.file.text);
  expect(new Set(all.map(({ range }) => range.file)).size).toBe(1);
  return shown.join("\n");
}

const block = (inputs: string) =>
  `blocks:\n  it:\n    type: books\n    name: It\n    inputs: ${inputs}\n`;

test.each([
  "apiKey: secret canary",
  'apiKey: "secret\n\n        canary"',
  "apikey: canary",
  "api_key: canary",
  "apiKey: { value: canary }",
  "apiKey: canary, APIKEY: canary",
])("no line shows what stands in %s", (secret) => {
  const text = block(`{ operation: books_search_volumes, ${secret}, maxResults: 1000000 }`);
  expect(textShown(text)).not.toContain("canary");
});

test("nor where the operation is unknown", () => {
  const text = block("{ operation: books_serch_volumes, apiKey: canary }\n    oops: 1");
  expect(textShown(text)).not.toContain("canary");
});

test("everything else stays in its place, also when an alias repeats the inputs", () => {
  const inputs =
    "&all { operation: books_search_volumes, apiKey: canary, q: bees, maxResults: 1000000 }";
  const text = `${block(inputs)}  other: { type: books, name: Other, inputs: *all }\n`;
  const [first] = checkWorkflow(parseWorkflow(text), blocksAtHand);
  expect(first?.range.file.text).toBe(text.replaceAll("canary", "******"));
});

test("a reference stays as it is", () => {
  const text = block('{ operation: books_search_volumes, apiKey: "{{KEY}}", max: 1, q: 2 }');
  expect(textShown(text)).toContain("{{KEY}}");
});

const inputs = (secret: string) => `
      operation: books_search_volumes
      ${secret}
      q: bees
    oops: 1
`;

test.each([
  'apiKey: "canary-1234',
  "apiKey: @canary-1234",
  "apiKey: bad: canary-1234",
  "apiKey: *canary-1234",
  "apiKey: &canary-1234",
  "apiKey: !canary-1234 text",
  "apiKey: 123456789012345678901234",
  'apiKey: "{{KEY}}"\n      apiKey: canary-1234',
  "apiKey: bees\n      apiKey: canary-1234",
  "q: { API_KEY: canary-1234 }\n      q: 1",
  'apiKey: "{{canary-1234}}"',
  'apiKey: "canary-1234{{no.id}}"',
  "max: 1\n    apiKey: canary-1234",
  "max: 1\n    wait: { apiKey: canary-1234 }",
  "max: 1\n    connections: { outgoing: [{ apiKey: canary-1234 }] }",
])("a mistake with a secret in clear text does not show it: %s", (secret) => {
  const all = checkWorkflow(parseWorkflow(block(inputs(secret))), blocksAtHand);
  expect(all.length).toBeGreaterThan(0);
  const shown = all.map(({ message, fix, range }) => message + fix + range.file.text).join("\n");
  expect(shown).not.toMatch(/canary|1234567/);
});

test("a text full of names of secrets is masked in time", () => {
  for (const piece of ["apiKey: ", 'apiKey: "', "apiKey: x, ", "apiKey: \\", "apiKey:{{", "api_"]) {
    const started = process.cpuUsage();
    checkWorkflow(parseWorkflow(`@${piece.repeat(2 ** 19 / piece.length)}`), blocksAtHand);
    expect(cpuMs(started)).toBeLessThan(4_000);
  }
});

test("a file full of secrets and problems is masked in time", () => {
  const text = `blocks:\n  it:\n    inputs:\n${"      apiKey: a\n".repeat(50_000)}`;
  const started = process.cpuUsage();
  checkWorkflow(parseWorkflow(text), blocksAtHand);
  // A fraction of it; twenty times as much if each was held to each.
  expect(cpuMs(started)).toBeLessThan(8_000);
});
