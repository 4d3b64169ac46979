import type { Rules } from "../rule.ts";

/** The secrets that every operation takes. */
export const credentialRules = {
  "credential-added": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} was added.",
    reason: "Every credential is required: calls without it are refused.",
  },
  "credential-alternative-added": {
    direction: "input",
    severity: "additive",
    message: "The credential {name} was added; calls may leave it out.",
    reason: "Every call that was accepted still is.",
  },
  "credential-made-optional": {
    direction: "input",
    severity: "additive",
    message: "The credential {name} may now be left out.",
    reason: "Every call that was accepted still is.",
  },
  "credential-made-required": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} is now required.",
    reason: "Calls without it are refused.",
  },
  "credential-oauth-changed": {
    direction: "host",
    severity: "fix",
    message: "Where a host obtains the credential {name} changed.",
    reason: "A token stays one; a host asks for the next elsewhere.",
  },
  "credential-test-changed": {
    direction: "host",
    severity: "fix",
    message: "The call that proves a credential changed from {from} to {to}.",
    reason: "Only a host that tries a credential out makes it.",
  },
  "credential-removed": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} was removed.",
    reason: "Calls that pass it are refused, and code that passes it does not compile.",
  },
  "credential-renamed": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} was renamed to {to}.",
    reason: "Calls that pass it under its old name are refused.",
  },
  "credential-kind-changed": {
    direction: "host",
    severity: "breaking",
    message: "The kind of the credential {name} changed from {from} to {to}.",
    reason:
      "A platform gets keys from people and tokens by OAuth, so stored credentials no longer work.",
  },
  "credential-sending-changed": {
    direction: "request",
    severity: "fix",
    message: "The way the credential {name} is sent changed from {from} to {to}.",
    reason: "The same secret is sent differently; callers pass it as before.",
  },
  "operation-credential-added": {
    direction: "input",
    severity: "breaking",
    message: "The operation now takes the credential {name}.",
    reason: "Calls without it are refused.",
  },
  "operation-credential-offered": {
    direction: "input",
    severity: "additive",
    message: "The operation now takes the credential {name}; calls may leave it out.",
    reason: "Every call that was accepted still is.",
  },
  "operation-credential-removed": {
    direction: "input",
    severity: "breaking",
    message: "The operation no longer takes the credential {name}.",
    reason: "Calls that pass it are refused, and code that passes it does not compile.",
  },
  "operation-credential-made-optional": {
    direction: "input",
    severity: "additive",
    message: "The operation no longer needs the credential {name}.",
    reason: "Every call that was accepted still is.",
  },
  "operation-credential-made-required": {
    direction: "input",
    severity: "breaking",
    message: "The operation now needs the credential {name}.",
    reason: "Calls without it are refused.",
  },
  "credential-scope-added": {
    direction: "host",
    severity: "breaking",
    message: "The credential {name} now needs the scope {scope}.",
    reason: "Credentials that were issued without it may be refused.",
  },
  "credential-scope-removed": {
    direction: "host",
    severity: "additive",
    message: "The credential {name} no longer needs the scope {scope}.",
    reason: "Credentials with fewer scopes are enough.",
  },
  "credential-visibility-narrowed": {
    direction: "input",
    severity: "breaking",
    message: "The visibility of the credential {name} was narrowed from {from} to {to}.",
    reason: "Some who could set it no longer can.",
  },
  "credential-visibility-widened": {
    direction: "input",
    severity: "additive",
    message: "The visibility of the credential {name} was widened from {from} to {to}.",
    reason: "Everybody who could set it still can.",
  },
  "credential-description-changed": {
    direction: "input",
    severity: "docs",
    message: "The description of the credential {name} changed.",
    reason: "Only a text differs; calls are unaffected.",
  },
  "credential-words-changed": {
    direction: "host",
    severity: "fix",
    message: "What people read of the credential {name} changed: {words}.",
    reason: "Only forms and documents show it; calls are unaffected.",
  },
  "credential-variable-changed": {
    direction: "host",
    severity: "docs",
    message: "The environment variable of the credential {name} changed from {from} to {to}.",
    reason: "Only live runs of the contract suite and examples in documents use it.",
  },
} as const satisfies Rules;
