import type { Rules } from "../rule.ts";

/** What the bodies of replies hold, as the client's types say it. What callers get may shrink, never grow. */
export const schemaRules = {
  "type-renamed": {
    direction: "reply",
    severity: "breaking",
    message: "The exported type {name} was renamed to {to}.",
    reason: "Code that imports it by its former name does not compile.",
  },
  "type-removed": {
    direction: "reply",
    severity: "breaking",
    message: "The exported type {name} was removed.",
    reason: "Code that imports it does not compile.",
  },
  "type-added": {
    direction: "reply",
    severity: "additive",
    message: "The exported type {name} was added.",
    reason: "There is one more type to import; the others are unchanged.",
  },
  "reply-member-added": {
    direction: "reply",
    severity: "additive",
    message: "{member} was added.",
    reason: "Callers may read it or ignore it.",
  },
  "reply-member-removed": {
    direction: "reply",
    severity: "breaking",
    message: "{member} was removed.",
    reason: "Code that reads it does not compile, and workflows that refer to it get nothing.",
  },
  "reply-member-renamed": {
    direction: "reply",
    severity: "breaking",
    message: "{member} was renamed to {to}.",
    reason: "Code that reads it by its former name finds nothing.",
  },
  "reply-member-optional": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may now be missing.",
    reason: "Code that relies on it does not compile, or fails when it is missing.",
  },
  "reply-member-always-present": {
    direction: "reply",
    severity: "additive",
    message: "{member} is now always present.",
    reason: "Callers no longer need to handle its absence.",
  },
  "reply-members-opened": {
    direction: "reply",
    severity: "additive",
    message: "{member} may now have members beyond those described.",
    reason: "Callers may read them or ignore them.",
  },
  "reply-members-closed": {
    direction: "reply",
    severity: "breaking",
    message: "{member} no longer has members beyond those described.",
    reason: "Code that reads members which are not described does not compile.",
  },
  "reply-members-excluded": {
    direction: "reply",
    severity: "fix",
    message: "{member} now has only the members described.",
    reason: "Nobody could read others before, but they might have been there.",
  },
  "reply-type-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The type of {member} changed from {from} to {to}.",
    reason: "Code and workflows that use the value expect another type.",
  },
  "reply-type-widened": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may now be {to}; it was {from}.",
    reason: "Callers get values of a type that they do not expect.",
  },
  "reply-type-narrowed": {
    direction: "reply",
    severity: "additive",
    message: "{member} is now {to}; it could be {from}.",
    reason: "Callers already expect every value.",
  },
  "reply-null-added": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may now be null.",
    reason: "Code that relies on a value does not compile, or fails on null.",
  },
  "reply-null-removed": {
    direction: "reply",
    severity: "additive",
    message: "{member} is never null now.",
    reason: "Callers no longer need to handle null.",
  },
  "reply-value-added": {
    direction: "reply",
    severity: "additive",
    message: "{member} may now have other values: {values}.",
    reason:
      "The type of the list allows values that are not known yet, so that callers already expect them.",
  },
  "reply-value-removed": {
    direction: "reply",
    severity: "additive",
    message: "{member} no longer has these values: {values}.",
    reason: "Callers already expect every value.",
  },
  "reply-values-given": {
    direction: "reply",
    severity: "additive",
    message: "{member} now has only these values: {values}.",
    reason: "Callers already expect every value.",
  },
  "reply-values-lifted": {
    direction: "reply",
    severity: "additive",
    message: "{member} is no longer one of a list of values.",
    reason:
      "The type of the list allowed values that are not known yet, so that callers already expect them.",
  },
  "reply-constant-changed": {
    direction: "reply",
    severity: "breaking",
    message: "{member} is now always {to} instead of {from}.",
    reason: "Comparisons with the former value never match again.",
  },
  "reply-constant-widened": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may now be other than {from}: {values}.",
    reason: "The type allowed nothing else: code that relies on it meets an unknown value.",
  },
  "reply-constant-lifted": {
    direction: "reply",
    severity: "breaking",
    message: "{member} is no longer only {from}.",
    reason: "Code that relies on the value does not compile, or meets another one.",
  },
  "reply-limit-given": {
    direction: "reply",
    severity: "fix",
    message: "{keyword} of {member} is now {to}; there was none.",
    reason: "Callers already expect every value.",
  },
  "reply-limit-lifted": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} was removed; it was {from}.",
    reason:
      "Callers that rely on it, such as a database column of that width, may get other values.",
  },
  "reply-limit-loosened": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} is now {to}; it was {from}.",
    reason:
      "Callers that rely on it, such as a database column of that width, may get other values.",
  },
  "reply-limit-tightened": {
    direction: "reply",
    severity: "fix",
    message: "{keyword} of {member} is {to} only; it was {from}.",
    reason: "Callers already expect every value.",
  },
  "reply-limit-changed": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} changed from {from} to {to}.",
    reason: "Callers who read values of the former form may get others.",
  },
  "reply-alternative-added": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may also be {type} now.",
    reason: "Callers get values of a form that they do not expect.",
  },
  "reply-alternative-removed": {
    direction: "reply",
    severity: "additive",
    message: "{member} is never {type} now.",
    reason: "Callers already expect every value.",
  },
  "reply-condition-changed": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} changed.",
    reason: "Whether more values are valid is not checked, so the change counts as breaking.",
  },
  "reply-description-changed": {
    direction: "reply",
    severity: "docs",
    message: "The description of {member} changed.",
    reason: "Only a text for people differs.",
  },
  "reply-note-changed": {
    direction: "reply",
    severity: "docs",
    message: "{keyword} of {member} changed.",
    reason: "It is for readers only; no value differs.",
  },
  "reply-deprecated": {
    direction: "reply",
    severity: "additive",
    message: "{member} is deprecated.",
    reason: "Semantic versioning asks for a minor version when something is deprecated.",
  },
  "reply-undeprecated": {
    direction: "reply",
    severity: "docs",
    message: "{member} is no longer deprecated.",
    reason: "Callers may continue to read it.",
  },
} as const satisfies Rules;
