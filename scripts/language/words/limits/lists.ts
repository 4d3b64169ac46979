import { lists as listed } from "../../../../packages/runtime/src/inputs/conversions.ts";
import { type Family, measured } from "./limit.ts";

const counted = { on: ["list"], of: "items", from: "lists" } as const;

const where = "Only with `convert: csv`, or with `type: array`.";

export const lists = {
  minItems: {
    ...counted,
    schema: {
      $ref: "#/$defs/count",
      description: `Minimum number of items. ${where}`,
      examples: [1, 2],
    },
    tighter: "up",
    pair: "maxItems",
    meets: listed.minItems,
    noun: "the minimum number of items",
    phrase: (value) => `at least ${measured(value, "items")}`,
  },
  maxItems: {
    ...counted,
    schema: {
      $ref: "#/$defs/count",
      description: `Maximum number of items. ${where}`,
      examples: [10, 50],
    },
    tighter: "down",
    pair: "minItems",
    meets: listed.maxItems,
    noun: "the maximum number of items",
    phrase: (value) => `at most ${measured(value, "items")}`,
  },
} satisfies Family<"minItems" | "maxItems">;
