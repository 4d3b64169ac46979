import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Conditions, wherever they stand. */
export const conditions = {
  "condition-path-unknown": {
    severity: "error",
    message: "The condition asks about {path}, which is no {what}{hint}",
    cause:
      "Conditions on inputs name parameters of the operation; others name what the schemas of replies describe, or outputs.",
    fix: "Correct the name, declare the parameter, or describe the member in the schema of the reply.",
  },
  "condition-never": {
    severity: "error",
    message: "The condition would never hold: {path} is {said}, and never {value}{hint}",
    cause:
      "Values are compared exactly, those of inputs as they are after their conversion and within their limits. Text is in quotes where it looks like a number or a truth value; those have none.",
    fix: "Correct the value, or what is said of what can be there.",
  },
  "condition-malformed": {
    severity: "error",
    message: "The condition has no meaning: {problem}",
    cause:
      "A map asks for all of its tests, a list for one of its conditions, and a text for what it names to be given.",
    fix: "{instead}",
  },
} as const satisfies Record<string, CatalogEntry>;
