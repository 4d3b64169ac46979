import type { Rules } from "../rule.ts";

/** Operations whose outputs come page by page. */
export const pageRules = {
  "page-added": {
    direction: "output",
    severity: "additive",
    message: "Pages were added: the items of {to} can be had one page after the other.",
    reason: "A single call gives what it gave.",
  },
  "page-removed": {
    direction: "output",
    severity: "breaking",
    message: "Pages were removed: the items of {from} are those of one call.",
    reason: "Code that goes through pages or items does not compile.",
  },
  "page-items-changed": {
    direction: "output",
    severity: "breaking",
    message: "The output whose items come page by page changed from {from} to {to}.",
    reason: "Code that goes through items gets others.",
  },
  "page-next-changed": {
    direction: "reply",
    severity: "fix",
    message: "The place that names the next page changed from {from} to {to}.",
    reason: "Callers go through the same pages.",
  },
  "page-more-changed": {
    direction: "reply",
    severity: "fix",
    message: "The place that says whether more pages follow changed from {from} to {to}.",
    reason: "Callers go through the same pages.",
  },
  "page-sending-changed": {
    direction: "request",
    severity: "fix",
    message: "What the next page is asked for with changed from {from} to {to}.",
    reason: "Callers go through the same pages.",
  },
} as const satisfies Rules;
