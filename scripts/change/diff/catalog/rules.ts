import type { Rules } from "../rule.ts";

/** Conditions over several inputs. */
export const ruleRules = {
  "rule-added": {
    direction: "input",
    severity: "breaking",
    message: "A rule was added: {message}",
    reason: "Calls that break it are refused.",
  },
  "rule-removed": {
    direction: "input",
    severity: "additive",
    message: "A rule was removed: {message}",
    reason: "Calls that satisfied it are unaffected.",
  },
  "rule-tightened": {
    direction: "input",
    severity: "breaking",
    message: "A rule was tightened: {message}",
    reason: "Some calls that satisfied the old rule are refused.",
  },
  "rule-loosened": {
    direction: "input",
    severity: "additive",
    message: "A rule was loosened: {message}",
    reason: "Every call that satisfied the old rule satisfies the new one.",
  },
  "rule-changed": {
    direction: "input",
    severity: "breaking",
    message: "A rule changed: {message}",
    reason: "Some calls that satisfied the old rule may be refused.",
  },
  "rule-raised": {
    direction: "input",
    severity: "breaking",
    message: "Calls that break a rule are refused now, no longer only warned: {message}",
    reason: "Calls that went through with a warning are refused.",
  },
  "rule-lowered": {
    direction: "input",
    severity: "additive",
    message: "Calls that break a rule are only warned now, no longer refused: {message}",
    reason: "Every call that went through still does.",
  },
  "warning-added": {
    direction: "input",
    severity: "fix",
    message: "A warning was added: {message}",
    reason: "A warning refuses no call.",
  },
  "warning-removed": {
    direction: "input",
    severity: "fix",
    message: "A warning is no longer given: {message}",
    reason: "No call was refused for the warning.",
  },
  "warning-changed": {
    direction: "input",
    severity: "fix",
    message: "A warning is given in other cases: {message}",
    reason: "A warning refuses no call.",
  },
  "rule-message-changed": {
    direction: "input",
    severity: "docs",
    message: "The message of a rule was reworded: {message}",
    reason: "The same calls satisfy the rule; only its text differs.",
  },
} as const satisfies Rules;
