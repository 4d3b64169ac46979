import type { Rules } from "../rule.ts";

/** What is sent to the provider for the same call. */
export const requestRules = {
  "method-changed": {
    direction: "request",
    severity: "fix",
    message: "The request is made with {to} in place of {from}.",
    reason: "Calls stay as they are; the provider is asked in its new way.",
  },
  "path-changed": {
    direction: "request",
    severity: "fix",
    message: "The request goes to {to} in place of {from}.",
    reason: "Calls stay as they are; the provider is asked in its new way.",
  },
  "place-changed": {
    direction: "request",
    severity: "fix",
    message: "The input {name} is sent as {to} in place of {from}.",
    reason: "Calls stay as they are; the provider is asked in its new way.",
  },
  "constant-added": {
    direction: "request",
    severity: "fix",
    message: "{place} is now always sent as {to}.",
    reason: "Callers do not see it; the provider is asked in its new way.",
  },
  "constant-changed": {
    direction: "request",
    severity: "fix",
    message: "{place} is now always sent as {to} in place of {from}.",
    reason: "Callers do not see it; the provider is asked in its new way.",
  },
  "constant-removed": {
    direction: "request",
    severity: "fix",
    message: "{place} is no longer sent as {from}.",
    reason: "Callers do not see it; the provider is asked in its new way.",
  },
  "condition-added": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is sent only while {to}.",
    reason: "In other calls the value that is given for it no longer reaches the provider.",
  },
  "condition-removed": {
    direction: "request",
    severity: "additive",
    message: "The input {name} is always sent, no longer only while {from}.",
    reason: "Where it was sent it still is; where it was left out it now has an effect.",
  },
  "condition-changed": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is sent while {to} in place of {from}.",
    reason: "In some calls the value that is given for it no longer reaches the provider.",
  },
  "condition-widened": {
    direction: "request",
    severity: "additive",
    message: "The input {name} is sent while {to}, no longer only while {from}.",
    reason: "Where it was sent it still is; where it was left out it now has an effect.",
  },
} as const satisfies Rules;
