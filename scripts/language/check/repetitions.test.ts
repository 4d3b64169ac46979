import { describe, expect, test } from "vitest";
import type { ManifestParameter } from "../manifest/types.ts";
import { repetitionsOf } from "./repetitions.ts";

type Members = Omit<ManifestParameter, "description" | "type">;

function quote(members: Members, description: string): readonly string[] {
  const parameter: ManifestParameter = { type: "string", ...members, description };
  return repetitionsOf(parameter).map((found) => `${found.member}: ${found.quote}`);
}

const range = { minimum: 1, maximum: 40 };
const both = "minimum` and `maximum";
const kinds = ["film", "book", "song"];

describe("a description repeats", () => {
  test.each<[string, Members, string, readonly string[]]>([
    ["a range", range, "How many, 1 to 40.", [`${both}: 1 to 40`]],
    ["a range with a hyphen", range, "How many (1-40).", [`${both}: 1-40`]],
    ["a range between its ends", range, "Between 1 and 40.", [`${both}: Between 1 and 40`]],
    ["a range with dots", range, "How many (1..40).", [`${both}: 1..40`]],
    ["a range with a dash", range, "How many, 1—40.", [`${both}: 1—40`]],
    ["ends that it explains", range, "1 (few) to 40 (many).", [`${both}: 1 (few) to 40`]],
    ["an upper limit", { maximum: 40 }, "Not more than 40.", ["maximum: Not more than 40"]],
    ["an upper limit as a range", { maximum: 40 }, "How many, 1 to 40.", ["maximum: 1 to 40"]],
    [
      "an upper limit that must not be exceeded",
      range,
      "Must not exceed 40.",
      ["maximum: exceed 40"],
    ],
    ["an upper limit after its number", range, "How many (40 max).", ["maximum: 40 max"]],
    ["a cap", range, "Limited to 40.", ["maximum: Limited to 40"]],
    ["a lower limit", { minimum: 3 }, "3 or more.", ["minimum: 3 or more"]],
    ["a maximum by its name", { maximum: 40 }, "Maximum value: 40", ["maximum: Maximum value: 40"]],
    ["an end that is outside", { exclusiveMinimum: 0 }, "Above 0.", ["exclusiveMinimum: Above 0"]],
    ["a step", { multipleOf: 5 }, "Minutes, a multiple of 5.", ["multipleOf: a multiple of 5"]],
    [
      "a length with its thousands",
      { maxLength: 2000 },
      "Up to 2,000 characters.",
      ["maxLength: Up to 2,000 characters"],
    ],
    ["a length without", { maxLength: 2000 }, "Max. 2000", ["maxLength: Max. 2000"]],
    [
      "the only length",
      { minLength: 18, maxLength: 18 },
      "An id of 18 characters.",
      ["minLength` and `maxLength: 18 characters"],
    ],
    [
      "the only length before its noun",
      { minLength: 18, maxLength: 18 },
      "An 18-character id.",
      ["minLength` and `maxLength: 18-character"],
    ],
    ["a number of items", { maxItems: 10 }, "At most 10.", ["maxItems: At most 10"]],
    ["a pattern", { pattern: "^a-z+$" }, "It matches ^a-z+$.", ["pattern: matches ^a-z+$"]],
    ["a pattern by itself", { pattern: "^a-z+$" }, "Must be `^a-z+$`.", ["pattern: ^a-z+$"]],
    ["a default", { default: 10 }, "Default 10.", ["default: Default 10"]],
    [
      "a default after its value",
      { default: "en" },
      "`en` by default.",
      ["default: `en` by default"],
    ],
    ["a default in parentheses", { default: 10 }, "10 (default).", ["default: 10 (default)"]],
    [
      "a default with an equals sign",
      { default: 10 },
      "Size, default=10.",
      ["default: default=10"],
    ],
    ["a default that goes on", { default: 10 }, "By default, 10 are.", ["default: By default, 10"]],
    ["a default in quotes", { default: "en" }, "Defaults to 'en'.", ["default: Defaults to 'en'"]],
    [
      "what its absence means",
      { default: true },
      "Left out, it is true.",
      ["default: Left out, it is true"],
    ],
    ["the values", { enum: kinds }, "One of: film, book or song.", ["enum: film, book or song"]],
    ["the only value", { enum: ["v1"] }, "Only v1 is taken.", ["enum: Only v1"]],
    ["two of two values", { enum: ["a", "b"] }, "Either `a` or `b`.", ["enum: `a` or `b`"]],
    [
      "several things",
      { ...range, default: 10 },
      "How many.\n1 to\n40, default 10.",
      [`${both}: 1 to 40`, "default: default 10"],
    ],
  ])("%s", (_, members, description, expected) => {
    expect(quote(members, description)).toEqual(expected);
  });
});

describe("no repetition is", () => {
  test.each<[string, Members, string]>([
    ["another number", range, "At most 400 a day, 10 to 40.5 each."],
    ["a number by itself", range, "The 40 newest ones."],
    ["the end of a larger range", range, "Pages 11 to 40,000."],
    ["a number of something else", { maxLength: 100 }, "At most 100 tokens."],
    ["a step of another", { multipleOf: 5 }, "A multiple of 5.5."],
    ["items beside a length", { maxLength: 10 }, "At most 10 items."],
    ["a value as an ordinary word", { enum: ["order", "date"] }, "The order of results."],
    ["examples of values", { enum: [...kinds, "game"] }, "Kind, such as film or book."],
    [
      "values with what they mean",
      { enum: ["generate", "keep"] },
      "What is done: generate (write it out) or keep (as it is).",
    ],
    ["an example of a default", { default: "en" }, "Language, such as en or pt."],
    ["a default beside another number", { default: 1 }, "Default page size is 10."],
    ["a word that begins a phrase", { default: "a" }, "Defaults to a random one."],
    ["a word that belongs to another", { default: "user" }, "Defaults to user's locale."],
    ["a word after what is absent", { default: "in" }, "Unset in the beginning."],
    ["an empty default", { default: "" }, "Default is none."],
    ["a text without limits", {}, "At most 40, default 10."],
  ])("%s", (_, members, description) => {
    expect(quote(members, description)).toEqual([]);
  });
});

test("a list of more values than an expression may name is looked for", () => {
  const values = Array.from({ length: 20_000 }, (_, index) => `value ${index}`);
  expect(quote({ enum: values }, "One of the values.")).toEqual([]);
});
