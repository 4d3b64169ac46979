import type { Rules } from "../rule.ts";

/** Work that goes on at the provider after the call that starts it. */
export const jobRules = {
  "job-added": {
    direction: "output",
    severity: "additive",
    message: "The job {job} was added; callers can wait for it.",
    reason: "A call that starts it returns the same outputs.",
  },
  "job-removed": {
    direction: "output",
    severity: "breaking",
    message: "The job {job} was removed; callers can no longer wait for it.",
    reason: "Code that waits for it does not compile, and workflows that do so are refused.",
  },
  "job-start-added": {
    direction: "output",
    severity: "additive",
    message: "The operation now starts the job {job}; callers can wait for it.",
    reason: "A call that starts it returns the same outputs.",
  },
  "job-start-removed": {
    direction: "output",
    severity: "breaking",
    message: "The operation no longer starts the job {job}; callers can no longer wait for it.",
    reason: "Code that waits for it does not compile, and workflows that do so are refused.",
  },
  "job-poll-changed": {
    direction: "output",
    severity: "breaking",
    message: "The operation that polls the job {job} changed from {from} to {to}.",
    reason: "Callers that wait for it get the outputs of another operation.",
  },
  "job-id-changed": {
    direction: "request",
    severity: "fix",
    message: "The parameters that poll the job {job} changed from {from} to {to}.",
    reason: "Callers wait for the same job.",
  },
  "job-end-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The state that means that the job {job} is done changed from {from} to {to}.",
    reason:
      "Jobs end at another state: a wait that succeeded may fail, or go on until it times out.",
  },
  "job-failure-changed": {
    direction: "reply",
    severity: "breaking",
    message: "The state that means that the job {job} failed changed from {from} to {to}.",
    reason:
      "A wait that failed at once may go on until it times out, and one that went on may fail.",
  },
  "job-error-changed": {
    direction: "output",
    severity: "fix",
    message: "The path of the error of the job {job} changed from {from} to {to}.",
    reason: "The error has the same code, but another message.",
  },
  "job-result-changed": {
    direction: "output",
    severity: "breaking",
    message: "The operation that gives the result of the job {job} changed from {from} to {to}.",
    reason: "Callers that wait for it get the outputs of another operation.",
  },
  "job-result-inputs-changed": {
    direction: "request",
    severity: "fix",
    message: "The inputs of the result of the job {job} changed from {from} to {to}.",
    reason: "Callers get the same result.",
  },
  "job-interval-changed": {
    direction: "host",
    severity: "fix",
    message: "The time between two polls of the job {job} changed from {from} to {to}.",
    reason: "Callers wait for the same result.",
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
    reason: "Jobs that timed out may now succeed.",
  },
} as const satisfies Rules;
