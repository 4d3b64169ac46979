import type { Rules } from "../rule.ts";

export const graphqlRules = {
  "document-changed": {
    direction: "request",
    severity: "fix",
    message: "The GraphQL document that is sent changed.",
    reason: "Inputs and outputs are compared for themselves; the document follows the provider.",
  },
  "partial-added": {
    direction: "output",
    severity: "breaking",
    message: "Data beside errors is now an answer instead of an error.",
    reason: "Callers that handle the error get outputs instead, some of which may be absent.",
  },
  "partial-removed": {
    direction: "output",
    severity: "breaking",
    message: "Data beside errors is now an error instead of an answer.",
    reason: "Calls that succeeded now fail.",
  },
} as const satisfies Rules;
