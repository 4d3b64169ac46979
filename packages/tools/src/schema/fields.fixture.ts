import fc from "fast-check";
import type { FieldDefinition } from "../block-json.ts";

/** A field of one operation. */
export type Field = FieldDefinition & { readonly required: boolean };

const converted: Readonly<Record<string, (text: string) => string>> = {
  lowercase: (text) => text.toLowerCase(),
  uppercase: (text) => text.toUpperCase(),
};

/** An enum has values that a conversion leaves as they are: others could not be given. */
function enumFor(convert = "trim"): readonly string[] {
  const change = converted[convert.replace("trim-", "")] ?? String;
  return ["red", "Green", "BLUE-7", "42"].filter((each) => change(each) === each);
}

const flags = { blank: fc.constantFrom(true, undefined), nulls: fc.constantFrom(true, undefined) };
const base = { description: fc.constant("It."), required: fc.boolean() };
const maybe = <Value>(...values: readonly Value[]) => fc.constantFrom(...values, undefined);

const textField = fc
  .record({
    ...base,
    ...flags,
    type: fc.constant("string" as const),
    convert: maybe(
      "trim",
      "lowercase",
      "uppercase",
      "trim-lowercase",
      "trim-uppercase",
      "csv",
      "csv-text",
    ),
    minLength: maybe(0, 1, 3),
    maxLength: maybe(3, 5),
    pattern: maybe("^[a-z]+$", "^[A-Z]{3}$", String.raw`^\d{3}$`, "x", "^.{3}$", "^[^a]*$"),
    format: maybe("email", "date-time"),
    isEnum: fc.boolean(),
    minItems: maybe(1, 2),
    maxItems: maybe(2, 3),
  })
  .map(({ minLength, maxLength, pattern, format, isEnum, minItems, maxItems, ...field }) => {
    const ofText = isEnum
      ? { enum: enumFor(field.convert) }
      : { minLength, maxLength, pattern, format };
    const ofList = field.convert?.startsWith("csv") ? { minItems, maxItems } : {};
    return { ...field, limits: { ...ofText, ...ofList } };
  });

const numberField = fc.record({
  ...base,
  nulls: flags.nulls,
  type: fc.constant("number" as const),
  integer: maybe(true),
  limits: fc.record({
    minimum: maybe(-1, 0, 2.5),
    maximum: maybe(3, 40),
    exclusiveMinimum: maybe(0, 1),
    exclusiveMaximum: maybe(10),
    multipleOf: maybe(0.1, 0.25, 3),
    enum: maybe([1, 2.5, -3]),
  }),
});

const jsonField = fc
  .record({
    ...base,
    nulls: flags.nulls,
    type: fc.constant("json" as const),
    shape: maybe("object", "array", "any"),
    limits: fc.record({ minItems: maybe(1, 2), maxItems: maybe(2, 3) }),
  })
  .map(({ limits, ...field }) => ({ ...field, ...(field.shape === "array" && { limits }) }));

const fileField = fc.record({
  ...base,
  type: fc.constant("file" as const),
  limits: fc.record({
    maxBytes: maybe(1, 3, 5),
    mediaTypes: maybe(["image/png"], ["image/png", "application/pdf"], ["image/*", "text/csv"]),
  }),
});

const booleanField = fc.record({
  ...base,
  nulls: flags.nulls,
  type: fc.constant("boolean" as const),
});

/** A field with every combination of words; one of `block.json` has no members without a value. */
export const anyField: fc.Arbitrary<Field> = fc
  .oneof(textField, numberField, jsonField, fileField, booleanField)
  .map((field) => JSON.parse(JSON.stringify(field)));
