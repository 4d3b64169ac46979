import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { stepProblems } from "../../words/steps.ts";

/** What is made of the value of a parameter: converters, tables and prefixes. */
export const values = {
  "converter-type": {
    severity: "error",
    message: '`convert: {limit}` cannot change "{name}", which is of type {type}',
    cause: "Converters work on text; `json-text` works on json and lists.",
    fix: "Remove `convert`, or make the parameter a string.",
  },
  "converter-list": {
    severity: "error",
    message: '`{convert}` of "{name}" {problem}',
    cause:
      "Of a list of converters one at most acts before limits are checked, and `trim` beside it; the others take what the one before them gives.",
    fix: "Leave one out, or change their order.",
  },
  "converter-secret": {
    severity: "error",
    message: 'The secret "{name}" would travel in another form: `{convert}`',
    cause:
      "Errors and logs are cleaned of a secret as it was given; in another form it would remain in what a provider repeats.",
    fix: "Leave it out, or make the parameter a credential under `auth`.",
  },
  ...stepProblems,
  "word-unused": {
    severity: "warning",
    message: "`{word}` has no effect: without it, the manifest means the same",
    cause:
      "It says what holds anyway, or there is nothing here that it could act on: no body for `encode`, no list for `lists`, no name that `names` would change.",
    fix: "Remove it, or write what it is to act on. `npx blockwright check --fix` removes such words.",
  },
  "pattern-without-example": {
    severity: "warning",
    message: 'No text was found that fits the pattern of "{name}"',
    cause:
      "The contract suite calls an operation with values that fit. It makes them of patterns of literals, classes, groups, alternatives and counts; of others only an example says one.",
    fix: "Give the parameter an `example` that fits.",
  },
  "map-type": {
    severity: "error",
    message: '`map` has no meaning for "{name}", {problem}',
    cause: "The keys of a table are the values that callers may give.",
    fix: "Use texts, numbers, or `true` and `false` as keys, and leave out `enum`.",
  },
  "prefix-type": {
    severity: "error",
    message: '`prefix` cannot stand before "{name}", which travels as {type}',
    cause: "A prefix is put before a text.",
    fix: "Remove it, or send the value as text: `convert: csv-text` or `json-text`.",
  },
} as const satisfies Record<string, CatalogEntry>;
