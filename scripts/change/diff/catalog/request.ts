import type { Rules } from "../rule.ts";

export const requestRules = {
  "method-changed": {
    direction: "request",
    severity: "fix",
    message: "The request now uses {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "path-changed": {
    direction: "request",
    severity: "fix",
    message: "The request now goes to {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "place-changed": {
    direction: "request",
    severity: "fix",
    message: "The input {name} is now sent as {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "constant-added": {
    direction: "request",
    severity: "fix",
    message: "{place} is now always sent as {to}.",
    reason: "Callers are unaffected; the request follows the provider.",
  },
  "constant-changed": {
    direction: "request",
    severity: "fix",
    message: "{place} is now always sent as {to} in place of {from}.",
    reason: "Callers are unaffected; the request follows the provider.",
  },
  "constant-removed": {
    direction: "request",
    severity: "fix",
    message: "{place} is no longer sent as {from}.",
    reason: "Callers are unaffected; the request follows the provider.",
  },
  "condition-added": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is sent only while {to}.",
    reason: "In other calls its value no longer reaches the provider.",
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
    reason: "In some calls its value no longer reaches the provider.",
  },
  "condition-widened": {
    direction: "request",
    severity: "additive",
    message: "The input {name} is sent while {to}, no longer only while {from}.",
    reason: "Where it was sent it still is; where it was left out it now has an effect.",
  },
} as const satisfies Rules;
