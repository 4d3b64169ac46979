import type { FindingKinds } from "../finding-kind.ts";

/** Which values the vendor takes. */
export const limitKinds = {
  "limit-tighter": {
    severity: "broken",
    message: "`{limit}` of `{wire}` is {there}, not {here}",
    cause: "Values that the manifest lets through are refused by the vendor.",
    fix: "Set the limit to the vendor's.",
  },
  "limit-looser": {
    severity: "new",
    message: "`{limit}` of `{wire}` is {there}, not {here}",
    cause: "Values that the vendor takes are refused before a call.",
    fix: "Set the limit to the vendor's.",
  },
  "limit-other": {
    severity: "changed",
    message: "`{limit}` of `{wire}` is {there}, not {here}",
    cause: "The vendor takes other values; which ones are more cannot be told.",
    fix: "Set the limit to the vendor's.",
  },
  "limit-unstated": {
    severity: "changed",
    message: "The vendor has a `{limit}` of {there} for `{wire}`",
    cause: "The manifest states no such limit, so that a wrong value is found by the vendor only.",
    fix: "Add the limit.",
  },
  "value-gone": {
    severity: "broken",
    message: "The vendor takes no {values} for `{wire}`",
    cause: "A value of the manifest's `enum` is not among those of the document.",
    fix: "Remove the value from `enum`.",
  },
  "value-new": {
    severity: "new",
    message: "The vendor also takes {values} for `{wire}`",
    cause: "A value of the document is refused before a call.",
    fix: "Add the value to `enum`.",
  },
  "values-unstated": {
    severity: "changed",
    message: "The vendor takes only {values} for `{wire}`",
    cause: "The manifest lists no values, so that a wrong one is found by the vendor only.",
    fix: "Add the values as `enum`.",
  },
} as const satisfies FindingKinds;
