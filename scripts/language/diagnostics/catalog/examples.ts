import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** What an example must state, and what running it through the mapping can find. */
export const examples = {
  "examples-missing": {
    severity: "warning",
    message: "The operation {operation} has no example",
    cause:
      "Examples are executed against the mapping and are the first contract tests of an operation.",
    fix: "Add a call with its request, reply and outputs under `examples`.",
  },
  "example-credential": {
    severity: "error",
    message: 'The example passes the credential "{name}"',
    cause: "Examples are published; tests use their own credentials.",
    fix: "Remove it.",
  },
  "example-parameter-unknown": {
    severity: "error",
    message: 'The example passes "{name}", which is not a parameter of the operation{hint}',
    cause: "An example is a call that works.",
    fix: "Correct the name, or remove it.",
  },
  "example-result": {
    severity: "error",
    message: "An example has one of `output` and `error`; this one has {given}",
    cause: "A call ends either with outputs or with an error.",
    fix: "Keep the one that this reply leads to.",
  },
  "example-status-undeclared": {
    severity: "error",
    message: "Status {status} is not declared; the operation has {declared}",
    cause: "A reply of an example is one that `reply`, `errors.reply` or `accept` declares.",
    fix: "Declare the status, or correct it.",
  },
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
    fix: "Correct the example, or what the operation sends: `to` and `convert`, and what stands under `query`, `headers` and `body`.",
  },
  "example-request-default": {
    severity: "error",
    message:
      '{part} of the request: the example states {expected}, the default of "{name}", but the mapping sends {actual}',
    cause: "The provider itself takes a `providerDefault`; it is told to callers, and not sent.",
    fix: 'Remove it from the request of the example; or, where the provider has to get it, write it as the `default` of "{name}".',
  },
  "example-request-member": {
    severity: "error",
    message:
      "{part} of the request: the example states {expected}, but the mapping sends {actual}, although {names} is not given",
    cause:
      "A member is sent as it is written; one whose name ends in `?` goes with its parameters.",
    fix: "Write the name with a question mark, `{member}?`, where it is not to be sent then; or state it in the example.",
  },
  "example-request-path": {
    severity: "error",
    message:
      "{part} of the request: the example states {expected}, but the mapping sends {actual}: {who} repeats the server's {base}",
    cause: "The path of a request comes after the address under `server`, which may end in a path.",
    fix: "{instead}.",
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
    fix: "Correct the example, or the `from`, `convert` and `default` of the output.",
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
