import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDocument } from "../../../packages/workflow/src/document/read.ts";
import { quickRead } from "./quick-read.ts";

const specs = new URL("../../../specs/", import.meta.url);
const cases = new URL("../testdata/", import.meta.url);
const manifests = readdirSync(specs)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readFileSync(new URL(name, specs), "utf8"));
const golden = readdirSync(cases).map((name) => {
  try {
    return readFileSync(new URL(`${name}/manifest.yaml`, cases), "utf8");
  } catch {
    return "a: 1\n";
  }
});

/** The law: what is read quickly is what the full reader reads, and it finds nothing wrong. */
function agrees(text: string): boolean {
  const value = quickRead(text);
  if (value === undefined) return false;
  const full = readDocument({ path: "demo.yaml", text });
  expect(full.diagnostics).toEqual([]);
  expect(value).toStrictEqual(full.value);
  return true;
}

describe("quickRead", () => {
  test.each(manifests)("reads a real manifest like the full reader", (text) => {
    expect(agrees(text)).toBe(true);
  });

  test("never differs from the full reader on the golden cases", () => {
    for (const text of golden) agrees(text);
  });

  test.each([
    "a?: 1",
    "a: basic:{username}:{}",
    "a: '{b}: c'",
    'a: "{b}:{c}"',
    "a: one of =, !=, &c and *d",
    "a: >\n  one of\n  *.b",
    "a: >\n  within [0,\n  b)",
    "a:\n  # Note\n  { b: 1 }",
  ])("reads a text that has signs of its own: %s", (text) => expect(agrees(text)).toBe(true));

  test.each([
    "a: { b:,:{ c: 1 } }",
    "a: { b:,:[1] }",
    "a: { b:,:'c' }",
    "a: !b c",
    "a: &b c",
    "a:\n  # Note\n  &b c",
    "a: { b: &c 1, d: *c }",
    "{ a: 1 }: 2",
    "a: { [b]: 1 }",
    "a: { { b: 1 }, c: 1 }",
    "a: [{ b: 1 }: 2]",
    "a: [b,\n  c]",
    "a: 'b\n  c'",
    "? a\n: b",
    "?:\n",
  ])("leaves what readers differ on to the full one: %s", (text) =>
    expect(quickRead(text)).toBeUndefined());

  test("never differs from the full reader on mutated manifests", () => {
    const pieces = fc.constantFrom(..."{}[]:,-?&*!|>'\"%@`#~ \n0aA.+_=<\\", "  ", ": ", "- ", " #");
    const mutation = fc.record({
      text: fc.constantFrom(...golden),
      at: fc.nat(),
      remove: fc.nat(3),
      insert: fc.array(pieces, { maxLength: 3 }).map((parts) => parts.join("")),
    });
    const law = fc.property(fc.array(mutation, { minLength: 1, maxLength: 1 }), ([change]) => {
      if (!change) return;
      const { text, at, remove, insert } = change;
      const place = at % (text.length + 1);
      agrees(text.slice(0, place) + insert + text.slice(place + remove));
    });
    fc.assert(law, { numRuns: Number(process.env.QUICK_READ_RUNS ?? 2000) });
  });
});
