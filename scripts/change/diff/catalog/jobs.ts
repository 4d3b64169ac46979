import type { Rules } from "../rule.ts";

/** Work that goes on at the provider after the call that starts it. */
export const jobRules = {
  "job-added": {
    direction: "output",
    severity: "additive",
    message: "The job {job} was added: its end can be waited for.",
    reason: "A call that starts it gives what it gave.",
  },
  "job-removed": {
    direction: "output",
    severity: "breaking",
    message: "The job {job} was removed: its end can no longer be waited for.",
    reason: "Code that waits for it does not compile, and workflows that do so are refused.",
  },
  "job-start-added": {
    direction: "output",
    severity: "additive",
    message: "The operation became a start of the job {job}, whose end can be waited for.",
    reason: "A call that starts it gives what it gave.",
  },
  "job-start-removed": {
    direction: "output",
    severity: "breaking",
    message:
      "The operation stopped being a start of the job {job}: its end can no longer be waited for.",
    reason: "Code that waits for it does not compile, and workflows that do so are refused.",
  },
  "job-poll-changed": {
    direction: "output",
    severity: "breaking",
    message: "The operation that tells of the job {job} changed from {from} to {to}.",
    reason: "Who waits for it gets the outputs of another operation.",
  },
  "job-id-changed": {
    direction: "request",
    severity: "fix",
    message: "What the job {job} is asked for with changed from {from} to {to}.",
    reason: "Callers wait for the same job.",
  },
  "job-end-changed": {
    direction: "reply",
    severity: "fix",
    message: "What tells that the job {job} is done changed from {from} to {to}.",
    reason: "The provider says in another way that it is done; callers wait as they did.",
  },
  "job-failure-changed": {
    direction: "reply",
    severity: "fix",
    message: "What tells that the job {job} failed changed from {from} to {to}.",
    reason: "The provider says in another way that it failed; callers get the same error.",
  },
  "job-error-changed": {
    direction: "output",
    severity: "fix",
    message: "The place that tells why the job {job} failed changed from {from} to {to}.",
    reason: "The error has the same code and another message.",
  },
  "job-interval-changed": {
    direction: "host",
    severity: "fix",
    message: "The time between two questions about the job {job} changed from {from} to {to}.",
    reason: "Callers wait for the same outcome.",
  },
  "job-timeout-shortened": {
    direction: "host",
    severity: "breaking",
    message: "The longest wait for the job {job} was shortened from {from} to {to}.",
    reason: "Jobs that took longer than that fail.",
  },
  "job-timeout-extended": {
    direction: "host",
    severity: "fix",
    message: "The longest wait for the job {job} was extended from {from} to {to}.",
    reason: "Jobs that failed for lack of time may succeed.",
  },
} as const satisfies Rules;
