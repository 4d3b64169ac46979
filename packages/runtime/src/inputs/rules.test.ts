import { describe, expect, test } from "vitest";
import type { Condition, Input, Rule } from "../definition.ts";
import { checkInputs } from "./check.ts";
import { everyKeyword as keywords } from "../keywords.fixture.ts";
import { operationOf } from "../operation.fixture.ts";
import { rules } from "./rules.ts";

const text: Input = { type: "string" };
const isGiven = { given: true } as const;

describe("rules", () => {
  const inputs = {
    email: text,
    name: text,
    company: text,
    n: { type: "number" },
    site: text,
    model: text,
    source: text,
    flag: { type: "json", shape: "any" },
  } satisfies Record<string, Input>;
  const said = { severity: "error", message: "broken" } as const;
  const needs = (input: string, need: Condition, when?: Condition): Rule => {
    return { ...said, input, need, ...(when && { when }) };
  };
  const exactlyOne = [["email"], ["name"]];
  const emailOrBoth = [{ email: isGiven }, { name: isGiven, company: isGiven }];
  const broken = (one: Rule, given: Record<string, unknown>) =>
    checkInputs({ inputs, rules: [one], keywords }, given).problems.map(({ message }) => message);

  test("one of several, and exactly one, count whole alternatives", () => {
    const anyOf = needs("email", emailOrBoth);
    expect(broken(anyOf, { name: "a" })).toEqual(["broken"]);
    expect(broken(anyOf, { name: "a", company: "b" })).toEqual([]);
    expect(broken(anyOf, { email: "a", name: "a", company: "b" })).toEqual([]);
    const one = { ...said, input: "email", exactlyOne };
    expect(broken(one, {})).toEqual(["broken"]);
    expect(broken(one, { email: "a", name: "b" })).toEqual(["broken"]);
    expect(broken(one, { name: "b", email: " " })).toEqual([]);
  });

  test("a condition counts while another one holds", () => {
    const condition = needs("n", [{ email: isGiven }, { n: { not: 3 } }], { flag: true });
    expect(broken(condition, { n: 3 })).toEqual([]);
    expect(broken(condition, { flag: true, n: 3 })).toEqual(["broken"]);
    expect(broken(condition, { flag: true, n: 4 })).toEqual([]);
    const one = { ...said, input: "email", when: { flag: true }, exactlyOne };
    expect(broken(one, {})).toEqual([]);
    expect(broken(one, { flag: true })).toEqual(["broken"]);
  });

  test("a problem is that of the first input that the rule names", () => {
    expect(
      checkInputs({ inputs, rules: [needs("email", emailOrBoth)], keywords }, {}).problems,
    ).toEqual([{ input: "email", message: "broken" }]);
  });

  test("a refused input is not blamed twice", () => {
    const anyOf = needs("n", [{ n: isGiven }]);
    expect(broken(anyOf, { n: "x" })).toEqual([expect.stringMatching(/^n must be/)]);
    const requires = needs("model", { n: 5 }, { model: isGiven });
    expect(broken(requires, { model: "m", n: "x" })).toEqual([expect.stringMatching(/^n must be/)]);
  });

  test("what an input asks for holds while it is absent", () => {
    const requires = needs("model", { source: "ai", name: isGiven }, { model: isGiven });
    expect(broken(requires, {})).toEqual([]);
    expect(broken(requires, { model: "m", source: "x", name: "n" })).toEqual(["broken"]);
    expect(broken(requires, { model: "m", source: "ai" })).toEqual(["broken"]);
    expect(broken(requires, { model: "m", source: "ai", name: "n" })).toEqual([]);
    const matches = needs("site", { site: { matches: "^(?!https?://)" } }, { site: isGiven });
    expect(broken(matches, {})).toEqual([]);
    expect(broken(matches, { site: "https://a" })).toEqual(["broken"]);
    expect(broken(matches, { site: "a.com" })).toEqual([]);
  });

  test("a value that must equal another is compared once it is read", () => {
    const requires = needs("model", { n: 5 }, { model: isGiven });
    expect(broken(requires, { model: "m", n: "5.0" })).toEqual([]);
    expect(broken(requires, { model: "m", n: 6 })).toEqual(["broken"]);
    const set = needs("model", { flag: true }, { model: isGiven });
    expect(broken(set, { model: "m", flag: true })).toEqual([]);
    expect(broken(set, { model: "m", flag: false })).toEqual(["broken"]);
  });

  test("a warning is no problem", () => {
    const warning = { ...needs("email", { email: isGiven }), severity: "warning" } as const;
    expect(checkInputs({ inputs, rules: [warning], keywords }, {})).toMatchObject({
      problems: [],
      warnings: [{ input: "email", message: "broken" }],
    });
  });
});

describe("values that depend on another input", () => {
  const dependentRules = (
    severity: "error" | "warning",
    values: Readonly<Record<string, readonly string[]>>,
  ) =>
    Object.entries(values).map(
      ([format, allowed]): Rule => ({
        when: { size: isGiven, format },
        need: { size: allowed },
        input: "size",
        severity,
        message: `size must be one of ${allowed.join(", ")} when format is ${format}`,
        shown: true,
      }),
    );
  const dependent = (severity: "warning" | "error", own: Partial<Input> = {}) => {
    const inputs = {
      format: { ...text, enum: ["doc", "social", "web", "toString"], default: "doc" },
      size: { ...text, ...own },
    } satisfies Record<string, Input>;
    const values = { doc: ["a4"], social: ["1x1"] };
    return { keywords, inputs, rules: dependentRules(severity, values) };
  };
  const warnings = (given: Record<string, unknown>) =>
    checkInputs(dependent("warning"), given).warnings.map(({ message }) => message);

  test("are compared with the list for its value, or for its default", () => {
    expect(warnings({ size: "a4" })).toEqual([]);
    expect(warnings({ size: "1x1" })).toEqual([
      'size must be one of a4 when format is doc, not "1x1".',
    ]);
    expect(warnings({ size: "1x1", format: "social" })).toEqual([]);
    expect(warnings({ format: "social" })).toEqual([]);
  });

  test.each([
    ["csv", "a4, a5", []],
    ["csv", ["a4", "b5"], ["size"]],
    ["csv", ["a4,a5"], ["size"]],
    ["csv-text", "a4, a5", []],
    ["csv-text", "a4, b5", ["size"]],
    ["trim", " a4 ", []],
    ["trim", "a4,a5", ["size"]],
  ] as const)("hold for each item of %s %j", (convert, size, refused) => {
    const values = { doc: ["a4", "a5"] };
    const inputs = { format: text, size: { ...text, convert } };
    const all = dependentRules("error", values);
    const { problems } = checkInputs({ inputs, rules: all, keywords }, { format: "doc", size });
    expect(problems.map(({ input }) => input)).toEqual(refused);
  });

  test("are free where there is no list", () => {
    expect(warnings({ size: "x", format: "web" })).toEqual([]);
    expect(warnings({ size: "x", format: "toString" })).toEqual([]);
  });

  test("of a list are those of each item", () => {
    for (const convert of ["csv", "csv-text"] as const) {
      const problems = (given: string) =>
        checkInputs(dependent("error", { convert }), { size: given }).problems.length;
      expect([problems("a4, a4"), problems("a4, 1x1")]).toEqual([0, 1]);
    }
  });

  test("are not judged by the default when the other input was refused", () => {
    const { problems } = checkInputs(dependent("error"), { size: "1x1", format: "Social" });
    expect(problems.map(({ input }) => input)).toEqual(["format"]);
  });

  test("can refuse a call", () => {
    expect(checkInputs(dependent("error"), { size: "1x1" }).problems).toEqual([
      { input: "size", message: 'size must be one of a4 when format is doc, not "1x1".' },
    ]);
    const secret = dependent("error", { secret: true });
    expect(checkInputs(secret, { size: "1x1" }).problems).toEqual([
      { input: "size", message: "size must be one of a4 when format is doc." },
    ]);
  });
});

test("a warning comes when its call can be named", async () => {
  const rule: Rule = {
    when: { id: { given: true } },
    need: { top: { given: true } },
    input: "id",
    severity: "warning",
    message: "hm",
  };
  const heard: unknown[] = [];
  const call: Promise<unknown> = operationOf({ keywords: [rules], rules: [rule] }).execute(
    { apiKey: "k", id: "i" },
    { fetch: async () => Response.json({}), onWarning: () => void heard.push(call) },
  );
  await call;
  expect(heard).toEqual([call]);
});
