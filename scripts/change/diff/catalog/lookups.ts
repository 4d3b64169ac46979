import type { Rules } from "../rule.ts";

/** Calls that are made before others. */
export const lookupRules = {
  "lookup-added": {
    direction: "request",
    severity: "additive",
    message: "The operation {called} is now called first, for {name}.",
    reason: "Calls need not change. The client's method, which looks nothing up, takes the value.",
  },
  "lookup-required-added": {
    direction: "request",
    severity: "breaking",
    message: "The operation {called} is now called first, for {name}, which the path needs.",
    reason:
      "A call that finds nothing ends with `not_found`, and the client's method has to be given the value.",
  },
  "lookup-made-required": {
    direction: "request",
    severity: "breaking",
    message: "The path now needs {name}, which is looked up first.",
    reason:
      "A call that finds nothing ends with `not_found`, and the client's method has to be given the value.",
  },
  "lookup-removed": {
    direction: "request",
    severity: "breaking",
    message: "The operation {called} is no longer called first, for {name}.",
    reason:
      "Calls need not change, but code that gives the value to the client's method does not compile.",
  },
  "lookup-changed": {
    direction: "request",
    severity: "fix",
    message: "What is looked up for {name} changed from {from} to {to}.",
    reason: "Calls are unaffected; the lookup follows the provider.",
  },
  "lookups-reordered": {
    direction: "request",
    severity: "fix",
    message: "What is called first is called in another order.",
    reason: "Calls are unaffected; the same values are looked up.",
  },
} as const satisfies Rules;
