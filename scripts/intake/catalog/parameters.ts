import type { FindingKinds } from "../finding-kind.ts";

/** What callers may give, and what is sent of it. */
export const parameterKinds = {
  "parameter-gone": {
    severity: "broken",
    message: "The vendor has no {place} `{wire}`",
    cause: "The vendor ignores or refuses an unknown value.",
    fix: "Find its new name, or remove the parameter if there is none.",
  },
  "parameter-moved": {
    severity: "broken",
    message: "The vendor takes `{wire}` in the {there}, not in the {here}",
    cause: "A value sent elsewhere is ignored.",
    fix: "Correct `to`.",
  },
  "parameter-type": {
    severity: "broken",
    message: "The vendor takes {types} for `{wire}`, not {type}",
    cause: "The vendor refuses values that the manifest allows.",
    fix: "Correct `type`, `shape` or `convert`.",
  },
  "parameter-required": {
    severity: "broken",
    message: "The vendor requires `{wire}`",
    cause: "Callers may leave it out, and the vendor then refuses the call.",
    fix: "Set `required: true`, give a `default` with `sendDefault: true`, or take the `?` from a name under `body`.",
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
    fix: "Remove `required`, or leave it if calls make no sense without it.",
  },
  "parameter-new": {
    severity: "new",
    message: "The vendor also takes {names} in the {place}",
    cause: "The manifest describes only part of what the vendor accepts.",
    fix: "Add what you need, or leave it.",
  },
  "parameter-deprecated": {
    severity: "changed",
    message: "`{wire}` is deprecated",
    cause: "The vendor intends to remove the parameter.",
    fix: "Read the vendor's announcement and move to what replaces it, or say so: `deprecated`.",
  },
  "default-other": {
    severity: "changed",
    message: "Without `{wire}` the vendor assumes {there}, not {here}",
    cause:
      "The default of the manifest documents what the vendor does, and the document says otherwise.",
    fix: "Correct `default`.",
  },
  "null-refused": {
    severity: "broken",
    message: "The vendor does not take null for `{wire}`",
    cause: "The manifest sends null to clear a value, and the vendor refuses it.",
    fix: "Remove `nulls`, or clear the value in another way.",
  },
  "lists-other": {
    severity: "broken",
    message: "The vendor takes lists in the form as {there}, not as {here}",
    cause: "The vendor reads lists under other names, so it ignores them or takes one item.",
    fix: "Correct `lists`.",
  },
  "member-gone": {
    severity: "broken",
    message: "The vendor has no {place} `{wire}`",
    cause: "What `body`, `query` or `headers` write there is ignored, or the call is refused.",
    fix: "Find its new name, or remove the member if there is none.",
  },
  "member-type": {
    severity: "broken",
    message: "The vendor takes {types} for `{wire}`, not {type}",
    cause: "What `body` writes there has another type, and the vendor refuses it.",
    fix: "Correct what is written.",
  },
  "constant-gone": {
    severity: "broken",
    message: "The vendor has no {place} `{wire}`",
    cause: "The vendor ignores or refuses an unknown value.",
    fix: "Find its new name, or remove the constant if there is none.",
  },
  "constant-refused": {
    severity: "broken",
    message: "The vendor takes {values} for `{wire}`, not {value}",
    cause: "The value that is always sent is not one that the vendor accepts.",
    fix: "Correct the value.",
  },
  "body-refused": {
    severity: "broken",
    message: "The vendor takes {types}, not {type}",
    cause: "The media type under which the body is sent is not among those of the document.",
    fix: "Correct `encode`; if manifests cannot write such a body, use another operation.",
  },
} as const satisfies FindingKinds;
