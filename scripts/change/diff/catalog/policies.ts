import type { Rules } from "../rule.ts";

/** Limits of calls and when they are repeated, as they are in effect. */
export const policyRules = {
  "timeout-shortened": {
    direction: "host",
    severity: "breaking",
    message: "The timeout of an attempt was shortened from {from} to {to}.",
    reason: "Calls that took longer than that fail.",
  },
  "timeout-extended": {
    direction: "host",
    severity: "fix",
    message: "The timeout of an attempt was extended from {from} to {to}.",
    reason: "Calls that timed out may now succeed.",
  },
  "deadline-shortened": {
    direction: "host",
    severity: "breaking",
    message: "The deadline of a call was shortened from {from} to {to}.",
    reason: "Calls that took longer than that fail.",
  },
  "deadline-extended": {
    direction: "host",
    severity: "fix",
    message: "The deadline of a call was extended from {from} to {to}.",
    reason: "Calls that timed out may now succeed.",
  },
  "size-limit-lowered": {
    direction: "reply",
    severity: "breaking",
    message: "The maximum size of a reply was lowered from {from} to {to} bytes.",
    reason: "Calls whose reply is larger than that fail.",
  },
  "size-limit-raised": {
    direction: "reply",
    severity: "fix",
    message: "The maximum size of a reply was raised from {from} to {to} bytes.",
    reason: "Calls whose reply was too large may succeed.",
  },
  "retries-changed": {
    direction: "host",
    severity: "fix",
    message: "The number of retries changed from {from} to {to}.",
    reason: "The number of retries is not part of the contract; results are the same.",
  },
  "longest-wait-changed": {
    direction: "host",
    severity: "fix",
    message: "The longest wait before a retry changed from {from} to {to}.",
    reason: "How calls are retried is not part of the contract; results are the same.",
  },
  "retry-budget-changed": {
    direction: "host",
    severity: "fix",
    message: "The budget of retries to one origin changed from {from} to {to}.",
    reason: "How calls are retried is not part of the contract; results are the same.",
  },
  "reset-headers-changed": {
    direction: "reply",
    severity: "fix",
    message: "The headers that say when to call again changed from {from} to {to}.",
    reason: "How calls are retried is not part of the contract; results are the same.",
  },
  "final-codes-changed": {
    direction: "reply",
    severity: "fix",
    message: "The codes after which no call is retried changed from {from} to {to}.",
    reason: "How calls are retried is not part of the contract; results are the same.",
  },
  "idempotency-key-added": {
    direction: "request",
    severity: "additive",
    message: "The idempotency key header {to} was added.",
    reason: "Failed calls that were not retried now are, and callers may pass a key.",
  },
  "idempotency-key-removed": {
    direction: "request",
    severity: "breaking",
    message: "The idempotency key header {from} was removed.",
    reason: "Callers that pass a key and retry a call perform it twice.",
  },
  "idempotency-key-moved": {
    direction: "request",
    severity: "fix",
    message: "The idempotency key moved from the header {from} to {to}.",
    reason: "The same key is sent in another header; callers pass it as before.",
  },
} as const satisfies Rules;
