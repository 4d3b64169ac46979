import type { Json, JsonSchema, Limits } from "../../../language/ir/types.ts";
import { limitWords, limitNames } from "../../../language/words/limits.ts";
import type { InputData } from "./block-data.ts";
import { refer } from "./definitions.ts";
import * as patterns from "./patterns.ts";

/**
 * What a literal value of an input may be. It never refuses what the operation takes; where JSON
 * Schema cannot say as much as the operation, it takes more.
 */
export function valueSchema(input: InputData): JsonSchema {
  switch (input.type) {
    case "string":
      return textSchema(input);
    case "number":
      return numberSchema(input);
    case "boolean":
      return {
        type: ["boolean", "string"],
        ...texts(input, patterns.booleanText, "true or false"),
      };
    case "json":
      return jsonSchema(input);
    case "file":
      // A file as JSON, or whatever the host reads.
      return jsonSchema({ ...input, shape: "any" });
  }
}

/** Limits hold of a text after its change, so that they say nothing of the text that is given. */
function textSchema(input: InputData): JsonSchema {
  const { required, convert, limits = {} } = input;
  const { enum: allowed } = limits;
  if (convert === "csv" || convert === "csv-text") return listSchema(input);
  const text = { type: "string", ...(required && refer("filled")) };
  if (convert) return { ...text, ...present({ examples: allowed }) };
  return { ...(allowed ? { enum: allowed } : text), ...limitsOn("string", limits) };
}

/** A list, or comma-separated text. Blank items do not count, and without items nothing is given. */
function listSchema({ required, limits = {} }: InputData): JsonSchema {
  const min = required ? Math.max(1, limits.minItems ?? 0) : 0;
  const max = limits.maxItems;
  const isLimited = min > 0 || max !== undefined;
  const range = [min > 0 && `${min} or more`, max !== undefined && `${max} at most`];
  const count = isLimited ? ` (${range.filter(Boolean).join(", ")})` : "";
  return {
    type: ["array", "string"],
    items: { type: "string", ...present({ examples: limits.enum }) },
    ...(isLimited && {
      contains: { pattern: patterns.filled },
      minContains: min,
      ...present({ maxContains: max }),
      pattern: patterns.listText(min, max),
    }),
    errorMessage: `Texts belong here${count}: a list, or separated by commas.`,
  };
}

function numberSchema(input: InputData): JsonSchema {
  const { integer, limits = {} } = input;
  const { multipleOf, ...bounds } = limitsOn("number", limits);
  const text = integer
    ? texts(input, patterns.integerText, "a whole number")
    : texts(input, patterns.numberText, "a number");
  const range = {
    ...bounds,
    // With fractions, the runtime allows for what binary numbers lose.
    ...(integer && Number.isInteger(multipleOf) && present({ multipleOf })),
  };
  return limits.enum
    ? {
        anyOf: [
          { enum: limits.enum, ...range },
          { type: "string", ...text },
        ],
      }
    : { type: [integer ? "integer" : "number", "string"], ...range, ...text };
}

/** That text is JSON, no pattern can say; how it begins is enough for a hint. */
function jsonSchema({ shape = "object", required, limits = {} }: InputData): JsonSchema {
  if (shape === "any") return required ? { ...refer("filled"), not: { type: "null" } } : {};
  return {
    type: [shape, "string"],
    ...(shape === "array" && present({ minItems: limits.minItems, maxItems: limits.maxItems })),
    pattern: shape === "array" ? patterns.arrayText : patterns.objectText,
    errorMessage: `JSON belongs here: an ${shape}, or text that is one.`,
  };
}

/** Limits of a type that a schema says as the runtime does. It would hold a text to its format as well. */
function limitsOn(type: "string" | "number", limits: Limits): JsonSchema {
  const names = limitNames.filter(
    (name) => limitWords[name].on.includes(type) && name !== "enum" && name !== "format",
  );
  return present(Object.fromEntries(names.map((name) => [name, limits[name]])));
}

function texts({ name }: InputData, pattern: string, kind: string): JsonSchema {
  return { pattern, errorMessage: `${name} must be ${kind}.` };
}

/** Without the members that are undefined. */
function present(members: Readonly<Record<string, Json | undefined>>): JsonSchema {
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}
