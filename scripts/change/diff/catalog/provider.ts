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
    reason:
      "Workflows with its block and code that imports its package have nothing to go on with.",
  },
  "api-version-changed": {
    direction: "host",
    severity: "docs",
    message: "The version of the provider's API changed from {from} to {to}.",
    reason: "It is told in the documents; what it brings is reported change by change.",
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
  "block-description-changed": {
    direction: "host",
    severity: "docs",
    message: "The description of the block changed.",
    reason: "It is shown to people and language models; calls stay as they are.",
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
    reason: "Credentials leave for another host, which proxies and firewalls may not allow.",
  },
  "server-path-changed": {
    direction: "request",
    severity: "fix",
    message: "The path of the server changed from {from} to {to}.",
    reason: "Requests go elsewhere on the same host; callers give and get the same.",
  },
  "server-supplied": {
    direction: "request",
    severity: "breaking",
    message: "The address of the server became the caller's: it changed from {from} to {to}.",
    reason: "Callers have to say where requests go.",
  },
  "server-fixed": {
    direction: "request",
    severity: "breaking",
    message: "The address of the server became fixed: it changed from {from} to {to}.",
    reason: "Requests no longer go where callers say.",
  },
  "server-normalizer-added": {
    direction: "input",
    severity: "fix",
    message: "The normalizer {normalizer} of the server's address was added.",
    reason: "Addresses that were refused are taken; all others stay as they are.",
  },
  "server-normalizer-removed": {
    direction: "input",
    severity: "breaking",
    message: "The normalizer {normalizer} of the server's address was removed.",
    reason: "Addresses that were put right are refused.",
  },
  "allowed-host-added": {
    direction: "input",
    severity: "additive",
    message: "Hosts that end with {host} became allowed.",
    reason: "Addresses that were refused are taken.",
  },
  "allowed-host-removed": {
    direction: "input",
    severity: "breaking",
    message: "Hosts that end with {host} stopped being allowed.",
    reason: "Addresses that were taken are refused.",
  },
} as const satisfies Rules;
