import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Calls of other operations, wherever one is written: before others, to log in, for choices, of jobs and pages. */
export const lookups = {
  "call-unknown": {
    severity: "error",
    message: 'There is no operation "{operation}"{hint}',
    cause: "What is called is an operation of the same manifest.",
    fix: "Correct the id, or add the operation.",
  },
  "call-not-read": {
    severity: "error",
    message: "{operation} is called here, and is `effect: {effect}`",
    cause:
      "It is called again and again, and nobody who tries a credential, chooses or waits wants to change anything, or to be charged.",
    fix: "Name a `read` operation; a write before a call belongs in a hook.",
  },
  "call-parameter-unknown": {
    severity: "error",
    message: '"{name}" is not a parameter of {operation}{hint}',
    cause: "A call is made with parameters of the operation that it names.",
    fix: "Correct the name, or declare the parameter.",
  },
  "call-parameter-missing": {
    severity: "error",
    message: '{operation} requires "{name}"{lack}',
    cause:
      "A call has the credentials and the provider's own parameters, and what `with` gives it; a call for the next page what the first requires.",
    fix: "Give it under `with`: a value, or a name in braces where there is one; or make it optional. For the next page, require it of the first call.",
  },
  "call-take-unknown": {
    severity: "error",
    message: "{operation} gives no {path}{why}",
    cause:
      "What is taken is one of its outputs, or lies in its replies as their schemas describe them, and an example shows it.",
    fix: "Correct the path, describe the member in the reply's schema, or add an example of a success that has it.",
  },
  "call-text": {
    severity: "error",
    message: "A call would be given {text}, {why}",
    cause: "What is given is a value as it is, or what one name stands for.",
    fix: "Write the name of one parameter in braces, in a job that of one output with `output.` before it, or a value without braces.",
  },
  "call-circle": {
    severity: "error",
    message: "This leads back to itself: {way}",
    cause:
      "Each call would have to be made before the other; of choices that depend on each other, a form could show none first.",
    fix: "Remove one of the calls, or what it is given.",
  },
  "before-filter-apart": {
    severity: "error",
    message: '"{given}" may be given without "{other}", and {operation} is called with both',
    cause:
      "With a part of what it is given, a lookup finds something else, or is not made, and nobody is told.",
    fix: "Add the rule `{rule}`, and the other way round where each needs the other; or `need: [{given}, {other}]` where {operation} requires neither and one of them is enough.",
  },
  "before-filter-partial": {
    severity: "warning",
    message: 'Without "{other}", {operation} is called with "{given}" alone',
    cause: "What is found then may not be what is found with both.",
    fix: 'Require "{other}", or let it be required by a rule wherever "{given}" is given; or leave it out of `with`.',
  },
  "before-filter-absent": {
    severity: "error",
    message: 'The path needs "{name}", which is looked up only while {while}',
    cause:
      "A lookup is not made while its `when` does not hold, or without what chooses among all that there is.",
    fix: "Require one of the inputs or let a rule need one, and leave out `when`; or end `request` with a path that does without.",
  },
  "before-name-clash": {
    severity: "error",
    message: '"{name}" is the name of a {what}',
    cause: "A hole with this name could be either.",
    fix: "Call the lookup otherwise.",
  },
  "before-unused": {
    severity: "error",
    message: 'Nothing uses "{name}"',
    cause: "The lookup would be made for a value that is not sent.",
    fix: "Name it in the path, under `query`, `headers` or `body`, or remove the lookup.",
  },
  "options-without-list": {
    severity: "error",
    message: "The choices are the items of one list, but {operation} gives {names}",
    cause: "They are the items of its pages, or of the only output that is a list.",
    fix: "Name another operation, or give that one a `page` or a single list.",
  },
  "login-unkept": {
    severity: "warning",
    message: "{credential} is exchanged before every call",
    cause: "Without `keep`, what a login gives is used for one call.",
    fix: "Say how long the token holds: `keep: 30m`.",
  },
  "login-optional": {
    severity: "error",
    message: "{credential} may be left out, and would have to be exchanged",
    cause: "Without the credential there is no login, and nothing is sent in its place.",
    fix: "Leave out `required: false`, and name the credential under `auth` of the operations that take it.",
  },
  "login-not-taken": {
    severity: "error",
    message: "{operation} does not take {credential}",
    cause: "A login sends the credential that it exchanges.",
    fix: "Add the credential to its `auth`.",
  },
  "login-unused": {
    severity: "error",
    message: "No operation names anything that the login gives",
    cause: "The login would never be made, and every operation would send the credential itself.",
    fix: "Name it where it travels, such as `Bearer` and its name in braces under `headers`.",
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
