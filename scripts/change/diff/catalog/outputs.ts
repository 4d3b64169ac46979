import type { Rules } from "../rule.ts";

/** What callers get of a call that succeeds. */
export const outputRules = {
  "output-added": {
    direction: "output",
    severity: "additive",
    message: "Output {output} was added.",
    reason: "Callers may use it; those who do not know it ignore it.",
  },
  "output-removed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} was removed.",
    reason: "Workflows that refer to it are refused, and code that reads it does not compile.",
  },
  "output-renamed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} was renamed to {to}.",
    reason: "Workflows that refer to it are refused, and code that reads it does not compile.",
  },
  "output-type-changed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} is {to} now; it was {from}.",
    reason: "Code and workflows that use the value expect another type.",
  },
  "output-type-widened": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} may be {to} now; it was {from}.",
    reason: "Callers get values of a type that they do not reckon with.",
  },
  "output-type-narrowed": {
    direction: "output",
    severity: "additive",
    message: "Output {output} is {to} now; it could be {from}.",
    reason: "Every value is one that callers reckon with already.",
  },
  "output-check-changed": {
    direction: "output",
    severity: "fix",
    message: "Output {output} is checked as {to} now, no longer as {from}.",
    reason: "The type that callers see is the same; only a reply that breaks it ends otherwise.",
  },
  "output-optional": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} may be left out now.",
    reason:
      "Code that relies on it does not compile, and workflows that refer to it may get nothing.",
  },
  "output-always-present": {
    direction: "output",
    severity: "additive",
    message: "Output {output} is always present now.",
    reason: "Callers need no longer reckon with its absence.",
  },
  "output-nullable": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} may be null now.",
    reason: "Code that relies on a value does not compile, or fails on null.",
  },
  "output-never-null": {
    direction: "output",
    severity: "additive",
    message: "Output {output} is never null any more.",
    reason: "Callers need no longer reckon with null.",
  },
  "output-absence-changed": {
    direction: "output",
    severity: "breaking",
    message: "Without a value, output {output} is {to} now, no longer {from}.",
    reason: "Callers ask in another way whether there is a value.",
  },
  "output-default-added": {
    direction: "output",
    severity: "fix",
    message: "Without a value, output {output} is {to} now.",
    reason: "Calls whose reply has no value ended with an error before.",
  },
  "output-default-changed": {
    direction: "output",
    severity: "breaking",
    message: "Without a value, output {output} is {to} now, no longer {from}.",
    reason: "Callers who tell by the former default that there is no value do so no more.",
  },
  "output-default-removed": {
    direction: "output",
    severity: "breaking",
    message: "Without a value for output {output} calls fail; it was {from} before.",
    reason: "Calls that succeeded end with an error.",
  },
  "output-source-changed": {
    direction: "output",
    severity: "fix",
    message: "Output {output} is taken from {to} now, no longer from {from}.",
    reason: "Name and type stay, so that callers go on as before.",
  },
  "output-constant-changed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} is always {to} now, no longer {from}.",
    reason: "Code that compares it with the former value never finds it again.",
  },
  "output-take-changed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} takes {to} now, no longer {from}.",
    reason: "Callers get another value.",
  },
  "output-member-omitted": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} leaves out {member} now.",
    reason: "Code that reads it does not compile, and workflows that refer to it get nothing.",
  },
  "output-member-kept": {
    direction: "output",
    severity: "additive",
    message: "Output {output} keeps {member} now.",
    reason: "Callers may read it; those who do not know it ignore it.",
  },
  "output-items-reshaped": {
    direction: "output",
    severity: "breaking",
    message: "Items of output {output} are {to} now, no longer {from}.",
    reason: "Callers find other members in every item.",
  },
  "output-item-member-added": {
    direction: "output",
    severity: "additive",
    message: "Items of output {output} have a member {member} now.",
    reason: "Callers may read it; those who do not know it ignore it.",
  },
  "output-item-member-removed": {
    direction: "output",
    severity: "breaking",
    message: "Items of output {output} have no member {member} any more.",
    reason: "Code that reads it does not compile, and workflows that refer to it get nothing.",
  },
  "output-item-member-renamed": {
    direction: "output",
    severity: "breaking",
    message: "Member {member} of the items of output {output} was renamed to {to}.",
    reason: "Whoever reads it by its former name finds nothing.",
  },
  "output-item-member-moved": {
    direction: "output",
    severity: "fix",
    message:
      "Member {member} of the items of output {output} is taken from {to} now, no longer from {from}.",
    reason: "Name and type stay, so that callers go on as before.",
  },
  "output-item-member-type-changed": {
    direction: "output",
    severity: "breaking",
    message: "Member {member} of the items of output {output} is {to} now; it was {from}.",
    reason: "Code and workflows that use the value may get one that they do not expect.",
  },
  "output-description-changed": {
    direction: "output",
    severity: "docs",
    message: "The description of output {output} changed.",
    reason: "Only a text for people differs.",
  },
} as const satisfies Rules;
