import type { Rules } from "../rule.ts";

/** What a provider may answer: statuses, and whether there is a body. */
export const replyRules = {
  "reply-added": {
    direction: "reply",
    severity: "additive",
    message: "Status {status} is now a declared reply.",
    reason: "Replies with other statuses are read as before.",
  },
  "reply-form-added": {
    direction: "reply",
    severity: "breaking",
    message: "Replies with status {status} now have a body of another form, {schema}.",
    reason:
      "The client's type is a union now: code that reads members of the other forms does not compile.",
  },
  "reply-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Status {status} is no longer a declared reply.",
    reason: "Types of this reply are gone, and its body is read like that of any other status.",
  },
  "reply-status-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The status of a declared reply changed from {from} to {to}.",
    reason: "Types of the reply under its old status are gone.",
  },
  "reply-body-added": {
    direction: "reply",
    severity: "breaking",
    message: "Replies with status {status} now have a body.",
    reason: "The client's type changes, and a reply without a body is refused.",
  },
  "reply-file-changed": {
    direction: "reply",
    severity: "fix",
    message: "The file of status {status} is now {to} instead of {from}.",
    reason:
      "Another type is asked for, or larger files are taken or refused: files that the provider sends as before may be refused.",
  },
  "reply-file-replaced": {
    direction: "reply",
    severity: "breaking",
    message: "The body of status {status} is now {to} instead of {from}.",
    reason:
      "A file is what the host makes of it; in its place outputs have members of the provider, or the other way round.",
  },
  "reply-reading-changed": {
    direction: "reply",
    severity: "fix",
    message: "The body of status {status} is now read as {to} instead of {from}.",
    reason: "Outputs are the same where the provider sends what is now declared.",
  },
  "reply-body-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Replies with status {status} no longer have a body.",
    reason: "Code that reads the body does not compile, and a body is ignored.",
  },
  "error-reply-added": {
    direction: "reply",
    severity: "additive",
    message: "Status {status} is now a declared error reply.",
    reason: "The provider could always reply like this; now the body has a type.",
  },
  "error-reply-form-added": {
    direction: "reply",
    severity: "breaking",
    message: "Error replies with status {status} now have a body of another form, {schema}.",
    reason:
      "The client's type is a union now: code that reads members of the other forms does not compile.",
  },
  "error-reply-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Status {status} is no longer a declared error reply.",
    reason: "Code that reads members of this error's body does not compile.",
  },
  "error-reply-status-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The status of a declared error reply changed from {from} to {to}.",
    reason: "Types of the reply under its old status are gone.",
  },
  "error-reply-body-added": {
    direction: "reply",
    severity: "additive",
    message: "Error replies with status {status} now have a described body.",
    reason: "Nobody could read this body before.",
  },
  "error-reply-body-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Error replies with status {status} no longer have a described body.",
    reason: "Code that reads members of this error's body does not compile.",
  },
} as const satisfies Rules;
