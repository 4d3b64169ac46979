import {
  closedStep,
  cutStep,
  divideStep,
  isStep,
} from "../../../../packages/runtime/src/steps/values.ts";
import {
  anything,
  making,
  ofText,
  simple,
  step,
  toBoolean,
  toNumber,
  unchanged,
  wording,
} from "./step.ts";

/** Steps that take one value. */
export const values = [
  step({
    name: "divide",
    argument: {
      type: "integer",
      minimum: 2,
      description: "Whole number by which a number is divided.",
      examples: [100, 1000],
    },
    meaning: "a number by a whole number",
    output: { takes: ["number"], ...toNumber, ...simple, run: divideStep, change: making },
  }),
  step({
    name: "cut",
    argument: {
      type: "integer",
      minimum: 1,
      description: "Most characters of a text. A longer one is cut, and ends in `…`.",
      examples: [100, 2000],
    },
    meaning: "so many characters at most, and then `…`",
    output: { takes: ["string"], ...ofText, ...simple, run: cutStep, change: wording },
  }),
  step({
    name: "is",
    argument: {
      type: ["string", "number", "boolean", "array", "object"],
      minItems: 1,
      uniqueItems: true,
      items: { type: ["string", "number", "boolean"] },
      required: ["given"],
      additionalProperties: false,
      properties: {
        given: {
          const: true,
          description:
            "Whether there is a value, which blank text and an empty list are not. A value that is missing is false.",
          examples: [true],
        },
      },
      description: "Whether the value is this one, or one of a list.",
      examples: ["active", ["open", "new"], { given: true }],
    },
    meaning: "whether a test holds of it",
    output: { takes: anything, ...toBoolean, ...simple, run: isStep, change: making },
  }),
  step({
    name: "closed",
    argument: {
      type: "array",
      description: "The only values that there are.",
      examples: [["open", "closed"]],
    },
    meaning: "the value, if it is one of these; else the reply is invalid",
    output: { takes: anything, ...unchanged, ...simple, run: closedStep, change: making },
  }),
] as const;
