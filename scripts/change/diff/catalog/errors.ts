import type { Rules } from "../rule.ts";

/** What callers get of a call that fails, and which failures are answers. */
export const errorRules = {
  "error-code-added": {
    direction: "output",
    severity: "breaking",
    message: "Errors with the provider's code {upstream} are {to} now.",
    reason: "Callers who branch on the error's code take another way.",
  },
  "error-code-removed": {
    direction: "output",
    severity: "breaking",
    message: "Errors with the provider's code {upstream} are no longer {from}.",
    reason: "Callers who branch on the error's code take another way.",
  },
  "error-code-changed": {
    direction: "output",
    severity: "breaking",
    message: "Errors with the provider's code {upstream} are {to} now, no longer {from}.",
    reason: "Callers who branch on the error's code take another way.",
  },
  "error-condition-added": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are {to} now.",
    reason: "Callers get an error in place of outputs, or another code than before.",
  },
  "error-condition-removed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are no longer {from}.",
    reason: "Callers get outputs in place of an error, or another code than before.",
  },
  "error-condition-changed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are {to} now, no longer those with {former}.",
    reason: "Some replies end otherwise than before: with an error, with outputs, or another code.",
  },
  "error-condition-code-changed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are {to} now, no longer {from}.",
    reason: "Callers who branch on the error's code take another way.",
  },
  "error-conditions-reordered": {
    direction: "output",
    severity: "breaking",
    message: "The conditions that make a reply an error are asked in another order.",
    reason: "The first that holds decides, so that some replies get another code.",
  },
  "error-detail-added": {
    direction: "output",
    severity: "additive",
    message: "Errors tell the provider's {detail} now.",
    reason: "Callers may read it; there was nothing before.",
  },
  "error-detail-removed": {
    direction: "output",
    severity: "breaking",
    message: "Errors tell the provider's {detail} no more.",
    reason: "Callers who read it, or branch on it, get nothing.",
  },
  "error-detail-moved": {
    direction: "output",
    severity: "fix",
    message: "The provider's {detail} of errors is taken from {to} now, no longer from {from}.",
    reason: "Where it lies is the provider's business; callers find it where it was.",
  },
  "accept-added": {
    direction: "output",
    severity: "breaking",
    message: "Replies with status {status} are answers now, no longer errors.",
    reason: "Callers who handle the error get outputs in its place, some of them constants.",
  },
  "accept-removed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with status {status} are errors now, no longer answers.",
    reason: "Calls that succeeded end with an error.",
  },
  "accept-match-changed": {
    direction: "output",
    severity: "breaking",
    message: "Which replies with status {status} are answers changed.",
    reason: "Some replies are errors in place of answers, or the other way round.",
  },
  "accept-output-changed": {
    direction: "output",
    severity: "breaking",
    message: "For an answer with status {status}, output {output} is {to} now, no longer {from}.",
    reason: "Callers who tell such answers by this output do so no more.",
  },
} as const satisfies Rules;
