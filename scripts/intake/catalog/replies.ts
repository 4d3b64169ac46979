import type { FindingKinds } from "../finding-kind.ts";

/** What the vendor answers, and what is made of it. */
export const replyKinds = {
  "reply-status-gone": {
    severity: "changed",
    message: "The vendor's document has no reply {status}",
    cause: "The reply is not among those that the document lists.",
    fix: "Remove the status, or leave it if you have seen it.",
  },
  "reply-status-new": {
    severity: "new",
    message: "The vendor also replies {status}",
    cause: "The manifest does not declare this reply, so clients have no type for it.",
    fix: "Add the status under `reply`, or `errors.reply`.",
  },
  "reply-body-gone": {
    severity: "broken",
    message: "The vendor's reply {status} has no JSON body",
    cause: "Outputs read a body that the document does not promise.",
    fix: "Correct the schema of the reply; `empty` stands for no body, and `text` for bare text.",
  },
  "reply-text-gone": {
    severity: "broken",
    message: "The vendor's reply {status} is {types}, not bare text",
    cause: "The reply is read as text, which the document does not promise.",
    fix: "Correct the reply: a schema, `any` or `empty`.",
  },
  "reply-type-other": {
    severity: "broken",
    message: "The vendor's reply {status} is {types}, not {type}",
    cause: "A list of lines or events, or a file, is read only of its media type.",
    fix: "Correct the reply: `lines`, `events`, `file` with its media type, or a schema.",
  },
  "output-gone": {
    severity: "broken",
    message: "The vendor's reply has no `{path}`",
    cause: "An output reads a member that the document does not have.",
    fix: "Find the new location of the value and correct the path.",
  },
  "output-type": {
    severity: "broken",
    message: "The vendor returns {types} for `{path}`, not {type}",
    cause: "A value of another type makes the reply invalid.",
    fix: "Correct `type` of the output.",
  },
  "reply-field-gone": {
    severity: "changed",
    message: "The vendor's reply has no `{field}`",
    cause: "The schema promises a member that the document does not have.",
    fix: "Remove the member, or leave it if you have seen it.",
  },
  "reply-field-type": {
    severity: "changed",
    message: "The vendor returns {types} for `{field}`, not {type}",
    cause: "The types of clients promise other values than the vendor returns.",
    fix: "Correct `type` in the schema.",
  },
  "reply-field-optional": {
    severity: "changed",
    message: "The vendor may leave out `{field}`",
    cause:
      "The schema marks it as `required`; the document does not, although it marks other members.",
    fix: "Remove the member from `required`.",
  },
  "reply-field-new": {
    severity: "new",
    message: "The vendor's reply also has {fields}",
    cause: "The manifest describes only part of what the vendor returns.",
    fix: "Add what you need, or leave it.",
  },
  "reply-value-new": {
    severity: "changed",
    message: "The vendor also returns {values} for `{field}`",
    cause: "The types of clients list the values without these.",
    fix: "Add the values to `enum`.",
  },
} as const satisfies FindingKinds;
