import type { Rule, Rules } from "../rule.ts";

const TIGHTER = {
  direction: "input",
  severity: "breaking",
  reason: "Values that were accepted are refused before anything is sent.",
} as const satisfies Partial<Rule>;

const LOOSER = {
  direction: "input",
  severity: "additive",
  reason: "Every value that was accepted still is.",
} as const satisfies Partial<Rule>;

const OTHER = {
  direction: "input",
  severity: "breaking",
  reason: "Values that were accepted may be refused; neither limit is known to contain the other.",
} as const satisfies Partial<Rule>;

/** The range of a number. */
const rangeRules = {
  "minimum-raised": {
    ...TIGHTER,
    message: "The minimum of the input {name} was raised from {from} to {to}.",
  },
  "minimum-lowered": {
    ...LOOSER,
    message: "The minimum of the input {name} was lowered from {from} to {to}.",
  },
  "maximum-lowered": {
    ...TIGHTER,
    message: "The maximum of the input {name} was lowered from {from} to {to}.",
  },
  "maximum-raised": {
    ...LOOSER,
    message: "The maximum of the input {name} was raised from {from} to {to}.",
  },
  "multiple-tightened": {
    ...TIGHTER,
    message: "The input {name} takes {to} in place of {from}.",
  },
  "multiple-loosened": {
    ...LOOSER,
    message: "The input {name} takes {to} in place of {from}.",
  },
  "multiple-changed": {
    ...OTHER,
    message: "The input {name} takes {to} in place of {from}.",
  },
} as const satisfies Rules;

/** How long a text is, and how many items a list has. */
const sizeRules = {
  "min-length-raised": {
    ...TIGHTER,
    message: "The least length of the input {name} was raised from {from} to {to}.",
  },
  "min-length-lowered": {
    ...LOOSER,
    message: "The least length of the input {name} was lowered from {from} to {to}.",
  },
  "max-length-lowered": {
    ...TIGHTER,
    message: "The largest length of the input {name} was lowered from {from} to {to}.",
  },
  "max-length-raised": {
    ...LOOSER,
    message: "The largest length of the input {name} was raised from {from} to {to}.",
  },
  "min-items-raised": {
    ...TIGHTER,
    message: "The least number of items of the input {name} was raised from {from} to {to}.",
  },
  "min-items-lowered": {
    ...LOOSER,
    message: "The least number of items of the input {name} was lowered from {from} to {to}.",
  },
  "max-items-lowered": {
    ...TIGHTER,
    message: "The largest number of items of the input {name} was lowered from {from} to {to}.",
  },
  "max-items-raised": {
    ...LOOSER,
    message: "The largest number of items of the input {name} was raised from {from} to {to}.",
  },
} as const satisfies Rules;

/** What a text looks like. */
const textRules = {
  "pattern-added": { ...TIGHTER, message: "The input {name} must match {to}." },
  "pattern-removed": { ...LOOSER, message: "The input {name} no longer has to match {from}." },
  "pattern-changed": {
    ...OTHER,
    message: "The input {name} must match {to} in place of {from}.",
  },
  "format-added": { ...TIGHTER, message: "The input {name} must be of the format {to}." },
  "format-removed": {
    ...LOOSER,
    message: "The input {name} no longer has to be of the format {from}.",
  },
  "format-changed": {
    ...OTHER,
    message: "The input {name} must be of the format {to} in place of {from}.",
  },
} as const satisfies Rules;

/** Which values are allowed, also while another input has its value. */
const valueRules = {
  "values-removed": { ...TIGHTER, message: "The input {name} no longer takes {values}." },
  "values-added": { ...LOOSER, message: "The input {name} also takes {values}." },
  "values-listed": { ...TIGHTER, message: "The input {name} takes nothing but {values}." },
  "values-unlisted": {
    ...LOOSER,
    message: "The input {name} is no longer held to the listed values {values}.",
  },
  "dependent-values-narrowed": {
    ...TIGHTER,
    message: "The input {name} takes fewer values while {other} is {cases}.",
  },
  "dependent-values-widened": {
    ...LOOSER,
    message: "The input {name} takes more values while {other} is {cases}.",
  },
  "dependent-values-changed": {
    ...OTHER,
    message: "The input {name} takes other values while {other} is {cases}.",
  },
  "dependent-values-warned": {
    direction: "input",
    severity: "fix",
    message: "Warnings about values of the input {name} that do not go with {other} changed.",
    reason: "No call is refused for a warning.",
  },
} as const satisfies Rules;

/** Limits of one input: what its values are held to before anything is sent. */
export const limitRules = { ...rangeRules, ...sizeRules, ...textRules, ...valueRules };
