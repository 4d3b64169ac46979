import type { Rules } from "../rule.ts";

/** What callers may give, one input at a time; limits have a catalogue of their own. */
export const inputRules = {
  "input-added": {
    direction: "input",
    severity: "additive",
    message: "The optional input {name} was added.",
    reason: "Calls without it are unaffected.",
  },
  "input-added-required": {
    direction: "input",
    severity: "breaking",
    message: "The required input {name} was added.",
    reason: "Calls without it are refused.",
  },
  "input-removed": {
    direction: "input",
    severity: "breaking",
    message: "The input {name} was removed.",
    reason: "Calls that pass it are refused: it is not an input of the operation.",
  },
  "input-renamed": {
    direction: "input",
    severity: "breaking",
    message: "The input {name} was renamed to {to}.",
    reason: "Calls that pass it by its old name are refused; the value is sent as before.",
  },
  "input-required": {
    direction: "input",
    severity: "breaking",
    message: "The input {name} became required.",
    reason: "Calls without it are refused.",
  },
  "input-optional": {
    direction: "input",
    severity: "additive",
    message: "The input {name} became optional.",
    reason: "Calls that pass it are unaffected.",
  },
  "input-type-changed": {
    direction: "input",
    severity: "breaking",
    message: "The type of the input {name} changed from {from} to {to}.",
    reason: "Values of the old type are refused or mean something else.",
  },
  "input-type-narrowed": {
    direction: "input",
    severity: "breaking",
    message: "The type of the input {name} was narrowed from {from} to {to}.",
    reason: "Some values of the old type are refused.",
  },
  "input-type-widened": {
    direction: "input",
    severity: "additive",
    message: "The type of the input {name} was widened from {from} to {to}.",
    reason: "Every value of the old type is one of the new type.",
  },
  "input-visibility-narrowed": {
    direction: "input",
    severity: "breaking",
    message: "The visibility of the input {name} was narrowed from {from} to {to}.",
    reason: "A language model or a person that could set it no longer can.",
  },
  "input-visibility-widened": {
    direction: "input",
    severity: "additive",
    message: "The visibility of the input {name} was widened from {from} to {to}.",
    reason: "Everybody who could set it still can.",
  },
  "input-secret": {
    direction: "input",
    severity: "breaking",
    message: "The input {name} became a secret.",
    reason:
      "Workflows that hold its value in clear are refused, and other calls no longer find it in errors and logs.",
  },
  "input-no-longer-secret": {
    direction: "input",
    severity: "breaking",
    message: "The input {name} is no longer a secret.",
    reason: "Its value may now appear in errors and logs, although callers relied on the opposite.",
  },
  "input-description-changed": {
    direction: "input",
    severity: "docs",
    message: "The description of the input {name} was reworded.",
    reason: "Only a text for people and language models differs.",
  },
  "input-example-changed": {
    direction: "input",
    severity: "docs",
    message: "The example of the input {name} changed from {from} to {to}.",
    reason: "Examples are only documentation; they are never sent.",
  },
  "input-variable-changed": {
    direction: "input",
    severity: "docs",
    message: "The environment variable for the input {name} changed from {from} to {to}.",
    reason: "Only live runs of the contract suite read it; the package does not.",
  },
  "default-added": {
    direction: "input",
    severity: "docs",
    message: "The default {to} of the input {name} was documented.",
    reason: "It says what the provider does with an absent input; nothing else is sent.",
  },
  "default-changed": {
    direction: "input",
    severity: "docs",
    message: "The documented default of the input {name} changed from {from} to {to}.",
    reason: "It says what the provider does with an absent input; nothing else is sent.",
  },
  "default-removed": {
    direction: "input",
    severity: "docs",
    message: "The default {from} of the input {name} is no longer documented.",
    reason: "It said what the provider does with an absent input; nothing else is sent.",
  },
  "sent-default-added": {
    direction: "input",
    severity: "breaking",
    message: "An absent input {name} is now sent as {to}.",
    reason: "Calls without it were left to the provider's own default, which may differ.",
  },
  "sent-default-changed": {
    direction: "input",
    severity: "breaking",
    message: "An absent input {name} is now sent as {to} instead of {from}.",
    reason: "Calls without it have another meaning.",
  },
  "sent-default-removed": {
    direction: "input",
    severity: "breaking",
    message: "An absent input {name} is no longer sent as {from}.",
    reason: "Calls without it are left to the provider's own default, which may differ.",
  },
  "default-sent": {
    direction: "input",
    severity: "fix",
    message: "The documented default {to} of the input {name} is now sent.",
    reason: "The provider assumed the same value.",
  },
  "default-left-to-provider": {
    direction: "input",
    severity: "fix",
    message: "The default {from} of the input {name} is now left to the provider.",
    reason: "The provider assumes the same value.",
  },
  "list-conversion-changed": {
    direction: "input",
    severity: "breaking",
    message: "The conversion of the input {name} changed from {from} to {to}.",
    reason: "A comma now separates items, or no longer does, or items are sent in another form.",
  },
  "text-conversion-changed": {
    direction: "input",
    severity: "fix",
    message: "The conversion of the input {name} changed from {from} to {to}.",
    reason: "Calls are unaffected; values are normalised differently before they are sent.",
  },
  "text-conversion-lost": {
    direction: "input",
    severity: "breaking",
    message: "The input {name} is no longer converted by {from} before its limits are checked.",
    reason: "Values that needed the conversion to fit are refused.",
  },
} as const satisfies Rules;
