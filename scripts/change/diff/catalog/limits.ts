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
    message: "The input {name} accepts {to} instead of {from}.",
  },
  "multiple-loosened": {
    ...LOOSER,
    message: "The input {name} accepts {to} instead of {from}.",
  },
  "multiple-changed": {
    ...OTHER,
    message: "The input {name} accepts {to} instead of {from}.",
  },
} as const satisfies Rules;

/** How long a text is, and how many items a list has. */
const sizeRules = {
  "min-length-raised": {
    ...TIGHTER,
    message: "The minimum length of the input {name} was raised from {from} to {to}.",
  },
  "min-length-lowered": {
    ...LOOSER,
    message: "The minimum length of the input {name} was lowered from {from} to {to}.",
  },
  "max-length-lowered": {
    ...TIGHTER,
    message: "The maximum length of the input {name} was lowered from {from} to {to}.",
  },
  "max-length-raised": {
    ...LOOSER,
    message: "The maximum length of the input {name} was raised from {from} to {to}.",
  },
  "min-items-raised": {
    ...TIGHTER,
    message: "The minimum number of items of the input {name} was raised from {from} to {to}.",
  },
  "min-items-lowered": {
    ...LOOSER,
    message: "The minimum number of items of the input {name} was lowered from {from} to {to}.",
  },
  "max-items-lowered": {
    ...TIGHTER,
    message: "The maximum number of items of the input {name} was lowered from {from} to {to}.",
  },
  "max-items-raised": {
    ...LOOSER,
    message: "The maximum number of items of the input {name} was raised from {from} to {to}.",
  },
} as const satisfies Rules;

const textRules = {
  "pattern-added": { ...TIGHTER, message: "The input {name} must match {to}." },
  "pattern-removed": { ...LOOSER, message: "The input {name} no longer has to match {from}." },
  "pattern-changed": {
    ...OTHER,
    message: "The input {name} must match {to} instead of {from}.",
  },
  "format-added": { ...TIGHTER, message: "The input {name} must have the format {to}." },
  "format-removed": {
    ...LOOSER,
    message: "The input {name} no longer has to have the format {from}.",
  },
  "format-changed": {
    ...OTHER,
    message: "The input {name} must have the format {to} instead of {from}.",
  },
} as const satisfies Rules;

/** Which values are allowed, also while another input has its value. */
const valueRules = {
  "values-removed": { ...TIGHTER, message: "The input {name} no longer accepts {values}." },
  "values-added": { ...LOOSER, message: "The input {name} also accepts {values}." },
  "values-listed": { ...TIGHTER, message: "The input {name} accepts only {values}." },
  "values-unlisted": {
    ...LOOSER,
    message: "The input {name} is no longer limited to {values}.",
  },
  "dependent-values-narrowed": {
    ...TIGHTER,
    message: "The input {name} accepts fewer values while {other} is {cases}.",
  },
  "dependent-values-widened": {
    ...LOOSER,
    message: "The input {name} accepts more values while {other} is {cases}.",
  },
  "dependent-values-changed": {
    ...OTHER,
    message: "The input {name} accepts other values while {other} is {cases}.",
  },
  "dependent-values-warned": {
    direction: "input",
    severity: "fix",
    message: "Warnings about values of the input {name} that do not fit {other} changed.",
    reason: "A warning refuses no call.",
  },
} as const satisfies Rules;

/** How large a file is, and of which types. */
const fileRules = {
  "max-bytes-lowered": {
    ...TIGHTER,
    message: "The largest size in bytes of the file {name} was lowered from {from} to {to}.",
  },
  "max-bytes-raised": {
    ...LOOSER,
    message: "The largest size in bytes of the file {name} was raised from {from} to {to}.",
  },
  "media-types-narrowed": {
    ...TIGHTER,
    message: "The file {name} is of type {to} instead of {from}.",
  },
  "media-types-widened": {
    ...LOOSER,
    message: "The file {name} is of type {to} instead of {from}.",
  },
  "media-types-changed": {
    ...OTHER,
    reason: "Files that were accepted are refused; others are accepted.",
    message: "The file {name} is of type {to} instead of {from}.",
  },
} as const satisfies Rules;

/** Limits of one input: what its values are held to before anything is sent. */
export const limitRules = {
  ...rangeRules,
  ...sizeRules,
  ...textRules,
  ...valueRules,
  ...fileRules,
};
