import { password } from "./password.ts";

const suffix = "my.salesforce.com";
const good = `https://acme.${suffix}`;

/** Values for `instanceUrl` and the origin that they stand for. */
export const goodAddresses: readonly (readonly [given: string, origin: string])[] = [
  [good, good],
  [`${good}/`, good],
  [`${good}///`, good],
  [` ${good}`, good],
  [`${good} `, good],
  [`\t${good}\r\n`, good],
  [`\u00a0${good}\u2028`, good],
  [` ${good}// `, good],
  [`HTTPS://acme.${suffix}`, good],
  [`hTTpS://acme.${suffix}`, good],
  ["https://ACME.My.SalesForce.COM", good],
  [`${good}:443`, good],
  [`${good}:443/`, good],
  [`${good}:8443/`, `${good}:8443`],
  [`https://acme--uat.sandbox.${suffix}`, `https://acme--uat.sandbox.${suffix}`],
  [`https://acme-dev-ed.develop.${suffix}`, `https://acme-dev-ed.develop.${suffix}`],
  [`https://a.b.c.d.e.f.${suffix}`, `https://a.b.c.d.e.f.${suffix}`],
  [`https://1.${suffix}`, `https://1.${suffix}`],
  [`https://7eleven.${suffix}`, `https://7eleven.${suffix}`],
  [`https://${"a".repeat(63)}.${suffix}`, `https://${"a".repeat(63)}.${suffix}`],
  [`https://${"a.".repeat(117)}${suffix}`, `https://${"a.".repeat(117)}${suffix}`],
  ["https://na1.salesforce.com", "https://na1.salesforce.com"],
  ["https://login.salesforce.com/", "https://login.salesforce.com"],
  ["https://my.salesforce.com", "https://my.salesforce.com"],
  ["https://acme.lightning.force.com", "https://acme.lightning.force.com"],
  ["https://acme.my.site.force.com:443", "https://acme.my.site.force.com"],
  ["https://agency.my.salesforce.mil", "https://agency.my.salesforce.mil"],
  ["https://AGENCY.my.salesforce.MIL:8443", "https://agency.my.salesforce.mil:8443"],
];

/** Addresses that a host allows through its context, with the origin they stand for. */
export const addedAddresses: readonly (readonly [
  given: string,
  allowedHosts: readonly string[],
  origin: string,
])[] = [
  ["https://crm.example.org", [".example.org"], "https://crm.example.org"],
  ["https://A.B.Example.ORG/", [".example.org"], "https://a.b.example.org"],
  [
    "https://crm.example.org:8443",
    ["other.example", ".example.org:8443"],
    "https://crm.example.org:8443",
  ],
  ["https://example.org", ["example.org"], "https://example.org"],
  ["https://example.org:81", ["EXAMPLE.org:81"], "https://example.org:81"],
  ["https://example.org:443", ["example.org:443"], "https://example.org"],
  [good, [".example.org"], good],
];

/** Addresses that stay refused whatever the host allows beside. */
export const unaddedAddresses: readonly (readonly [
  given: string,
  allowedHosts: readonly string[],
])[] = [
  ["https://evilexample.org", [".example.org"]],
  ["https://example.org", [".example.org"]],
  ["https://a.example.org", ["example.org"]],
  ["https://evilexample.org", ["example.org"]],
  ["https://crm.example.org.evil.example", [".example.org"]],
  ["http://crm.example.org", [".example.org"]],
  [`https://user:${password}@crm.example.org`, [".example.org"]],
  ["https://crm.example.org/path", [".example.org"]],
  ["https://evil.example", []],
  ["https://crm.example.org:8443", [".example.org"]],
  ["https://crm.example.org", [".example.org:8443"]],
  ["https://crm.example.org:18443", [".example.org:8443"]],
  ["https://crm.example.org:84", [".example.org:8443"]],
  ...["1", "80", "444", "8444", "18443", "65535"].map((port) => [`${good}:${port}`, []] as const),
  ["https://na1.salesforce.com:8443", []],
  ["https://evil.example", [""]],
  ["https://evil.example", ["."]],
  ["https://127.0.0.1", [".0.0.1", "127.0.0.1"]],
  ["https://localhost", ["localhost"]],
];
