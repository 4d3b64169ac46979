import type { Rules } from "../rule.ts";

/** What a provider may answer: statuses, and whether there is a body. */
export const replyRules = {
  "reply-added": {
    direction: "reply",
    severity: "additive",
    message: "Status {status} is a declared reply now.",
    reason: "Replies with other statuses are read as before.",
  },
  "reply-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Status {status} is no declared reply any more.",
    reason:
      "Types that name this reply are gone, and its body is read like that of another status.",
  },
  "reply-status-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The status of a declared reply changed from {from} to {to}.",
    reason: "Types that name the reply by its status are gone.",
  },
  "reply-body-added": {
    direction: "reply",
    severity: "breaking",
    message: "Replies with status {status} have a body now.",
    reason: "The client's type changes, and a reply without a body is refused.",
  },
  "reply-body-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Replies with status {status} have no body any more.",
    reason: "Code that reads the body does not compile, and a body is ignored.",
  },
  "error-reply-added": {
    direction: "reply",
    severity: "additive",
    message: "Status {status} is a declared error reply now.",
    reason: "The provider could always answer so; now its body has a type.",
  },
  "error-reply-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Status {status} is no declared error reply any more.",
    reason: "Code that reads members of this error's body does not compile.",
  },
  "error-reply-status-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The status of a declared error reply changed from {from} to {to}.",
    reason: "Types that name the reply by its status are gone.",
  },
  "error-reply-body-added": {
    direction: "reply",
    severity: "additive",
    message: "Error replies with status {status} have a described body now.",
    reason: "Nobody could read this body before.",
  },
  "error-reply-body-removed": {
    direction: "reply",
    severity: "breaking",
    message: "Error replies with status {status} have no described body any more.",
    reason: "Code that reads members of this error's body does not compile.",
  },
} as const satisfies Rules;
