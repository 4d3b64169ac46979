import type { Rules } from "../rule.ts";

/** The secrets that every operation takes. */
export const credentialRules = {
  "credential-added": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} was added.",
    reason: "Every credential is required: calls without it are refused.",
  },
  "credential-removed": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} was removed.",
    reason: "Calls that give it are refused, and code that does so does not compile.",
  },
  "credential-renamed": {
    direction: "input",
    severity: "breaking",
    message: "The credential {name} was renamed to {to}.",
    reason: "Calls that give it under its old name are refused.",
  },
  "credential-kind-changed": {
    direction: "host",
    severity: "breaking",
    message: "The kind of the credential {name} changed from {from} to {to}.",
    reason: "A platform gets keys from people and tokens by OAuth; what it keeps is of no use.",
  },
  "credential-sending-changed": {
    direction: "request",
    severity: "fix",
    message: "The way the credential {name} is sent changed from {from} to {to}.",
    reason: "The provider gets the same secret in another way; callers give the same.",
  },
  "credential-scope-added": {
    direction: "host",
    severity: "breaking",
    message: "The permission {scope} of the credential {name} became necessary.",
    reason: "Credentials that were issued without it may be refused.",
  },
  "credential-scope-removed": {
    direction: "host",
    severity: "additive",
    message: "The permission {scope} of the credential {name} stopped being necessary.",
    reason: "Credentials with fewer permissions are enough.",
  },
  "credential-visibility-narrowed": {
    direction: "input",
    severity: "breaking",
    message: "The visibility of the credential {name} was narrowed from {from} to {to}.",
    reason: "Who filled it in is no longer asked for it.",
  },
  "credential-visibility-widened": {
    direction: "input",
    severity: "additive",
    message: "The visibility of the credential {name} was widened from {from} to {to}.",
    reason: "Whoever could fill it in still can.",
  },
  "credential-description-changed": {
    direction: "input",
    severity: "docs",
    message: "The description of the credential {name} changed.",
    reason: "Only a text differs; calls stay as they are.",
  },
  "credential-variable-changed": {
    direction: "host",
    severity: "docs",
    message: "The environment variable of the credential {name} changed from {from} to {to}.",
    reason: "Only live runs of the contract suite and examples in documents use it.",
  },
} as const satisfies Rules;
