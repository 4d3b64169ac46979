import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { lists } from "../../../packages/runtime/src/inputs/conversions.ts";
import { files } from "../../../packages/runtime/src/files/inputs.ts";
import { enums, numberLimits, textLimits } from "../../../packages/runtime/src/inputs/limits.ts";
import { basics } from "../../../packages/runtime/src/keywords.ts";
import { Description } from "../../../packages/workflow/src/known/description.ts";
import { inputsOf } from "../../../packages/workflow/src/known/inputs.ts";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { KEYWORDS } from "../check/schema-keywords.ts";
import type { Limits } from "../ir/types.ts";
import { limitWords, limitNames } from "./limits.ts";

/** A value for each limit, of the type that the runtime gives it. */
const SAMPLES: Required<Limits> = {
  minimum: 1,
  maximum: 1,
  exclusiveMinimum: 1,
  exclusiveMaximum: 1,
  multipleOf: 1,
  minLength: 1,
  maxLength: 1,
  pattern: "date",
  format: "date",
  enum: ["date"],
  minItems: 1,
  maxItems: 1,
  maxBytes: 1,
  mediaTypes: ["image/png"],
};

const ajv = new Ajv2020({ strict: false }).addSchema(schema, "manifest");

describe.each(limitNames)("%s", (name) => {
  const sample = SAMPLES[name];
  const fits = (value: unknown) =>
    ajv.validate(`manifest#/$defs/parameter/properties/${name}`, value);

  test("takes its type in manifests and in the workflow library", () => {
    expect(fits(sample)).toBe(true);
    expect(readLimits({ [name]: sample })).toMatchObject({ [name]: sample });
  });

  const others = [1, "date", ["date"], true].filter((value) => typeof value !== typeof sample);

  test.each(others)("takes no %j in either", (value) => {
    expect(fits(value)).toBe(false);
    expect(() => readLimits({ [name]: value })).toThrow();
  });

  test("has its meaning from the runtime", () => {
    const { from } = limitWords[name];
    const exported =
      from === null ? basics : { textLimits, numberLimits, lists, enums, files }[from];
    // Nothing checks a format.
    expect(Object.hasOwn(exported, name)).toBe(name !== "format");
  });
});

test("the language has no other limits", () => {
  const others = ["type", "description", "default", "example", "required", "deprecated"];
  const words = Object.keys(schema.$defs.parameter.properties).filter((name) => KEYWORDS.has(name));
  // Of files, JSON Schema says nothing.
  const known = limitNames.filter((name) => limitWords[name].from !== "files");
  expect(words.toSorted()).toEqual([...known, ...others].toSorted());
});

/** As the workflow library reads them in a `block.json`. */
function readLimits(limits: object) {
  const field = { name: "it", type: "string", visibility: "hidden", operations: ["op"], limits };
  return inputsOf([new Description(field, "field")], "op").it;
}
