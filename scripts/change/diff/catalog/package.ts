import type { Rules } from "../rule.ts";

/** What a package offers beside the contract of a manifest: entries, exports, engines, dependencies. */
export const packageRules = {
  "package-added": {
    direction: "host",
    severity: "additive",
    message: "The package was added.",
    reason: "Nobody depended on it before.",
  },
  "package-removed": {
    direction: "host",
    severity: "breaking",
    message: "The package was removed.",
    reason: "Programs that import it no longer work.",
  },
  "package-renamed": {
    direction: "host",
    severity: "breaking",
    message: "The package {from} is removed, and {to} is new.",
    reason:
      "Programs that depend on the old name get no more versions of it. Publish the new package, then say so with npm deprecate.",
  },
  "entry-added": {
    direction: "host",
    severity: "additive",
    message: "The entry {entry} was added.",
    reason: "There is one more entry to import; the others are unchanged.",
  },
  "entry-removed": {
    direction: "host",
    severity: "breaking",
    message: "The entry {entry} was removed.",
    reason: "Programs that import it do not start.",
  },
  "export-added": {
    direction: "host",
    severity: "additive",
    message: "{name} was added to the exports of {entry}.",
    reason: "There is one more name to import; the others are unchanged.",
  },
  "export-removed": {
    direction: "host",
    severity: "breaking",
    message: "{name} was removed from the exports of {entry}.",
    reason: "Code that imports it does not compile, or does not start if it is a value.",
  },
  "declaration-changed": {
    direction: "host",
    severity: "breaking",
    message: "The declaration of {name} in {entry} changed.",
    reason: "Code that calls it, or names its type, may not compile.",
  },
  "member-added": {
    direction: "host",
    severity: "additive",
    message: "The member {member} was added to {name}.",
    reason: "Code that does not use it is unaffected.",
  },
  "required-member-added": {
    direction: "host",
    severity: "breaking",
    message: "The required member {member} was added to {name}.",
    reason: "Code that creates such an object does not compile without it.",
  },
  "member-removed": {
    direction: "host",
    severity: "breaking",
    message: "The member {member} was removed from {name}.",
    reason: "Code that sets or reads it does not compile.",
  },
  "member-changed": {
    direction: "host",
    severity: "breaking",
    message: "The member {member} of {name} changed from {from} to {to}.",
    reason: "Code that sets or reads it may not compile.",
  },
  "node-range-raised": {
    direction: "host",
    severity: "breaking",
    message: "Node {to} is needed, where {from} was enough.",
    reason: "It cannot be installed or started on an older Node.",
  },
  "node-range-lowered": {
    direction: "host",
    severity: "additive",
    message: "Node {to} is enough, where {from} was needed.",
    reason: "It runs on more versions; on the others nothing changes.",
  },
  "dependency-added": {
    direction: "host",
    severity: "fix",
    message: "{dependency} {to} is a new dependency.",
    reason: "One more package is installed; this one offers the same.",
  },
  "dependency-removed": {
    direction: "host",
    severity: "fix",
    message: "The dependency {dependency} was removed.",
    reason: "One package fewer is installed; this one offers the same.",
  },
  "dependency-range-changed": {
    direction: "host",
    severity: "fix",
    message: "The dependency {dependency} changed from {from} to {to}.",
    reason: "Another version is installed, which is compatible with the one before.",
  },
  "dependency-major-changed": {
    direction: "host",
    severity: "breaking",
    message: "The dependency {dependency} changed from {from} to {to}, which is incompatible.",
    reason:
      "Its types are part of this package's and do not fit those of a package that uses the older version.",
  },
  "contents-changed": {
    direction: "host",
    severity: "fix",
    message: "The contents of the package changed; its contract did not.",
    reason: "Code that calls it is unaffected; its internals may be better.",
  },
  "texts-changed": {
    direction: "host",
    severity: "docs",
    message: "The README or comments of the code changed.",
    reason: "Only people read them.",
  },
} as const satisfies Rules;
