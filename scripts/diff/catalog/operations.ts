import type { Rules } from "../rule.ts";

/** Operations as a whole. */
export const operationRules = {
  "operation-added": {
    direction: "host",
    severity: "additive",
    message: "The operation was added.",
    reason: "Blocks offer one more operation; all others stay.",
  },
  "operation-removed": {
    direction: "host",
    severity: "breaking",
    message: "The operation was removed.",
    reason: "Workflows that select it are refused, and code that imports it does not compile.",
  },
} as const satisfies Rules;
