import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** What does not fit the shape of a manifest. */
export const syntax = {
  "internal-error": {
    severity: "error",
    message: "{doing} failed: {reason}",
    cause:
      "This is a mistake of the generator, not of the manifest. Other manifests are not affected.",
    fix: "Report it with this manifest; NODE_DEBUG=blockwright prints where it happened.",
  },
  "key-unknown": {
    severity: "error",
    message: 'Unknown key "{key}"{hint}',
    cause: "Only the keys of the manifest language are allowed here.",
    fix: "Correct or remove the key; the others that are allowed here: {allowed}.",
  },
  "flow-text-unquoted": {
    severity: "error",
    message: '"{key}" is read as a key of its own',
    cause:
      "In braces a comma ends a text that has no quotes, and what follows begins the next key.",
    fix: 'Put the whole text in quotes: `description: "First, then second."`.',
  },
  "key-foreign": {
    severity: "error",
    message: 'There is no key "{key}" here: {instead}',
    cause: "Descriptions of other tools have this key; a manifest says the same in its own words.",
    fix: "Write it this way.",
  },
  "request-malformed": {
    severity: "error",
    message: "{found} is not a method and a path: {reason}",
    cause: "A request is a method in capitals, one space and a path that begins with `/`.",
    fix: "Write `{instead}`.",
  },
  "placement-list": {
    severity: "error",
    message: "A parameter has one `to`",
    cause: "A value travels to one place.",
    fix: 'Name one place, and write the second under `body`, `query` or `headers`, as a hole in quotes: `name: "{hole}"`.',
  },
  "key-missing": {
    severity: "error",
    message: 'Missing key "{key}"',
    cause: "A key that the manifest language requires is absent.",
    fix: "Add the key.",
  },
  "key-malformed": {
    severity: "error",
    message: '"{key}" is not valid here. {rule}',
    cause: "Names in a manifest become names in code, files and requests, so their form is fixed.",
    fix: "Rename it.",
  },
  "manifest-version": {
    severity: "error",
    message: "There is no version {found} of the manifest language",
    cause: "The member `manifest` names the version of the language.",
    fix: "Write `manifest: {known}`.",
  },
  "manifest-version-newer": {
    severity: "error",
    message:
      "This is version {found} of the manifest language; this release reads versions up to {known}",
    cause: "This release could misread a manifest of a newer version.",
    fix: "Install the release of blockwright that reads this version.",
  },
  "manifest-version-older": {
    severity: "warning",
    message: "This is version 1 of the manifest language, which is read in the words of version 2",
    cause: "Version 2 says the same with fewer words, and everything here speaks of it.",
    fix: "Run `npx blockwright check --fix`, which writes this manifest in version 2.",
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
    fix: "Write a value of that type{such}.",
  },
  "map-instead": {
    severity: "error",
    message: "{expected} belongs here, not {found}",
    cause: "Other tools say this in another form.",
    fix: "Write `{instead}`.",
  },
  "value-unquoted": {
    severity: "error",
    message: "Text belongs here, but without quotes YAML reads this as {found}",
    cause: "Without quotes, YAML reads some texts as numbers, true, false, null, maps or comments.",
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
    message: "{found} is not valid here. {rule}",
    cause: "The text does not have the form that this member needs.",
    fix: "Correct the text.",
  },
  "value-out-of-bounds": {
    severity: "error",
    message: "This must {bound}, not {found}",
    cause: "Numbers, lengths and lists in a manifest are limited.",
    fix: "Change the value so that it is within the bound.",
  },
  "value-repeated": {
    severity: "error",
    message: "{found} occurs twice in this list",
    cause: "Each item of this list may occur once.",
    fix: "Remove one of the two.",
  },
} as const satisfies Record<string, CatalogEntry>;
