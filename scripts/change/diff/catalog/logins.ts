import type { Rules } from "../rule.ts";

/** Credentials that are exchanged before calls. */
export const loginRules = {
  "login-added": {
    direction: "request",
    severity: "breaking",
    message: "The credential {name} is now exchanged by {called} before the call.",
    reason: "The client's method, which does not log in, has to be given what the login gives.",
  },
  "login-removed": {
    direction: "request",
    severity: "breaking",
    message: "The credential {name} is no longer exchanged by {called} before the call.",
    reason: "Code that gives what the login gave to the client's method does not compile.",
  },
  "login-values-changed": {
    direction: "request",
    severity: "breaking",
    message: "What the login with {name} gives changed from {from} to {to}.",
    reason: "The client's method, which does not log in, takes other values.",
  },
  "login-changed": {
    direction: "request",
    severity: "fix",
    message: "The way the credential {name} is exchanged changed from {from} to {to}.",
    reason: "Calls are unaffected; the login follows the provider.",
  },
} as const satisfies Rules;
