import type { Rules } from "../rule.ts";

/** The provider as a whole: its block, where requests go, and credentials. */
export const providerRules = {
  "provider-added": {
    direction: "host",
    severity: "additive",
    message: "The provider was added.",
    reason: "Nobody depended on it before.",
  },
  "provider-removed": {
    direction: "host",
    severity: "breaking",
    message: "The provider was removed.",
    reason:
      "Workflows with its block and code that imports its package have nothing to go on with.",
  },
} as const satisfies Rules;
