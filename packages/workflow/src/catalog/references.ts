import type { Catalog } from "../diagnostics/diagnostic.ts";

/** References to outputs of other blocks, and to secrets. */
export const references = {
  "reference-malformed": {
    severity: "error",
    message: "The reference {text} {reason}",
    cause: "A reference is `{{block.output}}`, or `{{NAME}}` for a secret.",
    fix: "Correct the reference, or put a backslash before braces that are not one.",
  },
  "reference-foreign": {
    severity: "warning",
    message: 'The text "{text}" names the block "{block}", but is not a reference',
    cause:
      "Other platforms write references with one brace or in angle brackets; here such text is sent unchanged.",
    fix: "Write `{reference}` if an output is meant.",
  },
  "reference-misplaced": {
    severity: "error",
    message: "A reference is not allowed in {place}",
    cause: "References are replaced in inputs only.",
    fix: "Write the value itself.",
  },
  "reference-block-unknown": {
    severity: "error",
    message: 'There is no block "{block}"{hint}',
    cause: "The part of a reference before the first dot is the id of a block in this workflow.",
    fix: "Correct the id; the name of a secret has no dot.",
  },
  "reference-without-output": {
    severity: "error",
    message: 'The reference names the block "{block}" but no output',
    cause: "A reference without a dot is the name of a secret.",
    fix: "Name an output: {outputs}.",
  },
  "reference-output-unknown": {
    severity: "error",
    message: '{operation} has no output "{output}"{hint}',
    cause: "The operation of that block has no such output.",
    fix: "Use an output of the operation: {outputs}.",
  },
  "reference-member-impossible": {
    severity: "error",
    message: "{path} is {type}; it has no {member}{hint}",
    cause:
      "Texts and numbers have no members; lists have items by number, objects have members by name.",
    fix: "Correct the path.",
  },
  "reference-member-undescribed": {
    severity: "warning",
    message: '{path} has no documented member "{member}"{hint}',
    cause: "The provider's schema does not list this member, so it may be absent.",
    fix: "Correct the name, or add the member to the schema in the manifest.",
  },
  "reference-not-before": {
    severity: "error",
    message: 'The block "{block}" does not run before "{self}"',
    cause:
      "A block can only use outputs of blocks that are connected to it, directly or through others.",
    fix: "Connect the blocks in this order, or remove the reference.",
  },
  "reference-type": {
    severity: "error",
    message: "{path} is {found}, and {input} must be {expected}",
    cause: "A reference that is the whole value keeps its type, which this input does not accept.",
    fix: "Refer to a member that fits, or embed the reference in text.",
  },
  "reference-no-file": {
    severity: "warning",
    message: "{path} is {found}, and {input} takes a file",
    cause:
      "The output is no file that was downloaded, so `readFile` of the host gets its value as a reference.",
    fix: "Refer to an output that is a file, unless the host knows what the value refers to.",
  },
  "reference-optional": {
    severity: "error",
    message: "{path} may be absent, and {input} is required",
    cause: "Only some replies have the output; without it, the block fails.",
    fix: "Refer to an output that is always there; for a job, `wait: true` gives the outputs of the finished job.",
  },
  "reference-never": {
    severity: "error",
    message: "{path} never has a value here: it says why a job failed",
    cause:
      "A block with `wait` has the outputs of the finished job. If the job fails, the block fails, and no block after it runs.",
    fix: "Remove the reference, or leave out `wait` and ask for the state of the job in a block of its own.",
  },
  "reference-nullable": {
    severity: "warning",
    message: "{path} may be null, and {input} is required",
    cause:
      "The output is null in some replies, for instance when nothing was found; the block then fails.",
    fix: "Refer to an output that always has a value, or accept that the block fails then.",
  },
} as const satisfies Catalog;
