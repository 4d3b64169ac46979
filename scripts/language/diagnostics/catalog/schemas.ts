import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Schemas of replies. */
export const schemas = {
  "schema-ref-unresolved": {
    severity: "error",
    message: 'There is no schema "{name}"{hint}',
    cause: "A reference names a schema under `schemas`.",
    fix: "Correct the name, or add the schema.",
  },
  "schema-ref-foreign": {
    severity: "error",
    message: "The reference {reference} does not lead to a schema of this manifest",
    cause: "References are written `#/schemas/Name` and lead to whole schemas of the same file.",
    fix: "Write `#/schemas/Name` for a schema of this file; give anything else a name of its own under `schemas`.",
  },
  "schema-ref-cyclic": {
    severity: "error",
    message: "The schema refers to itself endlessly: {names}",
    cause: "A cycle of references without a member or item describes nothing.",
    fix: "Remove one of the references; a member may refer to the schema it belongs to.",
  },
  "schema-ways": {
    severity: "error",
    message: "`{name}` describes a value in more than {most} ways",
    cause:
      "Where parts of `allOf`, `anyOf` and `oneOf` name the same schemas, their ways multiply from level to level, and whoever holds a reply against them goes through all.",
    fix: "Name each schema once among the parts of another, or write the members that callers read.",
  },
  "schema-unused": {
    severity: "warning",
    message: 'No reply uses the schema "{name}"',
    cause: "A schema has an effect only if a reply uses it, directly or through other schemas.",
    fix: "Name it under `reply` or `errors.reply`, or remove it.",
  },
  "schema-invalid": {
    severity: "error",
    message: "`{keyword}` {reason}",
    cause: "The schema does not compile: JSON Schema 2020-12 does not allow such a value here.",
    fix: "Correct the value of the keyword.",
  },
  "schema-value-empty": {
    severity: "error",
    message: 'The keyword "{keyword}" has no value',
    cause:
      "Without quotes a comma within `{ }` begins another key: `{ description: First, second }` has the key `second`.",
    fix: "Put text that contains a comma in quotes, or write the value, `null` if you mean null.",
  },
  "schema-type-unknown": {
    severity: "error",
    message: '"{type}" is not a type of JSON Schema{hint}',
    cause:
      "The schema does not compile. The types are array, boolean, integer, null, number, object and string.",
    fix: "Use one of the types, or leave `type` out to allow any value.",
  },
  "schema-pattern-invalid": {
    severity: "error",
    message: "The pattern does not compile: {reason}",
    cause: "Patterns are regular expressions of ECMAScript with the flag `u`.",
    fix: "Correct the expression, or remove it.",
  },
  "schema-format-unknown": {
    severity: "warning",
    message: 'The format "{format}" is unknown{hint}',
    cause: "Values are not checked against unknown formats.",
    fix: "Use a format of JSON Schema or OpenAPI, or describe it in `description`.",
  },
  "schema-keyword-unknown": {
    severity: "warning",
    message: '"{keyword}" is not a keyword of JSON Schema{hint}',
    cause:
      'Unknown keywords are ignored. OpenAPI 3.0\'s `nullable: true` is written `type: [string, "null"]` here.',
    fix: "Correct the keyword, or prefix it with `x-` if it is only for readers.",
  },
  "schema-keyword-refused": {
    severity: "error",
    message: "The keyword {keyword} cannot be used here",
    cause: "It would change where references lead; schemas become part of a larger document.",
    fix: "Remove it; give a nested definition a name of its own under `schemas`.",
  },
  "schema-required-unknown": {
    severity: "warning",
    message: 'The schema requires "{name}", which is not among its properties{hint}',
    cause: "A required member that is not described is usually misspelt.",
    fix: "Correct the name, or describe it under `properties`.",
  },
  "reply-schema-unknown": {
    severity: "error",
    message: 'There is no schema "{name}"{hint}',
    cause: "A reply names a schema under `schemas`, or is `empty`.",
    fix: "Correct the name, or add the schema.",
  },
  "reply-not-json": {
    severity: "error",
    message:
      "A reply of the schema {name} is JSON text in quotes; most APIs that answer text send it bare",
    cause: "Replies with a schema are read as JSON.",
    fix: "Write `200: text` for bare text, or `200: any` for JSON of any shape, and remove the schema.",
  },
  "reply-list-of-error": {
    severity: "error",
    message: "The reply of status {status} is declared as `{name}`, which only successes can be",
    cause: "The body of an error is read as JSON, else as text.",
    fix: "Name a schema, or write `any` or `text`.",
  },
  "file-output": {
    severity: "error",
    message: "The output {name} reads a part of a file, or takes it as something else than JSON",
    cause:
      "What a file becomes is decided by `storeFile` of the host: a key, an address, an object.",
    fix: "Write `from: body` and `type: json`; what headers say is under `headers`.",
  },
  "reply-body-impossible": {
    severity: "error",
    message: "The reply {name} is declared for {what}, which never has a body",
    cause: "HTTP gives such a reply no body.",
    fix: "Write `empty`, or correct the status or method.",
  },
} as const satisfies Record<string, CatalogEntry>;
