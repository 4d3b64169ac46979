import { describe, expect, it } from "vitest";
import { basics } from "../keywords.ts";
import { checkInputs } from "./check.ts";
import { clearing } from "./clearing.ts";

const keywords = { ...basics, ...clearing };

function checked(given: Readonly<Record<string, unknown>>, used = keywords) {
  const inputs = {
    note: { type: "string", blank: true },
    due: { type: "number", nulls: true },
    name: { type: "string" },
  } as const;
  return checkInputs({ inputs, keywords: used }, given);
}

describe("clearing", () => {
  it("takes blank text for empty text, and null for null", () => {
    expect(checked({ note: " \n", due: null })).toMatchObject({
      values: { note: "", due: null },
      problems: [],
    });
  });

  it("takes nothing else for given", () => {
    expect(checked({ note: null, due: " ", name: "" }).values).toEqual({});
    expect(checked({}).values).toEqual({});
    expect(checked({ note: undefined, due: undefined }).values).toEqual({});
  });

  it("leaves other values to be checked", () => {
    expect(checked({ note: "a", due: "x" })).toMatchObject({
      values: { note: "a" },
      problems: [{ input: "due" }],
    });
  });

  it("is what makes the difference", () => {
    expect(
      checkInputs({ inputs: { note: { type: "string", blank: true } } }, { note: "" }).values,
    ).toEqual({});
  });
});
