import type { Rules } from "../rule.ts";

export const outputRules = {
  "output-added": {
    direction: "output",
    severity: "additive",
    message: "Output {output} was added.",
    reason: "Callers may use it or ignore it.",
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
    message: "Output {output} is now {to} instead of {from}.",
    reason: "Code and workflows that use the value expect another type.",
  },
  "output-type-widened": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} may now be {to}; it was {from}.",
    reason: "Callers get values of a type that they do not expect.",
  },
  "output-type-narrowed": {
    direction: "output",
    severity: "additive",
    message: "Output {output} is now {to}; it could be {from}.",
    reason: "Callers already expect every value.",
  },
  "output-check-changed": {
    direction: "output",
    severity: "fix",
    message: "Output {output} is now checked as {to} instead of {from}.",
    reason: "Callers see the same type; only invalid replies end differently.",
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
    reason: "Callers no longer need to handle its absence.",
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
    message: "Output {output} is never null now.",
    reason: "Callers no longer need to handle null.",
  },
  "output-absence-changed": {
    direction: "output",
    severity: "breaking",
    message: "Without a value, output {output} is now {to} instead of {from}.",
    reason: "Callers have to test differently whether there is a value.",
  },
  "output-default-added": {
    direction: "output",
    severity: "fix",
    message: "Without a value, output {output} is now {to}.",
    reason: "Calls whose reply has no value failed before.",
  },
  "output-default-changed": {
    direction: "output",
    severity: "breaking",
    message: "Without a value, output {output} is now {to} instead of {from}.",
    reason: "Callers no longer recognise a missing value by the former default.",
  },
  "output-default-removed": {
    direction: "output",
    severity: "breaking",
    message: "Without a value for output {output}, calls now fail; it was {from}.",
    reason: "Calls that succeeded now fail.",
  },
  "output-source-changed": {
    direction: "output",
    severity: "fix",
    message: "Output {output} is now read from {to} instead of {from}.",
    reason: "Name and type are the same, so callers are unaffected.",
  },
  "output-constant-changed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} is now always {to} instead of {from}.",
    reason: "Comparisons with the former value never match again.",
  },
  "output-take-changed": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} now takes {to} instead of {from}.",
    reason: "Callers get another value.",
  },
  "output-member-omitted": {
    direction: "output",
    severity: "breaking",
    message: "Output {output} now omits {member}.",
    reason: "Code that reads it does not compile, and workflows that refer to it get nothing.",
  },
  "output-member-kept": {
    direction: "output",
    severity: "additive",
    message: "Output {output} no longer omits {member}.",
    reason: "Callers may read it or ignore it.",
  },
  "output-items-reshaped": {
    direction: "output",
    severity: "breaking",
    message: "Items of output {output} are now {to} instead of {from}.",
    reason: "Callers find other members in every item.",
  },
  "output-item-member-added": {
    direction: "output",
    severity: "additive",
    message: "Items of output {output} now have a member {member}.",
    reason: "Callers may read it or ignore it.",
  },
  "output-item-member-removed": {
    direction: "output",
    severity: "breaking",
    message: "Items of output {output} no longer have a member {member}.",
    reason: "Code that reads it does not compile, and workflows that refer to it get nothing.",
  },
  "output-item-member-renamed": {
    direction: "output",
    severity: "breaking",
    message: "Member {member} of the items of output {output} was renamed to {to}.",
    reason: "Code that reads it by its former name finds nothing.",
  },
  "output-item-member-moved": {
    direction: "output",
    severity: "fix",
    message:
      "Member {member} of the items of output {output} is now read from {to} instead of {from}.",
    reason: "Name and type are the same, so callers are unaffected.",
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
