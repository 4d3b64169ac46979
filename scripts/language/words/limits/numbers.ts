import { numberLimits } from "../../../../packages/runtime/src/inputs/limits.ts";
import { basics } from "../../../../packages/runtime/src/keywords.ts";
import { formatNumber } from "../../shown.ts";
import type { Family } from "./limit.ts";

const numeric = { on: ["integer", "number"], of: "value" } as const;

export const numbers = {
  minimum: {
    ...numeric,
    schema: { type: "number", description: "Smallest number allowed.", examples: [1, -90] },
    tighter: "up",
    pair: "maximum",
    meets: basics.minimum,
    from: null,
    noun: "the minimum",
    phrase: (value) => `at least ${formatNumber(value)}`,
  },
  maximum: {
    ...numeric,
    schema: { type: "number", description: "Largest number allowed.", examples: [40, 100] },
    tighter: "down",
    pair: "minimum",
    meets: basics.maximum,
    from: null,
    noun: "the maximum",
    phrase: (value) => `at most ${formatNumber(value)}`,
  },
  exclusiveMinimum: {
    ...numeric,
    schema: {
      type: "number",
      description: "The number must be larger than this.",
      examples: [0, -1],
    },
    tighter: "up",
    open: true,
    meets: numberLimits.exclusiveMinimum,
    from: "numberLimits",
    noun: "the minimum",
    phrase: (value) => `above ${formatNumber(value)}`,
  },
  exclusiveMaximum: {
    ...numeric,
    schema: {
      type: "number",
      description: "The number must be smaller than this.",
      examples: [100, 1],
    },
    tighter: "down",
    open: true,
    meets: numberLimits.exclusiveMaximum,
    from: "numberLimits",
    noun: "the maximum",
    phrase: (value) => `below ${formatNumber(value)}`,
  },
  multipleOf: {
    ...numeric,
    schema: {
      type: "number",
      exclusiveMinimum: 0,
      description: "The number must be a multiple of this.",
      examples: [5, 0.01],
    },
    tighter: "order",
    within: (one, other, whole) => isMultiple(stepOf(one, whole), stepOf(other, whole)),
    say(value, whole) {
      const step = stepOf(value, whole);
      if (step === 0) return "any number";
      return step === 1 ? "whole numbers" : `multiples of \`${step}\``;
    },
    meets: numberLimits.multipleOf,
    from: "numberLimits",
    noun: "the step",
    phrase: (value) => `a multiple of ${formatNumber(value)}`,
  },
} satisfies Family<"minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf">;

/** What numbers are multiples of; 0: any number will do. Every whole number is a multiple of 1. */
function stepOf(value = 0, whole: boolean): number {
  return whole && (value === 0 || isMultiple(1, value)) ? 1 : value;
}

/** Whether every multiple of a step is one of the other step. */
function isMultiple(step: number, other: number): boolean {
  return other === 0 || (step !== 0 && numberLimits.multipleOf(step, other) === true);
}
