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
  "operation-renamed": {
    direction: "host",
    severity: "breaking",
    message: "The operation was renamed from {from}.",
    reason:
      "Workflows that select its old name are refused, and code that imports it does not compile.",
  },
  "operation-name-changed": {
    direction: "host",
    severity: "docs",
    message: "The name for people changed from {from} to {to}.",
    reason: "Workflows and code use the id.",
  },
  "operation-description-changed": {
    direction: "host",
    severity: "docs",
    message: "The description changed.",
    reason: "It is shown to people and language models; calls are unaffected.",
  },
  "operation-words-changed": {
    direction: "host",
    severity: "fix",
    message: "What people and language models read of it changed: {words}.",
    reason: "Only forms, documents and tools of language models show it; calls are unaffected.",
  },
  "operation-deprecated": {
    direction: "host",
    severity: "additive",
    message: "The operation is deprecated.",
    reason: "It works as before; whoever calls it is told.",
  },
  "operation-deprecation-changed": {
    direction: "host",
    severity: "fix",
    message: "The deprecation changed from {from} to {to}.",
    reason: "The operation works as before.",
  },
  "destructive-told": {
    direction: "host",
    severity: "additive",
    message: "The operation is destructive now.",
    reason: "Platforms may ask before a call; calls are unaffected.",
  },
  "destructive-untold": {
    direction: "host",
    severity: "breaking",
    message: "The operation is not destructive any more.",
    reason: "Platforms may make a call without asking.",
  },
  "idempotent-told": {
    direction: "host",
    severity: "breaking",
    message: "The operation is idempotent now.",
    reason: "Platforms may make a call a second time.",
  },
  "idempotent-untold": {
    direction: "host",
    severity: "additive",
    message: "The operation is not idempotent any more.",
    reason: "Platforms make no call a second time; calls are unaffected.",
  },
  "effect-raised": {
    direction: "host",
    severity: "breaking",
    message: "The effect was raised from {from} to {to}.",
    reason: "Calls are retried less often, and a platform may ask before it makes one.",
  },
  "effect-lowered": {
    direction: "host",
    severity: "breaking",
    message: "The effect was lowered from {from} to {to}.",
    reason:
      "Calls that fail may now be repeated, and a platform may make one without asking: what they write or cost may come twice.",
  },
  "operation-scope-added": {
    direction: "host",
    severity: "breaking",
    message: "The scope {scope} is now needed.",
    reason: "Credentials that were issued without it may be refused.",
  },
  "operation-scope-removed": {
    direction: "host",
    severity: "additive",
    message: "The scope {scope} is no longer needed.",
    reason: "Credentials with fewer scopes are enough.",
  },
  "hook-added": {
    direction: "host",
    severity: "fix",
    message: "A hook for the {kind} was added.",
    reason:
      "Inputs, outputs and their types are compared by themselves; of what the code changes, the examples tell. Read it.",
  },
  "hook-removed": {
    direction: "host",
    severity: "breaking",
    message: "The hook for the {kind} was removed.",
    reason: "What a hook changes cannot be compared, so that it counts as breaking; read its code.",
  },
  "hook-changed": {
    direction: "host",
    severity: "fix",
    message: "The hook for the {kind} changed.",
    reason:
      "Inputs, outputs and their types are compared by themselves; of what the code changes, the examples tell. Read it.",
  },
  "example-added": {
    direction: "host",
    severity: "docs",
    message: "The example {name} was added.",
    reason: "Examples only illustrate; nothing else changed.",
  },
  "example-removed": {
    direction: "host",
    severity: "docs",
    message: "The example {name} was removed.",
    reason: "Examples only illustrate; nothing else changed.",
  },
  "example-changed": {
    direction: "host",
    severity: "docs",
    message: "The example {name} changed.",
    reason: "Examples only illustrate; nothing else changed.",
  },
} as const satisfies Rules;
