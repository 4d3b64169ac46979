import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";
import type { FormField } from "./fields.ts";

const field: FormField = {
  name: "shape",
  title: "Shape",
  type: "string",
  description: "",
  visibility: "user-or-llm",
  secret: false,
  required: false,
  limits: { enum: ["wide", "square", "tall"] },
};

const dependent: FormField = {
  ...field,
  suiting: {
    field: "kind",
    fallback: "slide",
    severity: "warning",
    values: new Map([
      ["slide", ["wide"]],
      ["post", ["square", "tall"]],
    ]),
  },
};

function shown(of: FormField, values: Parameters<typeof choicesOf>[1]) {
  const groups = choicesOf(of, values);
  return groups?.map(({ title, choices }) => [title, choices.map(({ value }) => value)]);
}

test("values that suit another field stand before the others", () => {
  expect(shown(dependent, { kind: "post" })).toEqual([
    ["for post", ["square", "tall"]],
    ["others, accepted with a warning", ["wide"]],
  ]);
});

test("where the other field is empty, its default decides", () => {
  expect(shown(dependent, {})?.[0]).toEqual(["for slide", ["wide"]]);
});

test("a value of the other field that is not listed allows everything", () => {
  for (const kind of ["film", "constructor"])
    expect(shown(dependent, { kind })).toEqual([["", ["wide", "square", "tall"]]]);
});

test("others are refused where the rule is an error", () => {
  const { limits: _, suiting, ...rest } = dependent;
  const strict: FormField = {
    ...rest,
    ...(suiting && { suiting: { ...suiting, severity: "error" } }),
  };
  expect(shown(strict, { kind: "slide" })).toEqual([
    ["for slide", ["wide"]],
    ["others, refused", ["square", "tall"]],
  ]);
});

test("values are labelled as the manifest calls them, and say what replaces them", () => {
  const values = [
    { value: "wide", label: "16 by 9" },
    { value: "tall", deprecated: "Use wide." },
  ];
  const [group] = choicesOf({ ...field, values }, {}) ?? [];
  expect(group?.choices.map(({ label }) => label)).toEqual([
    "16 by 9 (wide)",
    "square",
    "tall, deprecated: Use wide.",
  ]);
});

test("lists and free text are typed", () => {
  expect(choicesOf({ ...field, convert: "csv" }, {})).toBe(null);
  expect(choicesOf({ ...field, limits: { maxLength: 3 } }, {})).toBe(null);
});
