import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Where forms get the values to choose from. */
export const options = {
  "options-operation-unknown": {
    severity: "error",
    message: "The options come from {operation}, which is no operation of this manifest{hint}",
    cause: "`from` is the id of the operation that lists the choices.",
    fix: "Correct the id, or add the operation.",
  },
  "options-not-read": {
    severity: "error",
    message: "The options come from {operation}, which is `effect: {effect}`",
    cause: "Forms list the choices as often as somebody opens them, before any call is wanted.",
    fix: "Name a `read` operation.",
  },
  "options-cycle": {
    severity: "error",
    message: "The choices depend on what is chosen: {names}",
    cause:
      "A form could show none of them first. A parameter of all operations is one of the operation that lists its choices, too.",
    fix: "Leave the parameter out of `params`, or have the choices of one of them come without the other.",
  },
  "options-parameter-unknown": {
    severity: "error",
    message: '"{name}" is not a parameter of {operation}{hint}',
    cause: "The choices are asked for with parameters of the operation that lists them.",
    fix: "Correct the name.",
  },
  "options-parameter-missing": {
    severity: "error",
    message: '{operation} needs "{name}", and nothing gives it',
    cause: "Credentials and parameters of all operations are passed on; `params` gives the others.",
    fix: "Add the parameter to `params`: a value, or a parameter of this operation in braces.",
  },
  "options-without-list": {
    severity: "error",
    message: "The choices are the items of one list, but {operation} gives {names}",
    cause: "They are the items of its pages, or of the only output that is a list.",
    fix: "Name another operation, or give that one a `page` or a single list.",
  },
  "options-path-unknown": {
    severity: "error",
    message: "No item of the list has {path}",
    cause: "The schema of the reply does not describe such a member, so there would be no choice.",
    fix: "Correct the path, or describe the member in the reply's schema.",
  },
  "options-unfit": {
    severity: "error",
    message: '"{name}" has no options: it {problem}',
    cause: "A choice is text or a number, and everybody who fills the form in sees it.",
    fix: "Remove `options`.",
  },
} satisfies Record<string, CatalogEntry>;
