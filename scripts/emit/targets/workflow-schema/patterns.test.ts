import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "../../../../packages/runtime/src/cpu-time.fixture.ts";
import { parseTemplate } from "../../../../packages/workflow/src/reference.ts";
import { listText, onlyReference, wellFormed, withReference } from "./patterns.ts";

const matches = (pattern: string, text: string) => new RegExp(pattern, "u").test(text);

const pieces = [
  "{",
  "{{",
  "}",
  "}}",
  "\\",
  "a",
  "-",
  "_",
  ".b",
  "[0]",
  '["@x"]',
  '["\\""]',
  '["',
  '"]',
  "n",
  "u00e9",
  " ",
  "\n",
  "1",
  "A",
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

describe("references are found where the workflow library finds them", () => {
  const kinds = (given: string) => parseTemplate(given).map(({ kind }) => kind);

  test("in every text", () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(matches(wellFormed, given)).toBe(!kinds(given).includes("malformed"));
      }),
      { numRuns: 5000 },
    );
  });

  test("as the whole of it", () => {
    fc.assert(
      fc.property(text, (given) => {
        const [only, ...others] = kinds(given);
        const isReference = others.length === 0 && (only === "output" || only === "secret");
        expect(matches(onlyReference, given)).toBe(isReference);
      }),
      { numRuns: 5000 },
    );
  });

  test("of which limits know nothing", () => {
    fc.assert(
      fc.property(text, (given) => {
        if (kinds(given).some((kind) => kind !== "text")) {
          expect(matches(withReference, given)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

test("limits hold of braces that are no reference", () => {
  expect(matches(withReference, String.raw`a \{{b}} c`)).toBe(false);
});

test("items that are not blank are counted", () => {
  const items = fc.array(fc.constantFrom("a", "b c", " ", "", "\n", " d "), { maxLength: 6 });
  fc.assert(
    fc.property(items, fc.nat(4), fc.nat(4), (all, min, more) => {
      const count = all.filter((item) => item.trim() !== "").length;
      const expected = count >= min && count <= min + more;
      expect(matches(listText(min, min + more), all.join(","))).toBe(expected);
      expect(matches(listText(min, undefined), all.join(","))).toBe(count >= min);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["a long text", wellFormed, "a{b\\".repeat(100_000)],
  ["a long text with a mistake at its end", wellFormed, `${"a {{b.c}} ".repeat(40_000)}{{`],
  ["a long list", listText(0, 10), "a ,".repeat(100_000)],
  ["a reference without an end", onlyReference, `{{a${".b[0]".repeat(50_000)}`],
])("%s takes no time", (_, pattern, given) => {
  const started = process.cpuUsage();
  matches(pattern, given);
  expect(cpuMs(started)).toBeLessThan(500);
});
