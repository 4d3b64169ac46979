import type { FindingKinds } from "../finding-kind.ts";

/** Which values the vendor takes. */
export const limitKinds = {
  "limit-tighter": {
    severity: "broken",
    message: "`{limit}` of `{wire}` is {there}, not {here}",
    cause: "The vendor refuses values that the manifest allows.",
    fix: "Set the limit to the vendor's.",
  },
  "limit-looser": {
    severity: "new",
    message: "`{limit}` of `{wire}` is {there}, not {here}",
    cause: "Values that the vendor accepts are refused before the call.",
    fix: "Set the limit to the vendor's.",
  },
  "limit-other": {
    severity: "changed",
    message: "`{limit}` of `{wire}` is {there}, not {here}",
    cause: "The vendor accepts other values; which set is larger is unknown.",
    fix: "Set the limit to the vendor's.",
  },
  "limit-unstated": {
    severity: "changed",
    message: "The vendor has a `{limit}` of {there} for `{wire}`",
    cause: "The manifest has no such limit, so only the vendor notices a wrong value.",
    fix: "Add the limit.",
  },
  "value-gone": {
    severity: "broken",
    message: "The vendor does not accept {values} for `{wire}`",
    cause: "A value of the manifest's `enum` or `map` is not among those of the document.",
    fix: "Remove the value from `enum`, or correct it in `map`.",
  },
  "value-new": {
    severity: "new",
    message: "The vendor also accepts {values} for `{wire}`",
    cause: "A value that the document allows is refused before the call.",
    fix: "Add the value to `enum` or `map`.",
  },
  "values-unstated": {
    severity: "changed",
    message: "The vendor accepts only {values} for `{wire}`",
    cause: "The manifest lists no values, so only the vendor notices a wrong one.",
    fix: "Add the values as `enum`.",
  },
} as const satisfies FindingKinds;
