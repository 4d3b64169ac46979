import { expect, test } from "vitest";
import { cpuMs } from "../../../runtime/src/cpu-time.fixture.ts";
import { blocksAtHand } from "../blocks.fixture.ts";
import { checkWorkflow } from "../check.ts";
import { parseWorkflow } from "../parse.ts";

const textOf = (q: string) =>
  `blocks: { a: { type: books, name: A, inputs: { operation: books_search_volumes, apiKey: "{{K}}", q: "${q}" } } }\n`;

test("a text of very many references is checked in time, and each has its place", () => {
  const text = textOf("{{no.x}} { ".repeat(5_000));
  const started = process.cpuUsage();
  const found = checkWorkflow(parseWorkflow(text), blocksAtHand);
  // Far less; it would take many seconds if each were looked for alone.
  expect(cpuMs(started)).toBeLessThan(3_000);
  expect(found.length).toBe(5_000);
  const shown = found.map(({ range }) => text.slice(range.start, range.end));
  expect(new Set(shown)).toEqual(new Set(["{{no.x}}"]));
  expect(new Set(found.map(({ range }) => range.start)).size).toBe(5_000);
});
