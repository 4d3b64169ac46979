import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** The provider, its operations, its address and its credentials. */
export const identity = {
  "provider-file-mismatch": {
    severity: "error",
    message: 'The provider "{provider}" is described in a file named {file}',
    cause: "A manifest is named after its provider, so that each provider has one file.",
    fix: "Rename the file to the provider's id and `.yaml`, or correct the id.",
  },
  "provider-reserved": {
    severity: "error",
    message: 'The provider id "{provider}" is reserved',
    cause:
      "`blockwright`, `live`, `mcp`, `runtime`, `tools` and `workflow` are the names of other packages, and Windows has no files named `con`, `prn`, `aux`, `nul`, `com1` or `lpt1`.",
    fix: "Choose another id.",
  },
  "provider-hyphen": {
    severity: "error",
    message: 'The provider id "{provider}" has a hyphen at its end or two in a row',
    cause: "Names in code are derived from the words between the hyphens.",
    fix: "Put one hyphen between two words.",
  },
  "provider-clash": {
    severity: "error",
    message: 'The provider "{provider}" is also described in {other}',
    cause: "Both manifests would be written to the same package.",
    fix: "Merge the two manifests, or rename one of the providers.",
  },
  "operation-clash": {
    severity: "error",
    message: 'The operation "{operation}" is also described in {other}',
    cause: "A workflow names an operation by its id, so it must be unique among all providers.",
    fix: "Rename the operation, or the provider.",
  },
  "operation-prefix": {
    severity: "error",
    message: 'The operation "{operation}" does not begin with "{prefix}"',
    cause: "An operation id begins with its provider, `-` written as `_`.",
    fix: "Put the provider's prefix before what the operation does.",
  },
  "method-name-clash": {
    severity: "error",
    message: 'The operations "{operation}" and "{other}" would both be emitted as {method}',
    cause: "Method names are derived from operation ids: `books_get_volume` becomes `getVolume`.",
    fix: "Rename one of the operations so that their words differ.",
  },
  "method-name-long": {
    severity: "error",
    message:
      'The operation "{operation}" would be emitted as {method}, which is longer than {limit} characters',
    cause: "Method names are derived from operation ids, and long ones make code hard to read.",
    fix: "Use fewer words in the operation id.",
  },
  "method-name-unusable": {
    severity: "error",
    message: 'The operation "{operation}" would be emitted as {method}, a name that {reason}',
    cause: "The emitted package exports each operation under the name derived from its id.",
    fix: "Add a word to the operation id: `books_delete_volume` instead of `books_delete`.",
  },
  "unsafe-name": {
    severity: "error",
    message: 'The name "{name}" is not safe',
    cause: "Every JavaScript object has a member of this name, or JavaScript treats it specially.",
    fix: "Choose another name.",
  },
  "server-url-invalid": {
    severity: "error",
    message: "The server address {url} {reason}",
    cause: "Request paths are added to the address, so it must be a plain https address.",
    fix: "Write scheme, host and at most a path, and a parameter in braces where a part is given: `https://api.example.com/base`.",
  },
  "server-url-unreachable": {
    severity: "error",
    message: "The server address {url} is never used: an earlier one needs only what it needs too",
    cause: "The first address whose parameters are all given is used, else the last.",
    fix: "Move this address up, or take `required` from a parameter of the earlier one.",
  },
  "server-parameter-undeclared": {
    severity: "error",
    message: 'The server address names "{name}", but there is no such parameter{hint}',
    cause:
      "Each `{param}` of the address is a parameter under `params` at the top; in the `server` of an operation it may be one of its own.",
    fix: "Declare the parameter under `params` at the top, or of the operation whose `server` names it, or correct its name.",
  },
  "server-parameter-unfit": {
    severity: "error",
    message: 'The parameter "{name}" of the server address {problem}',
    cause:
      "The address needs all its parts, and they are sent nowhere else. Of several addresses the last is for calls that can fill no other.",
    fix: "Give the parameter `type: string`, no `to`, and `required: true` or a `default`; where it ends the host, also an `enum`.",
  },
  "address-unfit": {
    severity: "error",
    message: 'The address "{name}" {problem}',
    cause:
      "A parameter of `type: address` is the scheme, the host, the port and the base path of a server, as people paste them.",
    fix: "{instead}",
  },
  "address-without-example": {
    severity: "warning",
    message: 'The server\'s address takes "{name}", which has no `example`',
    cause: "Documents and previews show the address with a value that calls may give.",
    fix: "Add one, as people know it from their account: `example: acme`, or `example: https://git.example.com`.",
  },
  "server-map-unfit": {
    severity: "error",
    message: "With {name} = {key} the address is {address}, which {problem}",
    cause: "A value that the manifest lists is put into the address as it is.",
    fix: "Correct the value.",
  },
  "fetched-hosts-missing": {
    severity: "error",
    message:
      'Any address that callers give as "{name}" is fetched: `server.allowedHosts` does not say of which hosts',
    cause: "Without it a caller could have addresses of the host's own network fetched.",
    fix: "List the suffixes of the hosts that replies name under `server` of the operation: `allowedHosts: [.files.example.com]`.",
  },
  "fetched-with-query": {
    severity: "error",
    message: 'A request to a whole address has no query of its own, and "{name}" is sent in it',
    cause: "The address is sent as a reply gave it; one that is signed would be refused with more.",
    fix: "Leave it out of this operation, or send it in a header (`to: headers.X`); what stands under `query` at the top is left out with `null` under `query` of the operation.",
  },
  "fetched-unfit": {
    severity: "error",
    message: 'The whole address "{name}" {problem}',
    cause: "It is sent as it is, with its scheme, host, path and query, such as a reply gave it.",
    fix: "{instead}",
  },
  "fetched-without-example": {
    severity: "error",
    message: 'The whole address "{name}" has no `example`',
    cause: "Documents and tests need one that a reply may give; nothing else says what is allowed.",
    fix: "Add one: `example: https://cdn.example.com/files/1?v=2`.",
  },
  "allowed-hosts-missing": {
    severity: "error",
    message: "The whole host of {url} comes from the caller, and `allowedHosts` is missing",
    cause: "Without it a caller could have the credentials sent to any host.",
    fix: "List the suffixes of the provider's hosts, `allowedHosts: [.example.com]`, or all hosts under `enum`. `allowedHosts: any` is for products that people install themselves.",
  },
  "allowed-hosts-any-visible": {
    severity: "error",
    message: 'With "{name}" a language model could choose the host that credentials go to',
    cause: "`allowedHosts: any` allows every host, so a person or the host has to name it.",
    fix: "Give it `visibility: user-only` or `hidden`, or list ends of hosts under `allowedHosts`.",
  },
  "allowed-host-too-wide": {
    severity: "error",
    message: "The allowed host {suffix} is a whole top-level domain",
    cause: "Anybody can own a host with this suffix.",
    fix: "Name the provider's own domain: `.example.com`.",
  },
  "allowed-hosts-unused": {
    severity: "warning",
    message: "`allowedHosts` has no effect: the host of {url} does not come from the caller",
    cause: "The list is only compared with a host that comes entirely from a parameter.",
    fix: "Remove `allowedHosts`.",
  },
  "credential-name-clash": {
    severity: "error",
    message: 'The name "{name}" is already used by a credential',
    cause: "Callers pass credentials and parameters side by side, by name.",
    fix: "Rename one of the two.",
  },
  "credential-clash": {
    severity: "error",
    message: '"{credential}" and "{other}" both travel as {wire}, and both may be given',
    cause: "Only one of them would reach the provider.",
    fix: "Let both say `required: false`, and add `{rule}`; or send one of them elsewhere.",
  },
  "credential-overwritten": {
    severity: "error",
    message: '{what} is sent in the place of the credential "{credential}"',
    cause: "The provider would receive only one of the two values.",
    fix: "Send it elsewhere, or remove it: the credential is sent with every request.",
  },
  "header-forbidden": {
    severity: "error",
    message: "The header {header} cannot be set{hint}",
    cause:
      "The connection, the body or the client sets it; HTTP clients refuse or ignore other values.",
    fix: "Remove it, or use another header.",
  },
  "header-unsafe": {
    severity: "error",
    message: "The text sent in the header {header} has characters outside printable ASCII",
    cause: "Such characters are garbled or refused in headers.",
    fix: "Use printable ASCII characters.",
  },
  "scope-unknown": {
    severity: "error",
    message: 'No credential has the scope "{scope}"{hint}',
    cause: "A host requests the scopes under `auth`; an operation cannot need others.",
    fix: "Add the scope to the credential's `scopes`, or correct it here.",
  },
} as const satisfies Record<string, CatalogEntry>;
