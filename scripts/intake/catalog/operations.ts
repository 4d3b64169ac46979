import type { FindingKinds } from "../finding-kind.ts";

/** Operations as a whole: whether they are there, where, and who may call them. */
export const operationKinds = {
  "operation-gone": {
    severity: "broken",
    message: "The vendor has no `{request}`{hint}",
    cause:
      "The vendor's document has no operation with this method and path, whatever its parameters are called.",
    fix: "Find its replacement, or remove the operation if there is none.",
  },
  "operation-deprecated": {
    severity: "changed",
    message: "`{request}` is deprecated",
    cause: "The vendor intends to remove the operation.",
    fix: "Read the vendor's announcement and move to what replaces it, or say so: `deprecated`.",
  },
  "operation-new": {
    severity: "new",
    message: "The vendor also has `{request}`",
    cause: "The manifest describes only part of what the vendor offers.",
    fix: "Add it with `npx blockwright import FILE --operations '{operation}' --provider {provider}`, or leave it.",
  },
  "operation-unsupported": {
    severity: "new",
    message: "The vendor also has `{request}`, but {reason}",
    cause: "Manifests cannot describe such an operation as it is, so `import` leaves it out.",
    fix: "Leave it, or write by hand what can be said of it.",
  },
  "server-other": {
    severity: "changed",
    message: "The vendor's address is {servers}, not {url}",
    cause:
      "The document names other hosts than `server.url`. An old address may still work for a while.",
    fix: "Try a call, then set `server.url` to the vendor's address.",
  },
  "server-gone": {
    severity: "changed",
    message: "The vendor no longer names {hosts}",
    cause: "A value of the manifest leads to a host that is not among those of the document.",
    fix: "Try a call, then remove the value.",
  },
  "server-new": {
    severity: "new",
    message: "The vendor also answers at {hosts}",
    cause: "No value of the manifest leads to a host that the document names.",
    fix: "Add it to the `enum` or `map` of a parameter of `server.url`, or leave it.",
  },
  "auth-other": {
    severity: "broken",
    message: "The vendor asks for {asked}",
    cause: "No credential of the manifest is sent the way the document requires.",
    fix: "Correct `send` under `auth`, or add the credential.",
  },
  "auth-gone": {
    severity: "broken",
    message: "The vendor does not take {credentials}",
    cause: "Callers may choose a credential that no requirement of the document names.",
    fix: "Correct `send`, or take it out of `auth` of the operation or of the manifest.",
  },
  "auth-required": {
    severity: "broken",
    message: "The vendor requires {asked}",
    cause: "Callers may leave out a credential, and the vendor then refuses the call.",
    fix: "Remove `required: false`, or add a rule with `exactlyOne`.",
  },
  "auth-new": {
    severity: "new",
    message: "The vendor also takes {asked}",
    cause: "The document names another way to prove who calls.",
    fix: "Add the credential with `required: false` and a rule, or leave it.",
  },
  "auth-needless": {
    severity: "new",
    message: "The vendor takes this call without a credential",
    cause: "Callers have to give a credential that could be left out.",
    fix: "Say `auth: []` on the operation, or `required: false`; or leave it.",
  },
  "oauth-other": {
    severity: "changed",
    message: "The vendor's `{member}` is {there}, not {here}",
    cause: "The document names another address or grant of OAuth.",
    fix: "Correct `oauth` of the credential.",
  },
  "scope-other": {
    severity: "changed",
    message: "The vendor asks for the scope {scopes}",
    cause:
      "The document names permissions for this operation, and the manifest names none of them.",
    fix: "Correct `scopes` of the operation and of its credential.",
  },
} as const satisfies FindingKinds;
