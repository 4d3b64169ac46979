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
    reason: "Programs that import it have nothing to go on with.",
  },
  "entry-added": {
    direction: "host",
    severity: "additive",
    message: "The entry {entry} was added.",
    reason: "There is one more thing to import; all others stay.",
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
    reason: "There is one more name to import; all others stay.",
  },
  "export-removed": {
    direction: "host",
    severity: "breaking",
    message: "{name} was removed from the exports of {entry}.",
    reason: "Code that imports it does not compile, and where it is a value does not start.",
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
    reason: "Code that neither gives nor reads it stays as it is.",
  },
  "required-member-added": {
    direction: "host",
    severity: "breaking",
    message: "The required member {member} was added to {name}.",
    reason: "Code that makes such an object itself does not compile without it.",
  },
  "member-removed": {
    direction: "host",
    severity: "breaking",
    message: "The member {member} was removed from {name}.",
    reason: "Code that gives or reads it does not compile.",
  },
  "member-changed": {
    direction: "host",
    severity: "breaking",
    message: "The member {member} of {name} changed from {from} to {to}.",
    reason: "Code that gives or reads it may not compile.",
  },
  "node-range-raised": {
    direction: "host",
    severity: "breaking",
    message: "Node {to} is needed, where {from} was enough.",
    reason: "Who runs an older Node cannot install or start it.",
  },
  "node-range-lowered": {
    direction: "host",
    severity: "additive",
    message: "Node {to} is enough, where {from} was needed.",
    reason: "It runs where it did not; everywhere else it stays.",
  },
  "dependency-added": {
    direction: "host",
    severity: "fix",
    message: "{dependency} {to} is a new dependency.",
    reason: "One more package is installed; what this one offers stays.",
  },
  "dependency-removed": {
    direction: "host",
    severity: "fix",
    message: "The dependency {dependency} is gone.",
    reason: "One package less is installed; what this one offers stays.",
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
      "Its types are part of this package's: next to a package on the older one they do not fit.",
  },
  "contents-changed": {
    direction: "host",
    severity: "fix",
    message: "The generated code changed; its contract did not.",
    reason: "What calls it stays as it is; what it does inside may be better.",
  },
  "texts-changed": {
    direction: "host",
    severity: "docs",
    message: "The README or comments of the code changed.",
    reason: "Only people read them.",
  },
} as const satisfies Rules;
