import { expect, test } from "vitest";
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
  const text = block(`{ operation: books_search_volumes, ${secret}, maxResults: 41 }`);
  expect(textShown(text)).not.toContain("canary");
});

test("nor where the operation is unknown", () => {
  const text = block("{ operation: books_serch_volumes, apiKey: canary }\n    oops: 1");
  expect(textShown(text)).not.toContain("canary");
});

test("everything else stays in its place, also when an alias repeats the inputs", () => {
  const inputs =
    "&all { operation: books_search_volumes, apiKey: canary, q: bees, maxResults: 41 }";
  const text = `${block(inputs)}  other: { type: books, name: Other, inputs: *all }\n`;
  const [first] = checkWorkflow(parseWorkflow(text), blocksAtHand);
  expect(first?.range.file.text).toBe(text.replaceAll("canary", "******"));
});

test("a reference stays as it is", () => {
  const text = block('{ operation: books_search_volumes, apiKey: "{{KEY}}", max: 1, q: 2 }');
  expect(textShown(text)).toContain("{{KEY}}");
});
