import {
  closedStep,
  cutStep,
  divideStep,
  isStep,
  mapStep,
} from "../../../../packages/runtime/src/steps/values.ts";
import { anything, asRead, making, outputWord, scalars, wording, nothing } from "./output-word.ts";

/** Steps that take one value. */
export const values = [
  outputWord({
    name: "divide",
    argument: {
      type: "integer",
      minimum: 2,
      description: "Whole number by which a number is divided.",
      examples: [100, 1000],
    },
    meaning: "a number by a whole number",
    takes: ["number"],
    makes: "number",
    schema: () => ({ type: "number" }),
    loses: null,
    run: divideStep,
    inside: nothing,
    change: making,
  }),
  outputWord({
    name: "cut",
    argument: {
      type: "integer",
      minimum: 1,
      description: "Most characters of a text. A longer one is cut, and ends in `…`.",
      examples: [100, 2000],
    },
    meaning: "so many characters at most, and then `…`",
    takes: ["string"],
    makes: "string",
    schema: () => ({ type: "string" }),
    loses: null,
    run: cutStep,
    inside: nothing,
    change: wording,
  }),
  outputWord({
    name: "is",
    argument: {
      $ref: "#/$defs/json",
      description:
        "Makes it a boolean: whether the value is this one, or one of a list. `given`: whether there is a value, which blank text and an empty list are not.",
      examples: ["active", "given"],
    },
    meaning: "whether a test holds of it",
    takes: anything,
    makes: "boolean",
    schema: () => ({ type: "boolean" }),
    loses: null,
    run: isStep,
    inside: nothing,
    change: making,
  }),
  outputWord({
    name: "map",
    argument: {
      type: "object",
      minProperties: 1,
      additionalProperties: { $ref: "#/$defs/json" },
      description: "Table of what stands for a value. A value that it does not have is absent.",
      examples: [
        { "1": "low", "2": "high" },
        { T: true, F: false },
      ],
    },
    meaning: "what stands for it in a table",
    takes: scalars,
    makes: "any",
    schema: (_, table) => ({
      enum: [...new Set(Object.values(table))].filter((value) => value !== null),
    }),
    loses: "some",
    run: mapStep,
    inside: nothing,
    change: making,
  }),
  outputWord({
    name: "closed",
    argument: {
      type: "array",
      description: "The only values that there are.",
      examples: [["open", "closed"]],
    },
    meaning: "the value, if it is one of these; else the reply is invalid",
    takes: anything,
    makes: "same",
    schema: asRead,
    loses: null,
    run: closedStep,
    inside: nothing,
    change: making,
  }),
] as const;
