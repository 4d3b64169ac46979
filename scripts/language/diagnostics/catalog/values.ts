import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** What is made of the value of a parameter: steps and tables. */
export const values = {
  "step-order": {
    severity: "error",
    message: "`{step}` {problem}",
    cause:
      "Limits of an input are checked after `trim`, `lowercase`, `uppercase` and `csv`, so these come first: a case behind `trim`, `csv` without any of them, and `join` behind `csv`.",
    fix: "Move it to the front, or leave out what it cannot stand behind.",
  },
  "extract-without-example": {
    severity: "warning",
    message: 'The `example` of "{name}" shows no text of which `extract` takes a part',
    cause:
      "Only an example says what the part stands in; documents and the contract suite need it.",
    fix: "Give the parameter one, as people paste it: `example: https://docs.example.com/d/1a2b/edit`.",
  },
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
} as const satisfies Record<string, CatalogEntry>;
