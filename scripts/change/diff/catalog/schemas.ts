import type { Rules } from "../rule.ts";

/** What the bodies of replies hold, as the client's types say it. What callers get may shrink, never grow. */
export const schemaRules = {
  "reply-member-added": {
    direction: "reply",
    severity: "additive",
    message: "{member} was added.",
    reason: "Callers may read it; those who do not know it ignore it.",
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
    reason: "Whoever reads it by its former name finds nothing.",
  },
  "reply-member-optional": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may be missing now.",
    reason: "Code that relies on it does not compile, or fails when it is missing.",
  },
  "reply-member-always-present": {
    direction: "reply",
    severity: "additive",
    message: "{member} is always present now.",
    reason: "Callers need no longer reckon with its absence.",
  },
  "reply-members-opened": {
    direction: "reply",
    severity: "additive",
    message: "{member} may hold members beyond those described.",
    reason: "They may be read; those who do not know them ignore them.",
  },
  "reply-members-closed": {
    direction: "reply",
    severity: "breaking",
    message: "{member} holds members of any name no longer.",
    reason: "Code that reads members which are not described does not compile.",
  },
  "reply-members-excluded": {
    direction: "reply",
    severity: "fix",
    message: "{member} holds only the members described.",
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
    message: "{member} may be {to} now; it was {from} before.",
    reason: "Callers get values of a type that they do not reckon with.",
  },
  "reply-type-narrowed": {
    direction: "reply",
    severity: "additive",
    message: "{member} is {to} now; it could be {from} before.",
    reason: "Every value is one that callers reckon with already.",
  },
  "reply-null-added": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may be null now.",
    reason: "Code that relies on a value does not compile, or fails on null.",
  },
  "reply-null-removed": {
    direction: "reply",
    severity: "additive",
    message: "{member} is never null any more.",
    reason: "Callers need no longer reckon with null.",
  },
  "reply-value-added": {
    direction: "reply",
    severity: "breaking",
    message: "{member} may have other values now: {values}.",
    reason:
      "Code that tells all values apart does not compile, or meets one that it does not know.",
  },
  "reply-value-removed": {
    direction: "reply",
    severity: "additive",
    message: "{member} has these values no more: {values}.",
    reason: "Every value is one that callers reckon with already.",
  },
  "reply-values-given": {
    direction: "reply",
    severity: "additive",
    message: "{member} has only these values now: {values}.",
    reason: "Every value is one that callers reckon with already.",
  },
  "reply-values-lifted": {
    direction: "reply",
    severity: "breaking",
    message: "{member} is no longer one of a list of values.",
    reason:
      "Code that tells all values apart does not compile, or meets one that it does not know.",
  },
  "reply-constant-changed": {
    direction: "reply",
    severity: "breaking",
    message: "{member} is always {to} now, no longer {from}.",
    reason: "Code that compares it with the former value never finds it again.",
  },
  "reply-limit-given": {
    direction: "reply",
    severity: "fix",
    message: "{keyword} of {member} is {to} now; there was none before.",
    reason: "Every value is one that callers reckon with already.",
  },
  "reply-limit-lifted": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} was lifted; it was {from}.",
    reason:
      "Callers who rely on it, such as those with a column of that width, may get other values.",
  },
  "reply-limit-loosened": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} is {to} now; it was {from}.",
    reason:
      "Callers who rely on it, such as those with a column of that width, may get other values.",
  },
  "reply-limit-tightened": {
    direction: "reply",
    severity: "fix",
    message: "{keyword} of {member} is {to} only; it was {from}.",
    reason: "Every value is one that callers reckon with already.",
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
    reason: "Callers get values of a form that they do not reckon with.",
  },
  "reply-alternative-removed": {
    direction: "reply",
    severity: "additive",
    message: "{member} is never {type} any more.",
    reason: "Every value is one that callers reckon with already.",
  },
  "reply-condition-changed": {
    direction: "reply",
    severity: "breaking",
    message: "{keyword} of {member} changed.",
    reason: "Whether more values fit than before is not judged, so the worst is assumed.",
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
    reason: "It says something to people only; no value differs.",
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
    message: "{member} is deprecated no more.",
    reason: "Those who still read it may go on.",
  },
} as const satisfies Rules;
