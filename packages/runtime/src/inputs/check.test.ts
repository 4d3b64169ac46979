import { expect, test } from "vitest";
import type { Input } from "../definition.ts";
import { checkInputs, isAbsent } from "./check.ts";
import { everyKeyword, valueOf } from "../keywords.fixture.ts";

const text: Input = { type: "string" };
const inputs = {
  key: { ...text, required: true, secret: true },
  q: { ...text, required: true },
  max: { type: "number" },
} satisfies Record<string, Input>;

const check = (given: Readonly<Record<string, unknown>>) =>
  checkInputs({ inputs, keywords: everyKeyword }, given);

test("everything that is wrong is reported at once", () => {
  const given = { q: " ", max: "x", other: 1, operation: "op", none: undefined, nothing: null };
  const { problems, warnings } = check(given);
  expect(problems).toEqual([
    { input: "key", message: "key is required." },
    { input: "q", message: "q is required." },
    { input: "max", message: 'max must be a number, not "x".' },
    { input: "other", message: "other is not an input of this operation." },
    { input: "nothing", message: "nothing is not an input of this operation." },
  ]);
  expect(warnings).toEqual([]);
});

test("definitions that share their inputs or their keywords are read each by its own", () => {
  const it = { q: { ...text, convert: "trim", maxLength: 1 } } satisfies Record<string, Input>;
  const given = { q: "ab " };
  expect(checkInputs({ inputs: it }, given)).toMatchObject({ values: { q: "ab" }, problems: [] });
  expect(checkInputs({ inputs: it, keywords: everyKeyword }, given).problems.length).toBe(1);
  const longer = { q: { ...it.q, maxLength: 2 } };
  expect(checkInputs({ inputs: longer, keywords: everyKeyword }, given).problems).toEqual([]);
});

test("absent inputs are left out", () => {
  expect(check({ key: "k", q: "q", max: null })).toEqual({
    values: { key: "k", q: "q" },
    problems: [],
    warnings: [],
  });
});

test("own properties only are seen", () => {
  expect(check(Object.create({ key: "inherited", q: "inherited" })).problems.length).toBe(2);
  const hostile = JSON.parse('{"key":"k","q":"q","__proto__":{"max":5}}');
  expect(check(hostile)).toMatchObject({
    values: { key: "k", q: "q" },
    problems: [{ input: "__proto__" }],
  });
});

test.each([undefined, null, "", " \n\t"])("%j is absent", (given) => {
  expect(isAbsent(given)).toBe(true);
});

test.each([0, false, "0", [], {}, Number.NaN])("%j is given", (given) => {
  expect(isAbsent(given)).toBe(false);
});

test("what is repeated of a value is short, and never part of a long text", () => {
  const number: Input = { type: "number" };
  // A secret that was put into the wrong field would be recognised nowhere if it were cut.
  expect(valueOf(number, "s3cret".repeat(20))).toBe(
    "it must be a number, not a text of 120 characters.",
  );
  expect(valueOf(number, "x".repeat(58))).toBe(`it must be a number, not "${"x".repeat(58)}".`);
  expect(valueOf(number, "x".repeat(59))).toBe("it must be a number, not a text of 59 characters.");
  expect(valueOf(number, 5n)).toBe("it must be a number, not 5n.");
  expect(valueOf(number, { canary: 1 })).toBe("it must be a number, not an object.");
  expect(valueOf(number, ["canary"])).toBe("it must be a number, not a list.");
  expect(valueOf(number, 'a"\n')).toBe('it must be a number, not "a\\"\\n".');
});

test("a secret is never repeated", () => {
  expect(valueOf({ ...text, maxLength: 5, secret: true }, "canary")).toBe(
    "it takes at most 5 characters.",
  );
  expect(valueOf({ type: "number", secret: true }, "canary")).toBe("it must be a number.");
});

test("what an operation has no keyword for is no limit", () => {
  // Left to the generator, which names the keyword of every limit that it prints.
  const keywords = { string: (given: unknown) => given };
  expect(valueOf({ ...text, maxLength: 1 }, "long", keywords)).toBe("long");
});

test("a text that is too long is never matched, in whatever order its limits stand", () => {
  const matched: unknown[] = [];
  const keywords = {
    ...everyKeyword,
    pattern: (given: unknown) => matched.push(given) > 0,
  };
  expect(valueOf({ ...text, pattern: "^(a+)+$", maxLength: 2 }, "aaa", keywords)).toMatch(
    "it takes at most 2 characters; these are 3.",
  );
  expect(matched).toEqual([]);
  expect(valueOf({ ...text, pattern: "^(a+)+$", maxLength: 2 }, "aa", keywords)).toBe("aa");
  expect(matched).toEqual(["aa"]);
});
