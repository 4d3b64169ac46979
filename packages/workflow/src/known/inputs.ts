import type { Input } from "@blockwright/runtime";
import type { Description } from "./description.ts";

/** The types that outputs have. */
export const valueTypes = ["string", "number", "boolean", "json"] as const;

const inputTypes = [...valueTypes, "file"] as const;

const shapes = ["object", "array", "any"] as const;
const converters = [
  "trim",
  "lowercase",
  "uppercase",
  "trim-lowercase",
  "trim-uppercase",
  "csv",
  "csv-text",
] as const;
const numbers = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "maxBytes",
];

/** The inputs of an operation from the fields of its block: its own variants, with limits as members. */
export function inputsOf(
  fields: readonly Description[],
  operation: string,
): Readonly<Record<string, Input>> {
  return Object.fromEntries(
    fields
      .filter((field) => field.texts("operations").includes(operation))
      .map((field) => [field.text("name"), inputOf(field, operation)]),
  );
}

/** What a field says of itself in an operation. */
function definitionIn(field: Description, operation: string): Description {
  const variants = field.maps("variants");
  return variants.find((variant) => variant.texts("operations").includes(operation)) ?? field;
}

function inputOf(field: Description, operation: string): Input {
  const own = definitionIn(field, operation);
  return {
    type: own.choice("type", inputTypes),
    ...(own.flag("integer") && { integer: true }),
    ...(field.texts("requiredIn").includes(operation) && { required: true }),
    ...visibilityOf(field),
    ...(field.flag("secret") && { secret: true }),
    ...(own.has("shape") && { shape: own.choice("shape", shapes) }),
    ...limitsOf(own.map("limits")),
    ...(own.has("convert") && { convert: own.choice("convert", converters) }),
    ...(own.has("default") && { default: own.json("default") }),
    ...(own.flag("sendDefault") && { sendDefault: true }),
  };
}

/** Every secret is `user-only`, so that is left out. */
function visibilityOf(field: Description): Pick<Input, "visibility"> {
  const visibility = field.choice("visibility", ["user-or-llm", "user-only", "hidden"]);
  if (visibility === "user-or-llm") return {};
  return visibility === "user-only" && field.flag("secret") ? {} : { visibility };
}

function limitsOf(limits: Description): Partial<Input> {
  return Object.fromEntries(
    limits.names.map((name) => {
      if (numbers.includes(name)) return [name, limits.number(name)];
      if (name === "pattern") return [name, limits.pattern(name)];
      if (name === "mediaTypes") return [name, limits.texts(name)];
      return [name, name === "enum" ? limits.textsAndNumbers(name) : limits.text(name)];
    }),
  );
}
