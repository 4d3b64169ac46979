import type { Rules } from "../rule.ts";

export const requestRules = {
  "method-changed": {
    direction: "request",
    severity: "fix",
    message: "The request now uses {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "path-changed": {
    direction: "request",
    severity: "fix",
    message: "The request now goes to {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "path-line-added": {
    direction: "request",
    severity: "additive",
    message: "The request may also be {line}.",
    reason: "Calls that give what the other lines need are unaffected.",
  },
  "path-line-removed": {
    direction: "request",
    severity: "breaking",
    message: "The request is never {line} any more.",
    reason: "Calls that it was made for go to another line, or are refused.",
  },
  "path-lines-reordered": {
    direction: "request",
    severity: "breaking",
    message: "The lines of the request are tried in another order.",
    reason: "Calls that fit several lines go to another one.",
  },
  "label-changed": {
    direction: "request",
    severity: "fix",
    message: "The request is now written {to} instead of {from}.",
    reason: "Calls are unaffected; a label is not sent.",
  },
  "place-changed": {
    direction: "request",
    severity: "fix",
    message: "The input {name} is now sent as {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "sending-added": {
    direction: "request",
    severity: "breaking",
    message: "The input {name}, which was not sent, is now sent as {to}.",
    reason: "Calls that give it ask the provider for something else.",
  },
  "sending-removed": {
    direction: "request",
    severity: "breaking",
    message: "The input {name}, which was sent as {from}, is no longer sent.",
    reason: "Its value no longer reaches the provider.",
  },
  "encoding-changed": {
    direction: "request",
    severity: "fix",
    message: "The body is now sent as {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "lists-changed": {
    direction: "request",
    severity: "fix",
    message: "The items of lists in the form are now named with {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "parameter-lists-changed": {
    direction: "request",
    severity: "fix",
    message: "The items of {name} are now named with {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "map-value-changed": {
    direction: "request",
    severity: "fix",
    message: "For the value {key} of the input {name}, {to} is sent instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "server-value-changed": {
    direction: "request",
    severity: "breaking",
    message:
      "For the value {key} of the input {name}, the server's address holds {to} instead of {from}.",
    reason: "Credentials are sent to another host, which proxies and firewalls may not allow.",
  },
  "clearing-added": {
    direction: "request",
    severity: "breaking",
    message: "For the input {name}, {kind} is now sent, and clears what the provider has.",
    reason: "Calls and forms that leave it blank changed nothing before.",
  },
  "clearing-removed": {
    direction: "request",
    severity: "breaking",
    message: "For the input {name}, {kind} is no longer sent.",
    reason: "Calls that cleared what the provider has change nothing now.",
  },
  "rewriting-changed": {
    direction: "request",
    severity: "fix",
    message: "The value of the input {name} is sent after {to} instead of {from}.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "body-shape-changed": {
    direction: "request",
    severity: "fix",
    message: "What is written under {part} has another shape.",
    reason: "Calls are unaffected; the request follows the provider.",
  },
  "input-unsent": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is no longer sent.",
    reason: "Its value no longer reaches the provider.",
  },
  "constant-added": {
    direction: "request",
    severity: "breaking",
    message: "{place} is now always sent as {to}.",
    reason:
      "The same call asks the provider for something else; what that changes cannot be compared.",
  },
  "constant-changed": {
    direction: "request",
    severity: "breaking",
    message: "{place} is now always sent as {to} in place of {from}.",
    reason:
      "The same call asks the provider for something else; what that changes cannot be compared.",
  },
  "constant-removed": {
    direction: "request",
    severity: "breaking",
    message: "{place} is no longer sent as {from}.",
    reason:
      "The same call asks the provider for something else; what that changes cannot be compared.",
  },
  "condition-added": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is sent only while {to}.",
    reason: "In other calls its value no longer reaches the provider.",
  },
  "condition-removed": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is always sent, no longer only while {from}.",
    reason: "Calls whose value was left out now send it, where it has an effect.",
  },
  "condition-changed": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is sent while {to} in place of {from}.",
    reason: "In some calls its value no longer reaches the provider.",
  },
  "condition-widened": {
    direction: "request",
    severity: "breaking",
    message: "The input {name} is sent while {to}, no longer only while {from}.",
    reason: "Some calls whose value was left out now send it, where it has an effect.",
  },
} as const satisfies Rules;
