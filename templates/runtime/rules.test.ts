import { describe, expect, test } from "vitest";
import type { Input, Rule } from "./definition.ts";
import { checkInputs } from "./inputs.ts";

const text: Input = { type: "string", description: "" };
const count: Input = { type: "number", description: "" };

describe("rules", () => {
  const inputs = {
    email: text,
    name: text,
    company: text,
    n: count,
    site: text,
    model: text,
    source: text,
  };
  const rule = (rest: object): Rule => ({ severity: "error", message: "broken", ...rest }) as Rule;
  const broken = (one: Rule, raw: object) =>
    checkInputs(inputs, [one], raw).problems.map((p) => p.message);

  test("any-of and exactly-one count whole alternatives", () => {
    const anyOf = rule({ kind: "any-of", of: [["email"], ["name", "company"]] });
    expect(broken(anyOf, { name: "a" })).toEqual(["broken"]);
    expect(broken(anyOf, { name: "a", company: "b" })).toEqual([]);
    const one = rule({ kind: "exactly-one", of: [["email"], ["name"]] });
    expect(broken(one, {})).toEqual(["broken"]);
    expect(broken(one, { email: "a", name: "b" })).toEqual(["broken"]);
    expect(broken(one, { name: "b", email: " " })).toEqual([]);
  });

  test("a refused input is not blamed twice", () => {
    const anyOf = rule({ kind: "any-of", of: [["n"]] });
    expect(broken(anyOf, { n: "x" })).toEqual([expect.stringMatching(/^n must be/)]);
  });

  test("requires and matches hold while their input is absent", () => {
    const requires = rule({
      kind: "requires",
      input: "model",
      needs: [{ input: "source", equals: "ai" }, { input: "name" }],
    });
    expect(broken(requires, {})).toEqual([]);
    expect(broken(requires, { model: "m", source: "x", name: "n" })).toEqual(["broken"]);
    expect(broken(requires, { model: "m", source: "ai" })).toEqual(["broken"]);
    expect(broken(requires, { model: "m", source: "ai", name: "n" })).toEqual([]);
    const matches = rule({ kind: "matches", input: "site", pattern: "^(?!https?://)" });
    expect(broken(matches, { site: "https://a" })).toEqual(["broken"]);
    expect(broken(matches, { site: "a.com" })).toEqual([]);
  });

  test("a warning is no problem", () => {
    const warning = rule({ kind: "any-of", of: [["email"]], severity: "warning" });
    expect(checkInputs(inputs, [warning], {})).toMatchObject({
      problems: [],
      warnings: [{ input: "email", message: "broken" }],
    });
  });

  test("values that depend on another input", () => {
    const dependent: Record<string, Input> = {
      format: text,
      size: {
        ...text,
        enumBy: {
          input: "format",
          fallback: "doc",
          severity: "warning",
          values: { doc: ["a4"], social: ["1x1"] },
        },
      },
    };
    const warnings = (raw: object) =>
      checkInputs(dependent, undefined, raw).warnings.map((w) => w.message);
    expect(warnings({ size: "a4" })).toEqual([]);
    expect(warnings({ size: "1x1" })).toEqual(["size must be one of a4 when format is doc."]);
    expect(warnings({ size: "1x1", format: "social" })).toEqual([]);
    expect(warnings({ size: "x", format: "toString" })).toEqual([]);
  });
});
