import type { Rules } from "../rule.ts";

/** What callers get of a call that fails, and which failures are answers. */
export const errorRules = {
  "error-code-added": {
    direction: "output",
    severity: "breaking",
    message: "Errors with the provider's code {upstream} are now {to}.",
    reason: "Callers that branch on the error code take another branch.",
  },
  "error-code-removed": {
    direction: "output",
    severity: "breaking",
    message: "Errors with the provider's code {upstream} are no longer {from}.",
    reason: "Callers that branch on the error code take another branch.",
  },
  "error-code-changed": {
    direction: "output",
    severity: "breaking",
    message: "Errors with the provider's code {upstream} are now {to} instead of {from}.",
    reason: "Callers that branch on the error code take another branch.",
  },
  "error-condition-added": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are now {to}.",
    reason: "Callers get an error instead of outputs, or another error code.",
  },
  "error-condition-removed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are no longer {from}.",
    reason: "Callers get outputs instead of an error, or another error code.",
  },
  "error-condition-changed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition}, instead of {former}, are now {to}.",
    reason: "Some replies now lead to an error, to outputs, or to another error code.",
  },
  "error-condition-code-changed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with {condition} are now {to} instead of {from}.",
    reason: "Callers that branch on the error code take another branch.",
  },
  "error-conditions-reordered": {
    direction: "output",
    severity: "breaking",
    message: "The order of the conditions that make a reply an error changed.",
    reason: "The first match decides, so some replies get another error code.",
  },
  "error-detail-added": {
    direction: "output",
    severity: "additive",
    message: "Errors now include the provider's {detail}.",
    reason: "Callers may read it; there was nothing before.",
  },
  "error-detail-removed": {
    direction: "output",
    severity: "breaking",
    message: "Errors no longer include the provider's {detail}.",
    reason: "Callers that read it get nothing.",
  },
  "error-detail-moved": {
    direction: "output",
    severity: "fix",
    message: "The provider's {detail} of errors is now read from {to} instead of {from}.",
    reason: "Callers find it in the same member of the error.",
  },
  "error-code-moved": {
    direction: "output",
    severity: "breaking",
    message: "The provider's code of errors is now read from {to} instead of {from}.",
    reason:
      "Callers that branch on the provider's code, or on the code that follows from it, may take another branch.",
  },
  "accept-added": {
    direction: "output",
    severity: "breaking",
    message: "Replies with status {status} are now accepted instead of errors.",
    reason: "Callers that handle the error get outputs instead, some of them constants.",
  },
  "accept-removed": {
    direction: "output",
    severity: "breaking",
    message: "Replies with status {status} are now errors instead of accepted.",
    reason: "Calls that succeeded now fail.",
  },
  "accept-match-changed": {
    direction: "output",
    severity: "breaking",
    message: "Which replies with status {status} are accepted changed.",
    reason: "Some replies are errors instead of accepted, or the reverse.",
  },
  "accept-output-changed": {
    direction: "output",
    severity: "breaking",
    message:
      "For an accepted reply with status {status}, output {output} is now {to} instead of {from}.",
    reason: "Callers no longer recognise such replies by this output.",
  },
} as const satisfies Rules;
