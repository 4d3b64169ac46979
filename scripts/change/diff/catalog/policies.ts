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
    reason: "Calls that failed for lack of time may succeed.",
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
    reason: "Calls that failed for lack of time may succeed.",
  },
  "size-limit-lowered": {
    direction: "reply",
    severity: "breaking",
    message: "The largest reply that is read was lowered from {from} to {to} bytes.",
    reason: "Calls whose reply is larger than that fail.",
  },
  "size-limit-raised": {
    direction: "reply",
    severity: "fix",
    message: "The largest reply that is read was raised from {from} to {to} bytes.",
    reason: "Calls whose reply was too large may succeed.",
  },
  "retries-changed": {
    direction: "host",
    severity: "fix",
    message: "The number of retries changed from {from} to {to}.",
    reason: "How often a failing call is repeated is no promise; its outcomes stay the same.",
  },
  "longest-wait-changed": {
    direction: "host",
    severity: "fix",
    message: "The longest wait before a retry changed from {from} to {to}.",
    reason: "How a failing call is repeated is no promise; its outcomes stay the same.",
  },
  "retry-budget-changed": {
    direction: "host",
    severity: "fix",
    message: "The budget of retries to one origin changed from {from} to {to}.",
    reason: "How a failing call is repeated is no promise; its outcomes stay the same.",
  },
  "reset-headers-changed": {
    direction: "reply",
    severity: "fix",
    message: "The headers that say when to call again changed from {from} to {to}.",
    reason: "How a failing call is repeated is no promise; its outcomes stay the same.",
  },
  "final-codes-changed": {
    direction: "reply",
    severity: "fix",
    message: "The codes after which no call is repeated changed from {from} to {to}.",
    reason: "How a failing call is repeated is no promise; its outcomes stay the same.",
  },
  "idempotency-key-added": {
    direction: "request",
    severity: "additive",
    message: "The header {to} was added, whose key makes repetitions harmless.",
    reason: "Calls that were not repeated after a failure are, and callers may give a key.",
  },
  "idempotency-key-removed": {
    direction: "request",
    severity: "breaking",
    message: "The header {from} was removed, whose key made repetitions harmless.",
    reason: "Callers that give a key and repeat a call do the thing twice.",
  },
  "idempotency-key-moved": {
    direction: "request",
    severity: "fix",
    message: "The key that makes repetitions harmless moved from the header {from} to {to}.",
    reason: "The provider gets the same key in another header; callers give the same.",
  },
} as const satisfies Rules;
