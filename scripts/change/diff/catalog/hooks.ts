import type { Rules } from "../rule.ts";

/** Calls of hooks, and what only hooks give. */
export const hookRules = {
  "hook-calls-changed": {
    direction: "host",
    severity: "fix",
    message: "What hooks may call changed from {from} to {to}.",
    reason: "Calls of the operation need not change; what else is called, its hooks decide.",
  },
  "hook-fills-added": {
    direction: "request",
    severity: "additive",
    message: "A hook now fills {name}.",
    reason: "Calls need not change. The client's method, which runs no hooks, takes the value.",
  },
  "hook-fills-required": {
    direction: "request",
    severity: "breaking",
    message: "The request now needs {name}, which a hook fills.",
    reason: "The client's method, which runs no hooks, has to be given the value.",
  },
  "hook-fills-removed": {
    direction: "request",
    severity: "breaking",
    message: "No hook fills {name} any longer.",
    reason:
      "Calls need not change, but code that gives the value to the client's method does not compile.",
  },
  "hook-fills-changed": {
    direction: "request",
    severity: "breaking",
    message: "What a hook fills as {name} is declared otherwise.",
    reason: "Code that gives the value to the client's method may no longer compile.",
  },
} as const satisfies Rules;
