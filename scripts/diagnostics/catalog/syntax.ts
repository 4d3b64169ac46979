import type { CatalogEntry } from "../entry.ts";

/** What parsing can find: YAML that cannot be read, and values that do not fit the manifest's shape. */
export const syntax = {
  "file-empty": {
    severity: "error",
    message: "The file holds no manifest",
    cause: "The file is empty or holds nothing but comments.",
    fix: "Begin with `manifest: 1` and `provider: <id>`.",
  },
  "file-too-large": {
    severity: "error",
    message: "The file has {size} bytes; at most {limit} are read",
    cause: "A manifest may have 1 MiB, so that a foreign file cannot stop the generator.",
    fix: "Shorten the examples or the schemas, or split the provider into two.",
  },
  "yaml-syntax": {
    severity: "error",
    message: "{reason}",
    cause: "The text is not valid YAML 1.2.",
    fix: "Correct the YAML at the marked place.",
  },
  "yaml-several-documents": {
    severity: "error",
    message: "A second YAML document begins here",
    cause: "A file holds one manifest; `---` begins another document.",
    fix: "Move the second document to a file of its own, or remove the line.",
  },
  "yaml-tag": {
    severity: "error",
    message: "The tag {tag} is not allowed",
    cause: "A manifest is plain data; tags would give values a meaning that depends on the reader.",
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
    message: "No value before this place has the anchor &{name}",
    cause: "An alias repeats a value that was marked with an anchor earlier in the file.",
    fix: "Mark the value with the anchor, or put the text in quotes if it is not an alias.",
  },
  "yaml-alias-excess": {
    severity: "error",
    message: "The aliases of this file repeat more than {limit} values",
    cause: "Few aliases of aliases can grow without bound, so their number is limited.",
    fix: "Write the values out instead of repeating them with aliases.",
  },
  "yaml-too-deep": {
    severity: "error",
    message: "Maps and lists are nested more than {limit} deep here",
    cause: "Nesting is limited, so that a foreign file cannot stop the generator.",
    fix: "Close brackets that are left open, or shorten the nested value.",
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
  "key-unknown": {
    severity: "error",
    message: 'Unknown key "{key}"{hint}',
    cause: "Only the keys of the manifest language are allowed here.",
    fix: "Correct or remove the key; docs/manifest.md lists those allowed.",
  },
  "key-missing": {
    severity: "error",
    message: 'Missing key "{key}"',
    cause: "A key that the manifest language requires is absent.",
    fix: "Add the key.",
  },
  "key-malformed": {
    severity: "error",
    message: '"{key}" cannot stand here. {rule}',
    cause: "Names in a manifest become names in code, files and requests, so their form is fixed.",
    fix: "Rename it.",
  },
  "manifest-version": {
    severity: "error",
    message:
      "Version {found} of the manifest language is unknown; this release reads version {known}",
    cause: "The first line says which version of the language a manifest is written in.",
    fix: "Write `manifest: 1`, or install the release of blockwright that reads this version.",
  },
  "value-empty": {
    severity: "error",
    message: "{expected} is missing here",
    cause: "A key without a value is null in YAML.",
    fix: "Write the value, or remove the key.",
  },
  "value-type": {
    severity: "error",
    message: "{expected} belongs here, not {found}",
    cause: "Each member of a manifest has a fixed type.",
    fix: "Write a value of that type; docs/manifest.md has an example of each member.",
  },
  "value-unquoted": {
    severity: "error",
    message: "Text belongs here, but without quotes YAML reads this as {found}",
    cause:
      "Without quotes, YAML takes some texts for numbers, true, false, null, maps or comments.",
    fix: "Put the value in quotes.",
  },
  "value-quoted": {
    severity: "error",
    message: "{expected} belongs here, but the quotes make it text",
    cause: "A value in quotes is text, whatever it looks like.",
    fix: "Remove the quotes.",
  },
  "value-not-allowed": {
    severity: "error",
    message: "{found} is not one of {allowed}{hint}",
    cause: "Only the listed words have a meaning here.",
    fix: "Use one of the listed words.",
  },
  "value-malformed": {
    severity: "error",
    message: "{found} cannot stand here. {rule}",
    cause: "The text does not have the form that this member needs.",
    fix: "Correct the text.",
  },
  "value-out-of-bounds": {
    severity: "error",
    message: "This must {bound}, not {found}",
    cause: "Numbers, lengths and lists of a manifest have bounds.",
    fix: "Change the value so that it is within the bound.",
  },
  "value-repeated": {
    severity: "error",
    message: "{found} occurs twice in this list",
    cause: "Each item of this list may occur once.",
    fix: "Remove one of the two.",
  },
  "number-inexact": {
    severity: "error",
    message: "The number {source} would become {found}",
    cause: "JSON numbers are exact up to 2^53 and are never infinite.",
    fix: "Put it in quotes if it is an id, or write a number that can be kept exactly.",
  },
  "text-not-unicode": {
    severity: "error",
    message: "The text holds half of a surrogate pair",
    cause: "Such text cannot be written as UTF-8.",
    fix: "Write the whole character, or `\\U` and its eight-digit code.",
  },
} as const satisfies Record<string, CatalogEntry>;
