import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** How credentials are sent, which operations take them, and what proves them. */
export const credentials = {
  "credential-unsent": {
    severity: "error",
    message: 'The credential "{credential}" is sent nowhere',
    cause:
      "It travels where `to` or `headers` says, or in a path that has {place}; what is said `to: none` reaches only hooks that sign or change a request.",
    fix: "Say `to: headers.X-Api-Key`, write {place} in its header or in a path, or write `hooks.sign`.",
  },
  "credential-places": {
    severity: "error",
    message: 'Both `to` and `headers` say where the credential "{credential}" travels',
    cause: "A credential travels at one place.",
    fix: "Leave out one of the two.",
  },
  "credential-parameter-unfit": {
    severity: "error",
    message: 'The parameter "{name}" {problem}, and the credential "{credential}" is sent with it',
    cause: "Without all its parts a credential cannot be sent.",
    fix: "Give the parameter `type: string` and `required: true`; where the credential may be left out, add `{rule}`.",
  },
  "credential-in-host": {
    severity: "error",
    message: 'The credential "{credential}" would be a part of the host name',
    cause: "Host names travel unencrypted and are kept in logs.",
    fix: "Let it stand in the path of the address, or use a parameter that is no secret.",
  },
  "credential-not-taken": {
    severity: "error",
    message:
      'The path has {place}, but `auth` does not name the credential "{credential}" that fills it',
    cause: "Without the credential the request leads nowhere.",
    fix: "Add `{credential}` to `auth` of the operation, or send it to another path or `server`.",
  },
  "credential-in-lines": {
    severity: "error",
    message:
      'A request of several lines cannot carry the credential "{credential}" in its path or body',
    cause: "Which line is taken depends on the inputs alone.",
    fix: "Write an operation for each line, or send the credential in a header or the query.",
  },
  "credential-in-addresses": {
    severity: "error",
    message: 'The credential "{credential}" stands in one of several addresses',
    cause:
      "Which address is used follows from the call, and a credential travels in every request.",
    fix: "Write `{place}` in the path of the requests.",
  },
  "credential-bodyless": {
    severity: "error",
    message: 'The {method} request has no body, which the credential "{credential}" is sent in',
    cause: "Without it the provider refuses the call.",
    fix: "Say `auth: [...]` on the operation without this credential, or send it elsewhere.",
  },
  "operation-credential-unknown": {
    severity: "error",
    message: 'There is no credential "{name}"{hint}',
    cause:
      "`auth` of an operation names credentials of the provider by their keys under `auth` there.",
    fix: "Correct the name, or add the credential under `auth` of the manifest.",
  },
  "credential-elsewhere": {
    severity: "error",
    message: "{operation} goes to {site}, and would take the credentials of {home} along",
    cause: "A key that is given for one site is never sent to another unless the manifest says so.",
    fix: "Say `auth: [...]` on the operation with the credentials that are for this site, or `auth: []`.",
  },
  "oauth-on-api-key": {
    severity: "error",
    message: "`oauth` describes a token, and this is an API key",
    cause: "A host asks people for keys, and obtains tokens itself.",
    fix: "Say `kind: access-token`.",
  },
  "oauth-authorize-missing": {
    severity: "error",
    message: "`authorize` is missing: nobody could agree",
    cause: "With the grant `authorization_code` a person is sent to an address of the provider.",
    fix: "Add `authorize`, or say `grant: client_credentials`.",
  },
  "oauth-parameter-unknown": {
    severity: "error",
    message: "{name} is no parameter of the provider{hint}",
    cause:
      "A token is obtained before any operation is called, so that only `params` of the manifest are known.",
    fix: "Declare it under `params` at the top, or correct the name.",
  },
  "oauth-gives-shown": {
    severity: "warning",
    message: 'A language model could choose "{name}", which comes with the token',
    cause: "The host fills it with what the provider says of the account.",
    fix: "Give it `visibility: hidden`, or `user-only` where people may set it too.",
  },
} as const satisfies Record<string, CatalogEntry>;
