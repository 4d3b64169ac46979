/**
 * What a difference means for the packages as they are: calls fail or lose something (broken), they
 * may, or what is documented is wrong (changed), or there is something more to use (new).
 */
export type Severity = "broken" | "changed" | "new";

/** Severities from the gravest down. */
export const SEVERITIES: readonly Severity[] = ["broken", "changed", "new"];

/** One kind of difference between a manifest and the vendor's own document. */
export interface FindingKind {
  readonly severity: Severity;
  readonly cause: string;
  readonly fix: string;
}

/**
 * Everything that can be found, by code: of what the manifest sends (`sent-`), of what it reads of replies
 * (`got-`), and operations that only the vendor has.
 */
export const kinds = {
  "sent-gone": {
    severity: "broken",
    cause: "The vendor ignores or refuses what it does not know: a request, a value, a credential.",
    fix: "Find what replaces it or its new place, or remove it if there is nothing.",
  },
  "sent-missing": {
    severity: "broken",
    cause: "The manifest never sends it, and the vendor then refuses the call.",
    fix: "Add a parameter, or a member under `query`, `headers` or `body`.",
  },
  "sent-tighter": {
    severity: "broken",
    cause: "The vendor refuses calls that the manifest allows.",
    fix: "Set the limit, the values or `required` to the vendor's.",
  },
  "sent-other": {
    severity: "broken",
    cause:
      "What is sent is of another type or value, or written in another way, than the vendor takes.",
    fix: "Correct what is sent: its type, its value, `convert`, `encode`, `lists` or `send`.",
  },
  "sent-changed": {
    severity: "changed",
    cause: "Both say it, and not the same; which calls fail is unknown.",
    fix: "Try a call, then correct what the manifest says.",
  },
  "sent-unsaid": {
    severity: "changed",
    cause: "The manifest does not say it, so only the vendor notices a wrong value.",
    fix: "Add the limit, or the values as `enum`.",
  },
  "sent-deprecated": {
    severity: "changed",
    cause: "The vendor intends to remove it.",
    fix: "Read the vendor's announcement and move to what replaces it, or say so: `deprecated`.",
  },
  "sent-looser": {
    severity: "new",
    cause: "Calls that the vendor accepts are refused before they are sent.",
    fix: "Set the limit, the values or `required` to the vendor's, or leave it.",
  },
  "sent-new": {
    severity: "new",
    cause: "The manifest describes only part of what the vendor accepts.",
    fix: "Add what you need, or leave it.",
  },
  "got-gone": {
    severity: "broken",
    cause: "An output, a page or an error reads what the document does not promise.",
    fix: "Find the new location of the value and correct the path, or the schema of the reply.",
  },
  "got-other": {
    severity: "broken",
    cause: "What is read has another type, which makes the reply invalid.",
    fix: "Correct `type` of the output, or what `reply` says: `lines`, `events`, `file`, `text`, or a schema.",
  },
  "got-less": {
    severity: "changed",
    cause: "The manifest promises what the document does not have.",
    fix: "Remove it, or leave it if you have seen it.",
  },
  "got-wider": {
    severity: "changed",
    cause: "The types of clients promise other values than the vendor returns.",
    fix: "Correct the schema: `type`, `enum` or `required`.",
  },
  "got-new": {
    severity: "new",
    cause: "The manifest describes only part of what the vendor returns.",
    fix: "Add what you need to the schema, to `reply` or to `errors.reply`, or leave it.",
  },
  "operation-new": {
    severity: "new",
    cause: "The manifest describes only part of what the vendor offers.",
    fix: "Add it with `import`, or leave it.",
  },
  "operation-unsupported": {
    severity: "new",
    cause: "Manifests cannot describe such an operation as it is, so `import` leaves it out.",
    fix: "Leave it, or write by hand what can be said of it.",
  },
} as const satisfies Readonly<Record<string, FindingKind>>;

/** Code of a finding. */
export type FindingCode = keyof typeof kinds;
