import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** How bodies and lists are written. */
export const encoding = {
  "clearing-unfit": {
    severity: "error",
    message: '`clear: {word}` does not fit "{name}", which {problem}',
    cause: "What clears a field is sent as it is: empty text in a query or body, null in JSON.",
    fix: "Remove it, or give the parameter a place and limits that hold it.",
  },
  "encode-one-hole": {
    severity: "error",
    message: "A body of {mediaType} is one text or one file",
    cause: "Only JSON and forms are made of members.",
    fix: "Write `body` as one text with holes or as the hole of a file, or give one parameter `to: body`.",
  },
  "ndjson-no-list": {
    severity: "error",
    message: "A body of `ndjson` is a list",
    cause: "Each item becomes a line of JSON.",
    fix: "Write `body` as a list or with `$each`, or give one parameter of `type: array` the place `to: body`.",
  },
  "file-in-json": {
    severity: "error",
    message: 'The file "{name}" has no form in JSON',
    cause: "JSON holds text, and a file is bytes.",
    fix: "Say `convert: base64`, write `encode: multipart`, or place only its name.",
  },
  "file-in-query": {
    severity: "error",
    message: 'The file "{name}" cannot travel in {place}',
    cause: "A file is bytes of any number.",
    fix: "Send it as a part of the body (`encode: multipart`), or as the whole body of a media type.",
  },
  "form-free": {
    severity: "error",
    message: "A form is made of members, and this body is one value",
    cause: "Whoever calls would choose every name of the form.",
    fix: "Name its members under `body`, or send it with `convert: json-text` as one of them.",
  },
  "markup-place": {
    severity: "error",
    message: 'A hole of HTML or XML stands within a tag, a comment or a program, after "{before}"',
    cause: "A value is escaped as text. There it could become markup, or run.",
    fix: 'Place it between tags or in the quotes of an attribute, `<a title="...">`, or decide with `convert: raw` that callers may write markup.',
  },
  "markup-address": {
    severity: "warning",
    message:
      "The whole address in `{attribute}` is a value, which may be `javascript:` and a program",
    cause:
      "Escaping keeps a value within its quotes, and says nothing of what an address does when it is opened.",
    fix: 'Write how it begins, such as `href="https://example.com/…"`; or hold the parameter to it: `pattern: "^https://"`.',
  },
} as const satisfies Record<string, CatalogEntry>;
