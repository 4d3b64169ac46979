import type { Rules } from "../rule.ts";

/** Operations whose outputs come page by page. */
export const pageRules = {
  "page-added": {
    direction: "output",
    severity: "additive",
    message: "Paging was added: callers can get the items of {to} page by page.",
    reason: "A single call returns the same outputs.",
  },
  "page-removed": {
    direction: "output",
    severity: "breaking",
    message: "Paging was removed: callers get the items of {from} of one call only.",
    reason: "Code that iterates over pages or items does not compile.",
  },
  "page-items-changed": {
    direction: "output",
    severity: "breaking",
    message: "The paged output changed from {from} to {to}.",
    reason: "Code that iterates over items gets other items.",
  },
  "page-next-changed": {
    direction: "reply",
    severity: "fix",
    message: "The path of the next page changed from {from} to {to}.",
    reason: "Callers get the same pages.",
  },
  "page-count-changed": {
    direction: "request",
    severity: "fix",
    message: "The way pages are counted changed from {from} to {to}.",
    reason: "Callers get the same items.",
  },
  "page-more-changed": {
    direction: "reply",
    severity: "fix",
    message: "The path of the flag for more pages changed from {from} to {to}.",
    reason: "Callers get the same pages.",
  },
  "page-sending-changed": {
    direction: "request",
    severity: "fix",
    message: "The parameter that requests the next page changed from {from} to {to}.",
    reason: "Callers get the same pages.",
  },
  "page-collect-added": {
    direction: "output",
    severity: "breaking",
    message: "A call gives the items of all pages: {to}.",
    reason: "Callers that follow the pages themselves get every item again.",
  },
  "page-collect-removed": {
    direction: "output",
    severity: "breaking",
    message: "A call gives the items of one page in place of {from}.",
    reason: "Callers get fewer items.",
  },
  "page-collect-changed": {
    direction: "output",
    severity: "breaking",
    message: "The items that a call gives of all pages changed from {from} to {to}.",
    reason: "Callers get fewer or more items.",
  },
  "page-collect-raised": {
    direction: "output",
    severity: "additive",
    message: "The most items that a call gives of all pages changed from {from} to {to}.",
    reason: "Callers get all that they got before.",
  },
} as const satisfies Rules;
