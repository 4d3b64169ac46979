import { describe, expect, test } from "vitest";
import { serverAddress } from "./address.ts";
import { connect } from "./connection.ts";
import type { TransportOptions } from "../context.ts";

function addressOf(instanceUrl: unknown, options: TransportOptions = {}) {
  return serverAddress(
    "{instanceUrl}",
    { instanceUrl },
    {
      allowedHosts: [".my.salesforce.com:8443", ".salesforce.com", ".force.com"],
    },
    options,
  );
}

const good = [
  "https://acme.my.salesforce.com",
  "https://acme.my.salesforce.com/",
  "https://acme.my.salesforce.com///",
  "  https://acme.my.salesforce.com\n",
  "https://acme.my.salesforce.com:8443",
  "https://acme.my.salesforce.com:443",
  "HTTPS://ACME.My.Salesforce.Com",
  "https://acme--uat.sandbox.my.salesforce.com",
  "https://na1.salesforce.com",
  "https://acme.lightning.force.com",
  "https://a-1.b-2.salesforce.com",
];

const hostile = [
  ...["1", "80", "8080", "8444", "18443", "65535"].map(
    (port) => `https://acme.my.salesforce.com:${port}`,
  ),
  "https://acme.salesforce.com:8443",
  "",
  " ",
  undefined,
  null,
  42,
  {},
  ["https://evil.com"],
  "acme.my.salesforce.com",
  "//acme.my.salesforce.com",
  "http://acme.my.salesforce.com",
  "ftp://acme.my.salesforce.com",
  "javascript:alert(1)//.salesforce.com",
  "file:///etc/passwd#.salesforce.com",
  "https://evil.com",
  "https://evilsalesforce.com",
  "https://salesforce.com",
  "https://.salesforce.com",
  "https://salesforce.com.evil.com",
  "https://acme.my.salesforce.com.",
  "https://acme..salesforce.com",
  "https://-acme.salesforce.com",
  "https://acme-.salesforce.com",
  "https://acme_x.salesforce.com",
  "https://evil.com/.salesforce.com",
  "https://evil.com?.salesforce.com",
  "https://evil.com#.salesforce.com",
  "https://evil.com\\.salesforce.com",
  "https://evil.com\t.salesforce.com",
  "https://evil.com\n.salesforce.com",
  "https://evil.com\u0000.salesforce.com",
  "https://evil.com%2f.salesforce.com",
  "https://evil.com%00.salesforce.com",
  "https://evil.com;.salesforce.com",
  "https://evil.com,acme.salesforce.com",
  "https://user@acme.my.salesforce.com",
  "https://user:pass@acme.my.salesforce.com",
  "https://acme.my.salesforce.com@evil.com",
  "https://acme.my.salesforce.com:443@evil.com",
  "https://acme.my.salesforce.com/path",
  "https://acme.my.salesforce.com//evil.com",
  "https://acme.my.salesforce.com?x=1",
  "https://acme.my.salesforce.com/?x=1",
  "https://acme.my.salesforce.com#x",
  "https://acme.my.salesforce.com/..",
  "https://acme.my.salesforce.com:",
  "https://acme.my.salesforce.com:0",
  "https://acme.my.salesforce.com:65536",
  "https://acme.my.salesforce.com:80a",
  "https:\\\\acme.my.salesforce.com",
  "https:/acme.my.salesforce.com",
  "https:acme.my.salesforce.com",
  "https://acme。my。salesforce。com",
  "https://ａcme.salesforce.com",
  "https://аcme.salesforce.com",
  "https://acme.salesforce.com\u200b",
  "https://acme.sale\u00adsforce.com",
  "https://127.0.0.1",
  "https://127.1",
  "https://2130706433",
  "https://0x7f.0.0.1",
  "https://0x7f000001",
  "https://[::1]",
  "https://[::ffff:127.0.0.1]",
  "https://169.254.169.254",
  "https://localhost",
  "https://localhost.",
  "https://a.localhost",
  `https://${"a".repeat(64)}.salesforce.com`,
  `https://${"a.".repeat(130)}salesforce.com`,
];

describe("a caller-supplied address", () => {
  test("has tables that are long enough to mean something", () => {
    expect(good.length).toBeGreaterThanOrEqual(10);
    expect(hostile.length).toBeGreaterThanOrEqual(40);
  });

  test.each(good)("accepts %j", (value) => {
    const { protocol, hostname, pathname } = new URL(addressOf(value));
    expect(protocol).toBe("https:");
    expect(hostname).toMatch(/\.(salesforce|force)\.com$/);
    expect(pathname).toBe("/");
    expect(addressOf(value)).not.toMatch(/[\s/]$/);
  });

  test.each(hostile)("refuses %j, also when baseUrl wins", (value) => {
    for (const options of [{}, { baseUrl: "http://127.0.0.1:4010" }]) {
      expect(() => connect(options, { home: addressOf(value, options) })).toThrow(
        expect.objectContaining({
          name: "ToolError",
          code: "blocked_address",
          input: "instanceUrl",
        }),
      );
    }
  });

  test("is not repeated in the error", () => {
    expect(() => addressOf("https://user:hunter22@acme.my.salesforce.com")).toThrow(
      expect.not.stringContaining("hunter22"),
    );
  });

  test("may have a host that the context allows", () => {
    expect(addressOf("https://crm.example.org", { allowedHosts: [".example.org"] })).toBe(
      "https://crm.example.org",
    );
    expect(addressOf("https://example.org", { allowedHosts: ["example.org"] })).toBe(
      "https://example.org",
    );
    expect(() => addressOf("https://evilexample.org", { allowedHosts: ["example.org"] })).toThrow();
    expect(() => addressOf("https://a.example.org", { allowedHosts: [""] })).toThrow();
  });

  test("gives way to the host's baseUrl", () => {
    const options = { baseUrl: "http://127.0.0.1:4010//" };
    const home = "https://acme.my.salesforce.com";
    expect(connect(options, { home: addressOf(home, options) })).toMatchObject({
      home,
      baseUrl: "http://127.0.0.1:4010",
    });
  });
});

describe("a label in a template", () => {
  const regional = (region: unknown) =>
    serverAddress("https://{region}.api.example.com/v1", { region }, {}, {});

  test("is one label", () => {
    expect(regional("eu-1 ")).toBe("https://eu-1.api.example.com/v1");
    expect(regional("https://eu-1/")).toBe("https://eu-1.api.example.com/v1");
  });

  test.each([
    "",
    "a.b",
    "evil.com/",
    "a@b",
    "-a",
    "a#",
    "a:1",
    "ä",
    "a b",
    undefined,
  ])("refuses %j", (value) => {
    expect(() => regional(value)).toThrow(/^region must be/);
  });

  test("a whole host in a template is checked like an address", () => {
    const of = (host: string) =>
      serverAddress("https://{host}/api", { host }, { allowedHosts: [".example.com"] }, {});
    expect(of("a.example.com")).toBe("https://a.example.com/api");
    expect(of(" HTTPS://a.example.com// ")).toBe("https://a.example.com/api");
    expect(() => of("https://https://a.example.com")).toThrow();
    expect(() => of("evil.com/.example.com")).toThrow();
  });
});

describe("a part whose values the manifest lists", () => {
  const values = { site: ["datadoghq.com", "us3.datadoghq.com"], home: ["https://a.example"] };
  const of = (template: string, given: Readonly<Record<string, unknown>>) =>
    serverAddress(template, given, { values }, {});

  test.each([
    ["https://api.{site}/x", { site: " us3.datadoghq.com" }, "https://api.us3.datadoghq.com/x"],
    ["https://{site}", { site: "datadoghq.com" }, "https://datadoghq.com"],
    ["{home}/v1", { home: "https://a.example" }, "https://a.example/v1"],
  ])("%s takes them as they are", (template, given, address) => {
    expect(of(template, given)).toBe(address);
  });

  test.each([
    "evil",
    "evil.com",
    "datadoghq.com.evil.com",
    "constructor",
    "",
    undefined,
  ])("takes nothing else: %s", (site) => {
    expect(() => of("https://api.{site}", { site })).toThrow(
      expect.objectContaining({
        code: "blocked_address",
        message: "site must be one of datadoghq.com, us3.datadoghq.com.",
      }),
    );
  });
});
