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
    fix: "Give it under `params`: the name of a required parameter of this operation in braces, or a value.",
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
} as const satisfies Readonly<Record<string, CatalogEntry>>;
