import type { Rules } from "../rule.ts";

/** The provider as a whole: its block, and where requests go. */
export const providerRules = {
  "provider-added": {
    direction: "host",
    severity: "additive",
    message: "The provider was added.",
    reason: "Nobody depended on it before.",
  },
  "provider-removed": {
    direction: "host",
    severity: "breaking",
    message: "The provider was removed.",
    reason: "Workflows with its block and code that imports its package no longer work.",
  },
  "api-version-changed": {
    direction: "host",
    severity: "docs",
    message: "The version of the provider's API changed from {from} to {to}.",
    reason: "It appears in documents; what it changes is reported separately.",
  },
  "block-type-changed": {
    direction: "host",
    severity: "breaking",
    message: "The type of the block changed from {from} to {to}.",
    reason: "Workflows find their blocks by it.",
  },
  "block-name-changed": {
    direction: "host",
    severity: "docs",
    message: "The name of the block changed from {from} to {to}.",
    reason: "It is shown to people; workflows use the type.",
  },
  "block-icon-changed": {
    direction: "host",
    severity: "fix",
    message: "The icon of the block changed.",
    reason: "It is shown to people; calls are unaffected.",
  },
  "block-docs-changed": {
    direction: "host",
    severity: "fix",
    message: "The address of the documentation changed from {from} to {to}.",
    reason: "It is shown to people; calls are unaffected.",
  },
  "block-description-changed": {
    direction: "host",
    severity: "docs",
    message: "The description of the block changed.",
    reason: "It is shown to people and language models; calls are unaffected.",
  },
  "block-color-changed": {
    direction: "host",
    severity: "docs",
    message: "The color of the block changed from {from} to {to}.",
    reason: "It is shown to people.",
  },
  "block-category-changed": {
    direction: "host",
    severity: "docs",
    message: "The category of the block changed from {from} to {to}.",
    reason: "It is listed elsewhere; workflows use the type.",
  },
  "server-host-changed": {
    direction: "request",
    severity: "breaking",
    message: "The host that requests go to changed from {from} to {to}.",
    reason: "Credentials are sent to another host, which proxies and firewalls may not allow.",
  },
  "server-path-changed": {
    direction: "request",
    severity: "fix",
    message: "The path of the server changed from {from} to {to}.",
    reason: "Requests go to another path on the same host; callers are unaffected.",
  },
  "server-address-added": {
    direction: "request",
    severity: "additive",
    message: "Requests may also go to {address}.",
    reason: "Calls that give what the other addresses need are unaffected.",
  },
  "server-address-removed": {
    direction: "request",
    severity: "breaking",
    message: "Requests never go to {address} any more.",
    reason: "Calls that it was made for go to another address, or are refused.",
  },
  "server-addresses-reordered": {
    direction: "request",
    severity: "breaking",
    message: "The addresses of the server are tried in another order.",
    reason: "Calls that fit several addresses go to another one.",
  },
  "server-supplied": {
    direction: "request",
    severity: "breaking",
    message: "Callers now supply the server's address: it changed from {from} to {to}.",
    reason: "Callers have to say where requests go.",
  },
  "server-fixed": {
    direction: "request",
    severity: "breaking",
    message: "Callers no longer supply the server's address: it changed from {from} to {to}.",
    reason: "Requests no longer go to the caller's address.",
  },
  "server-normalizer-added": {
    direction: "input",
    severity: "additive",
    message: "The normalizer {normalizer} of the server's address was added.",
    reason: "Addresses that were refused are accepted; the others are unaffected.",
  },
  "server-normalizer-removed": {
    direction: "input",
    severity: "breaking",
    message: "The normalizer {normalizer} of the server's address was removed.",
    reason: "Addresses that were corrected are now refused.",
  },
  "any-host-allowed": {
    direction: "input",
    severity: "additive",
    message: "Every host with a public name became allowed.",
    reason: "Addresses that were refused are accepted.",
  },
  "any-host-refused": {
    direction: "input",
    severity: "breaking",
    message: "Hosts with any public name stopped being allowed.",
    reason: "Addresses that were accepted are refused.",
  },
  "operation-server-changed": {
    direction: "request",
    severity: "breaking",
    message: "The operation goes to {to} in place of {from}.",
    reason: "Credentials are sent to another host, which proxies and firewalls may not allow.",
  },
  "allowed-host-added": {
    direction: "input",
    severity: "additive",
    message: "Hosts that end with {host} became allowed.",
    reason: "Addresses that were refused are accepted.",
  },
  "allowed-host-removed": {
    direction: "input",
    severity: "breaking",
    message: "Hosts that end with {host} stopped being allowed.",
    reason: "Addresses that were accepted are refused.",
  },
} as const satisfies Rules;
