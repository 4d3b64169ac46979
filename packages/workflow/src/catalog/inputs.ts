import type { Catalog } from "../diagnostics/diagnostic.ts";

/** Inputs of blocks: names, values and what they mean together. */
export const inputs = {
  "workflow-input-unknown": {
    severity: "error",
    message: '{operation} has no input "{input}"{hint}',
    cause: "Only inputs of the block's operation are sent; this one would be rejected or left out.",
    fix: "Correct or remove the input; {operation} takes {inputs}.",
  },
  "workflow-input-missing": {
    severity: "error",
    message: '{operation} needs the input "{input}"',
    cause: "The operation rejects a call in which a required input is absent or blank.",
    fix: "Add the input.",
  },
  "workflow-input-invalid": {
    severity: "error",
    message: "{problem}",
    cause: "The value violates a limit of the input, so the operation would reject the call.",
    fix: "Correct the value.",
  },
  "workflow-input-doubtful": {
    severity: "warning",
    message: "{problem}",
    cause: "The operation accepts the value, but it is probably wrong.",
    fix: "Correct the value, or leave it if it is intended.",
  },
  "workflow-inputs-together": {
    severity: "error",
    message: "{problem}",
    cause: "The operation has a rule on several inputs, and would reject the call.",
    fix: "Add the inputs that are missing, or remove those that contradict each other.",
  },
  "workflow-secret-in-clear": {
    severity: "error",
    message: 'The secret input "{input}" is written in plain text',
    cause:
      "Workflows are shared, stored and logged, so a secret written in one is no longer secret.",
    fix: "Refer to an environment variable, `{reference}`, and replace the exposed secret.",
  },
  "secret-exposed": {
    severity: "error",
    message: "{variable} is a credential of {owner}, and {input} is not a secret input",
    cause:
      "Only secret inputs are kept out of errors, logs and the record of a run; any other is sent and shown like text.",
    fix: "Write what the input is meant to hold.",
  },
  "secret-of-other-block": {
    severity: "error",
    message: "{variable} is a credential of {owner}, and would be sent to {type}",
    cause: "A credential belongs to one provider, and is sent to no other.",
    fix: "Use `{reference}`.",
  },
} as const satisfies Catalog;
