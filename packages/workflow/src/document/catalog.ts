import {
  type CatalogEntry,
  type Diagnostic,
  diagnosticsOf,
  type MessageValues,
} from "../diagnostics/diagnostic.ts";

/** Diagnostics of reading YAML or JSON, whatever the document. */
export const documentCatalog = {
  "file-empty": {
    severity: "error",
    message: "The file contains no document",
    cause: "The file is empty or contains only comments.",
    fix: "Start a manifest with `manifest: 2`, and a workflow with `blocks:`.",
  },
  "file-too-large": {
    severity: "error",
    message: "The file has {size} bytes, more than the limit of {limit}",
    cause:
      "Workflows are limited to 1 MiB and manifests to 16 MiB, so that no file can exhaust the reader.",
    fix: "Shorten the document, or split it into two.",
  },
  "yaml-syntax": {
    severity: "error",
    message: "{reason}",
    cause: "The text is not valid YAML 1.2.",
    fix: "Correct the YAML at the marked location.",
  },
  "yaml-several-documents": {
    severity: "error",
    message: "A second YAML document begins here",
    cause: "A file contains one document; `---` begins another.",
    fix: "Move the second document to a file of its own, or remove the line.",
  },
  "yaml-tag": {
    severity: "error",
    message: "The tag {tag} is not allowed",
    cause: "A document is plain data; the meaning of tags depends on the reader.",
    fix: "Remove the tag; write text in quotes instead of using `!!str`.",
  },
  "yaml-merge-key": {
    severity: "error",
    message: "Merge keys (`<<`) are not allowed",
    cause: "Merge keys are not part of YAML 1.2, and readers disagree on them.",
    fix: "Write the members out.",
  },
  "yaml-alias-unknown": {
    severity: "error",
    message: "No earlier value has the anchor &{name}",
    cause: "An alias repeats a value that was marked with an anchor earlier in the file.",
    fix: "Mark the value with the anchor, or put the text in quotes if it is not an alias.",
  },
  "yaml-alias-excess": {
    severity: "error",
    message: "The aliases of this file repeat more than {limit} values",
    cause: "A few nested aliases can expand without bound, so what they repeat is limited.",
    fix: "Write the values out instead of repeating them with aliases.",
  },
  "yaml-too-deep": {
    severity: "error",
    message: "Maps and lists are nested more than {limit} deep here",
    cause: "Nesting is limited, so that an untrusted file cannot exhaust the reader.",
    fix: "Close brackets that are left open, or shorten the nested value.",
  },
  "yaml-braces": {
    severity: "error",
    message: "Text that begins with two braces needs quotes",
    cause: "Without quotes, a brace begins a map.",
    fix: "Put the whole value in quotes.",
  },
  "key-duplicate": {
    severity: "error",
    message: 'The key "{key}" occurs twice',
    cause: "Each key of a map may occur once; readers disagree on which one counts.",
    fix: "Remove one of the two, or rename it.",
  },
  "key-not-text": {
    severity: "error",
    message: "A key must be text, not {found}",
    cause: "A key that is a map, a list or empty has no name.",
    fix: "Put the key in quotes; text that begins with `{` or `[` needs them.",
  },
  "key-forbidden": {
    severity: "error",
    message: 'The key "{key}" is not allowed',
    cause: "`__proto__`, `constructor` and `prototype` change the objects of JavaScript programs.",
    fix: "Use another name.",
  },
  "number-inexact": {
    severity: "error",
    message: "The number {source} would become {found}",
    cause: "JSON numbers are exact up to 2^53 and are never infinite.",
    fix: "Put it in quotes if it is an id, or write a number that is exact in JSON.",
  },
  "text-not-unicode": {
    severity: "error",
    message: "The text contains half of a surrogate pair",
    cause: "Such text cannot be written as UTF-8.",
    fix: "Write the whole character, or `\\U` and its eight-digit code.",
  },
} as const satisfies Record<string, CatalogEntry>;

/** Creates a diagnostic of the reader. */
export const documentDiagnostic = diagnosticsOf(documentCatalog);

/** Code of a diagnostic of the reader. */
export type DocumentCode = keyof typeof documentCatalog;

/** A diagnostic of the reader. */
export type DocumentDiagnostic = Diagnostic<DocumentCode>;

/** The values that a code's message needs. */
export type DocumentValues<Code extends DocumentCode> = MessageValues<
  (typeof documentCatalog)[Code]
>;
