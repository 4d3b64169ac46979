import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** What running the examples of a manifest through its mapping can find. */
export const examples = {
  "example-params": {
    severity: "error",
    message: "The parameters of this example are refused: {reason}",
    cause: "Examples run through the same input checks as a real call.",
    fix: "Use parameters that the operation accepts, or correct the parameter's limits.",
  },
  "example-request": {
    severity: "error",
    message: "{part} of the request: the example states {expected}, but the mapping sends {actual}",
    cause: "Every example is executed: its parameters must produce the request that it states.",
    fix: "Correct the example, or the `to`, `convert` and `constants` of the operation.",
  },
  "example-reply": {
    severity: "error",
    message: "The reply does not fit the schema {schema}: {reason}",
    cause: "The reply of an example must match the schema declared for its status.",
    fix: "Correct the reply, or widen the schema if the provider really replies like this.",
  },
  "example-output": {
    severity: "error",
    message: "Output {output}: the example states {expected}, but the mapping gives {actual}",
    cause: "Every example is executed: its reply must produce exactly the outputs that it states.",
    fix: "Correct the example, or the `from`, `take`, `omit`, `each` and `default` of the output.",
  },
  "example-error": {
    severity: "error",
    message: "Error member {member}: the example states {expected}, but the mapping gives {actual}",
    cause: "Every example is executed: its reply must produce the error that it states.",
    fix: "Correct the example, or the paths and codes under `errors`.",
  },
  "example-outcome": {
    severity: "error",
    message: "The example states an {expected}, but this reply gives an {actual}: {reason}",
    cause:
      "A success reply gives outputs; an error status gives an error unless `accept` lists it.",
    fix: "Change the example to the result that the reply gives, or correct `accept` and `errors.when`.",
  },
} as const satisfies Record<string, CatalogEntry>;
