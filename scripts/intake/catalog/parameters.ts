import type { FindingKinds } from "../finding-kind.ts";

/** What callers may give, and what is sent of it. */
export const parameterKinds = {
  "parameter-gone": {
    severity: "broken",
    message: "The vendor knows no {place} `{wire}`",
    cause: "A value that the vendor does not know is ignored or refused.",
    fix: "Look for its new name. Remove the parameter when there is none.",
  },
  "parameter-moved": {
    severity: "broken",
    message: "The vendor takes `{wire}` in the {there}, not in the {here}",
    cause: "A value in another place is ignored.",
    fix: "Correct `to`.",
  },
  "parameter-type": {
    severity: "broken",
    message: "The vendor takes {types} for `{wire}`, not {type}",
    cause: "Values that the manifest lets through do not fit what the vendor takes.",
    fix: "Correct `type`, `shape` or `convert`.",
  },
  "parameter-required": {
    severity: "broken",
    message: "The vendor requires `{wire}`",
    cause: "The manifest lets callers leave it out, and the vendor then refuses the call.",
    fix: "Set `required: true`, or give a `default` with `sendDefault: true`.",
  },
  "parameter-required-new": {
    severity: "broken",
    message: "The vendor requires the {place} `{wire}`",
    cause: "The manifest never sends it, and the vendor then refuses the call.",
    fix: "Add the parameter, or a constant.",
  },
  "parameter-optional": {
    severity: "new",
    message: "The vendor does not require `{wire}`",
    cause: "Callers have to give a value that could be left out.",
    fix: "Remove `required`, or leave it when calls make no sense without it.",
  },
  "parameter-new": {
    severity: "new",
    message: "The vendor also takes {names} in the {place}",
    cause: "The manifest describes a part of what the vendor takes; this is not in it.",
    fix: "Add what somebody needs, or leave it.",
  },
  "parameter-deprecated": {
    severity: "changed",
    message: "`{wire}` is deprecated",
    cause: "The vendor means to remove the parameter.",
    fix: "Read the vendor's announcement and move to what replaces it.",
  },
  "default-other": {
    severity: "changed",
    message: "Without `{wire}` the vendor takes {there}, not {here}",
    cause:
      "The default of the manifest documents what the vendor does, and the document says otherwise.",
    fix: "Correct `default`.",
  },
  "constant-gone": {
    severity: "broken",
    message: "The vendor knows no {place} `{wire}`",
    cause: "A value that the vendor does not know is ignored or refused.",
    fix: "Look for its new name. Remove the constant when there is none.",
  },
  "constant-refused": {
    severity: "broken",
    message: "The vendor takes {values} for `{wire}`, not {value}",
    cause: "The value that always goes along is not among those that the vendor takes.",
    fix: "Correct the constant.",
  },
  "body-refused": {
    severity: "broken",
    message: "The vendor takes {types}, not JSON",
    cause:
      "What is placed in the body travels as JSON, which is not among the media types of the document.",
    fix: "Look for another operation; the manifest can say JSON bodies only.",
  },
} as const satisfies FindingKinds;
