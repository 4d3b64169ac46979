import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Paths into replies, and outputs. */
export const outputs = {
  "path-malformed": {
    severity: "error",
    message: "The path {path} {reason}",
    cause:
      'Paths are written `body.a.b`, `body[0].a`, `body["a.b"]`, `status`, `headers.name`, `params.name`.',
    fix: "Correct the path; put names with dots or other special characters in brackets and double quotes.",
  },
  "path-root-unknown": {
    severity: "error",
    message: "The path {path} must begin with one of: {roots}{hint}",
    cause: "A path begins with the part of the call that it reads.",
    fix: "Begin the path with one of these words.",
  },
  "output-path-unknown": {
    severity: "error",
    message: 'The output "{name}" reads {path}, which no reply has{hint}',
    cause: "The schemas of the replies do not describe such a value, so nothing would be found.",
    fix: "Correct the path, or describe the member in the reply's schema.",
  },
  "output-parameter-unknown": {
    severity: "error",
    message: 'The output "{name}" repeats "{parameter}", which is not a parameter{hint}',
    cause: "`params.name` is the value that the caller passed for a parameter.",
    fix: "Correct the name.",
  },
  "output-secret": {
    severity: "error",
    message: 'The output "{name}" would repeat the secret "{parameter}"',
    cause: "Outputs are shown, stored and passed on.",
    fix: "Remove the path.",
  },
  "output-source": {
    severity: "error",
    message: 'The output "{name}" has {given} of `from` and `const`',
    cause: "An output is read from the reply or is a fixed value.",
    fix: "Keep one of the two.",
  },
  "output-const-mapped": {
    severity: "error",
    message: 'The output "{name}" is a constant, so `{key}` has no effect',
    cause: "A fixed value is never absent and is not converted.",
    fix: "Remove the key.",
  },
  "output-const-type": {
    severity: "error",
    message: 'The constant {value} of the output "{name}" is not of type {type}',
    cause: "An output has the type that it declares.",
    fix: "Correct the value or the type.",
  },
  "output-default-type": {
    severity: "error",
    message: 'The default {value} of the output "{name}" is not of type {type}',
    cause: "The default has the type of the output, or is null.",
    fix: "Correct the value or the type.",
  },
  "missing-needless": {
    severity: "warning",
    message: "`{word}` says what holds without it",
    cause:
      "What becomes of a value that is missing is said by `default`, else by `?` behind the name or `missing`, else by `missing` of the operation or the manifest, else by the schema of the reply. A constant is never missing.",
    fix: "Remove it.",
  },
  "output-name-clash": {
    severity: "error",
    message: '"{name}" is inside "{group}", which has a value itself',
    cause: "A dotted name is a member of an object, so that object cannot have another value.",
    fix: "Rename one of the two.",
  },
  "output-type": {
    severity: "error",
    message: 'The output "{name}" is declared {type}, but its value is {found}',
    cause: "A value of another type makes the reply invalid.",
    fix: "Correct `type`, the path, or the reply's schema.",
  },
  "closed-without-values": {
    severity: "error",
    message: "The schema lists no values for {path}, so that `closed` has no effect",
    cause: "`closed: true` refuses what the `enum` of the schema does not list.",
    fix: "Add an `enum` to the schema, or remove `closed`.",
  },
  "output-spread-type": {
    severity: "error",
    message: "{path} is {type}, which has no members to take",
    cause:
      "`output: body`, or `...` among outputs, makes an output of each member that the schema of the reply names. `...` among the members of items takes those of an object.",
    fix: "Give the value a name, such as `data: body`, in place of `...`.",
  },
  "step-unfit": {
    severity: "error",
    message: "`{step}` {problem}",
    cause:
      "Steps act in the order in which they are written, each on what the one before it makes, and the first on the value of the input, or at the path of the output. What a step cannot take fails in every call.",
    fix: "Correct the path or the type, put a step before it that makes what it takes, such as `number` or `json-text`, or remove it.",
  },
  "output-hole-unknown": {
    severity: "error",
    message: 'The output "{name}" depends on {hole}, which is not a parameter{hint}',
    cause: "A parameter in braces stands for the value that the caller gives.",
    fix: "Declare the parameter, with `to: none` if it is not sent, or correct its name.",
  },
  "text-path-unknown": {
    severity: "error",
    message: "No reply contains {path}{hint}",
    cause: "A text is absent when one of its values is, so that it would always be absent.",
    fix: "Correct the path.",
  },
  "text-too-long": {
    severity: "error",
    message: 'The text of the output "{name}" comes to more than {most} parts with what it names',
    cause: "Where a text names an output, it repeats it.",
    fix: "Name fewer outputs, or make them of the items of a list.",
  },
  "output-internal-unused": {
    severity: "warning",
    message: 'The output "{name}" is internal, and no text names it',
    cause: "Internal outputs are not given back; they are there for the texts of other outputs.",
    fix: "Name it in a text as {hole}, remove it, or remove `internal`.",
  },
  "output-order": {
    severity: "error",
    message: "{output} is made after the text that names it",
    cause: "Outputs are made in the order of the manifest.",
    fix: "Move it up.",
  },
} as const satisfies Record<string, CatalogEntry>;
