import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Parameters: their limits, defaults, choices and conditions. */
export const parameters = {
  "parameter-reserved": {
    severity: "error",
    message: 'The parameter name "{name}" is reserved: {reason}',
    cause:
      "A block selects its operation with the input `operation`; credentials and parts of the address are passed beside the host's options, such as `baseUrl` and `fetch`.",
    fix: "{instead}",
  },
  "parameter-redeclared": {
    severity: "error",
    message: 'The parameter "{name}" is already declared for all operations',
    cause: "A parameter at the top of the manifest applies to every operation.",
    fix: "Remove it here, or remove it at the top and declare it in each operation.",
  },
  "parameter-unused": {
    severity: "warning",
    message: 'The parameter "{name}" is neither sent nor read',
    cause:
      "With `to: none` a parameter has an effect only through the address, a rule, a condition or an output.",
    fix: "Give it a `to`, or remove it.",
  },
  "default-type": {
    severity: "error",
    message: 'The default {value} of "{name}" is not of type {type}',
    cause: "A default must be a value that a caller could pass.",
    fix: "Write a value of the parameter's type; text in quotes, numbers without.",
  },
  "default-outside-limits": {
    severity: "error",
    message: 'The default {value} of "{name}" breaks {limit}',
    cause: "A default must satisfy the limits of its parameter.",
    fix: "Change the default or the limit. What differs from call to call is no default: the time is `$now` in braces, under `body`, `query` or `headers`.",
  },
  "example-type": {
    severity: "error",
    message: 'The example {value} of "{name}" is not of type {type}',
    cause: "An example is a value that works.",
    fix: "Write a value of the parameter's type; text in quotes, numbers without.",
  },
  "example-outside-limits": {
    severity: "error",
    message: 'The example {value} of "{name}" breaks {limit}',
    cause: "An example is a value that works.",
    fix: "Change the example or the limit.",
  },
  "default-both": {
    severity: "error",
    message: '"{name}" has `default` and `providerDefault`',
    cause:
      "A `default` is sent where the parameter is absent; a `providerDefault` is what the provider takes by itself then.",
    fix: "Keep `default` if the provider has to get it, else `providerDefault`.",
  },
  "required-default": {
    severity: "warning",
    message: 'The default of "{name}" is never used: the parameter is required',
    cause: "A call without a required parameter is refused.",
    fix: "Remove `required` or the default.",
  },
  "secret-value": {
    severity: "error",
    message: 'The secret parameter "{name}" has `{key}`',
    cause:
      "Manifests and everything generated from them are public, so they must not contain secrets.",
    fix: "Remove the value.",
  },
  "secret-outside-auth": {
    severity: "warning",
    message: 'The secret parameter "{name}" is taken by every operation',
    cause:
      "A host stores a credential once and keeps it out of workflows; a secret input is passed with each call.",
    fix: "Move it to `auth`, {place}.",
  },
  "limit-type": {
    severity: "error",
    message: '`{limit}` has no meaning for "{name}", which is of type {type}',
    cause: "Each limit belongs to certain types: lengths to text, `minimum` to numbers.",
    fix: "Remove the limit, or correct the type.",
  },
  "limits-contradict": {
    severity: "error",
    message: 'No value of "{name}" satisfies {limits}',
    cause: "No value satisfies all limits.",
    fix: "Correct one of the limits.",
  },
  "limit-in-description": {
    severity: "warning",
    message: 'The description of "{name}" repeats `{member}`: "{quote}"',
    cause:
      "Limits, defaults and lists of values are added to the description wherever people read it. Written there as well, they are wrong as soon as the limit changes.",
    fix: "Remove it from the description.",
  },
  "pattern-invalid": {
    severity: "error",
    message: "The pattern of {what} does not compile: {reason}",
    cause: "Patterns are regular expressions of ECMAScript with the flag `u`.",
    fix: "Correct the expression; single quotes keep its backslashes in YAML.",
  },
  "pattern-exponential": {
    severity: "error",
    message: "The pattern of {what} can take exponential time",
    cause:
      "A short text can be made for it that takes years: each further character doubles the time.",
    fix: "Let each text be matched in one way only: write `a+` for `(a+)+` and `(a|b)` for `(a|b|ab)`.",
  },
  "pattern-polynomial": {
    severity: "error",
    message:
      "The pattern of {what} takes time that grows with the length to the power of {degree}, and {given}",
    cause: "A long text would take seconds or hours. The length is checked before the pattern.",
    fix: "Add a `maxLength` of at most {most} beside it, or let each text be matched in one way only.",
  },
  "pattern-unjudged": {
    severity: "error",
    message: "The pattern of {what} is too complex to tell how much time it can take",
    cause: "Every pattern is judged before it is used, because some take years.",
    fix: "Make it simpler; repetitions of repetitions take longest, and `maxLength` limits a length better.",
  },
  "enum-type": {
    severity: "error",
    message: 'The value {value} of "{name}" is not of type {type}',
    cause: "Every allowed value must have the parameter's type.",
    fix: "Write text in quotes and numbers without.",
  },
  "enum-outside-limits": {
    severity: "error",
    message: 'The value {value} of "{name}" is listed but breaks {limit}',
    cause: "A value that is allowed by one limit and refused by another can never be passed.",
    fix: "Remove the value from the list, or change the limit.",
  },
  "rule-about-required": {
    severity: "warning",
    message: 'The rule {effect}, because "{name}" is always given',
    cause: "A required parameter is given in every call that is sent.",
    fix: "Remove the rule, or make the parameter optional.",
  },
  "rule-duplicate": {
    severity: "warning",
    message: "This rule is repeated",
    cause: "A caller who breaks it would see the message twice.",
    fix: "Remove one of the two.",
  },
} as const satisfies Record<string, CatalogEntry>;
