import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Calls that are made before others. */
export const lookups = {
  "before-operation-unknown": {
    severity: "error",
    message: "`before` runs {operation}, which is no operation of this manifest{hint}",
    cause: "A lookup calls an operation under `operations`.",
    fix: "Correct the id, or add the operation.",
  },
  "before-not-read": {
    severity: "error",
    message: "`before` runs {operation}, which is `effect: {effect}`",
    cause: "A lookup is made before every call, and again where a call is repeated by its caller.",
    fix: "Name a `read` operation; a write belongs in a hook.",
  },
  "before-circle": {
    severity: "error",
    message: "{called} calls {operation} before itself, so neither call would begin",
    cause: "Each operation would have to be called before the other.",
    fix: "Remove one of the lookups.",
  },
  "before-parameter-unknown": {
    severity: "error",
    message: '"{name}" is not a parameter of {operation}{hint}',
    cause: "A lookup is called with parameters of the operation that it runs.",
    fix: "Correct the name.",
  },
  "before-parameter-missing": {
    severity: "error",
    message: '{operation} requires "{name}"{lack}',
    cause:
      "The lookup has the credentials and the provider's parameters of this call, and what `params` gives it.",
    fix: "Give it under `params`: the name of a parameter of this operation in braces, or a value.",
  },
  "before-filter-apart": {
    severity: "error",
    message: '"{given}" may be given without "{other}", and {operation} is called with both',
    cause:
      "With a part of what it is given, a lookup finds something else, or is not made, and nobody is told.",
    fix: "Add the rule `{rule}`, and the other way round where each needs the other; or `anyOf` with both where {operation} requires neither and one of them is enough.",
  },
  "before-filter-partial": {
    severity: "warning",
    message: 'Without "{other}", {operation} is called with "{given}" alone',
    cause: "What is found then may not be what is found with both.",
    fix: 'Require "{other}", or let it be required by a rule wherever "{given}" is given; or leave it out of `params`.',
  },
  "before-filter-absent": {
    severity: "error",
    message: 'The path needs "{name}", which is looked up only where {holes} is given',
    cause: "A lookup without what chooses among all that there is is not made.",
    fix: "Require one of them, or add a rule `anyOf`; or end `request` with a path that does without.",
  },
  "before-path-unknown": {
    severity: "error",
    message: "No success reply of {operation} has {path}",
    cause:
      "The schemas of its replies do not describe such a value, so nothing would ever be found.",
    fix: "Correct the path, or describe the member in the reply's schema.",
  },
  "before-without-example": {
    severity: "error",
    message: "No example of {operation} has {path} in its reply",
    cause: "Examples and the contract suite take from there what the lookup gives.",
    fix: "Add an example of a success that has it.",
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
  "before-text": {
    severity: "error",
    message: "A lookup is called with {text} as it is",
    cause: "Under `params` of a lookup, a hole stands alone; in other text it is no hole.",
    fix: "Write the name of one parameter in braces, or a value without braces.",
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
  "login-operation-unknown": {
    severity: "error",
    message: "`login` calls {operation}, which is no operation of this manifest{hint}",
    cause: "A login is an operation under `operations`.",
    fix: "Correct the id, or add the operation.",
  },
  "login-not-taken": {
    severity: "error",
    message: "{operation} does not take {credential}",
    cause: "A login sends the credential that it exchanges.",
    fix: "Add the credential to its `auth`.",
  },
  "login-needs-inputs": {
    severity: "error",
    message: "{operation} requires {names}",
    cause: "A login is made with credentials and the provider's own parameters alone.",
    fix: "Give them a `default`, or declare them under `params` of the manifest.",
  },
  "login-circle": {
    severity: "error",
    message: "{operation} is called before itself, so no login would begin",
    cause: "What the login looks up or exchanges first needs the login.",
    fix: "Name nothing in it that a login gives, nor in what it looks up or its hooks call.",
  },
  "login-unused": {
    severity: "error",
    message: "No operation names anything that the login gives",
    cause: "The login would never be made, and every operation would send the credential itself.",
    fix: "Name it where it travels, such as `Bearer` and its name in braces under `headers`.",
  },
  "login-without-example": {
    severity: "error",
    message: "No example of {operation} succeeds",
    cause: "Examples and the contract suite take from there what the login gives.",
    fix: "Add an example with its `output`.",
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
