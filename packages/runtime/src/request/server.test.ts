import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TransportOptions } from "../context.ts";
import { chosenAddress, type ServerPolicy } from "./server.ts";

const table: ServerPolicy = {
  map: { region: { us: "api.demo.test:8443", eu: "api.eu.demo.test" } },
  defaults: { region: "us" },
};
const own: ServerPolicy = {
  ...table,
  anyHost: true,
};

function at(template: string, given: object, policy: ServerPolicy, options: TransportOptions = {}) {
  return chosenAddress([template], { ...given }, policy, options);
}

/** The host of an installation that a caller names. */
const hostOf = (host: unknown, options?: TransportOptions) =>
  at("https://{host|region}/v3", { host }, own, options);

const refusal = { name: "ToolError", code: "blocked_address" };

describe("a part that the manifest gives", () => {
  test.each([
    [{}, "https://api.demo.test:8443/v3"],
    [{ region: "us" }, "https://api.demo.test:8443/v3"],
    [{ region: "eu" }, "https://api.eu.demo.test/v3"],
    [{ region: " " }, "https://api.demo.test:8443/v3"],
    [{ region: null }, "https://api.demo.test:8443/v3"],
    [{ region: " https://eu/ " }, "https://api.eu.demo.test/v3"],
  ])("of %j is %s", (given, address) => {
    expect(at("https://{region}/v3", given, table)).toBe(address);
  });

  test.each([
    "asia",
    "US",
    "api.eu.demo.test",
    "__proto__",
    "constructor",
    "toString",
    "us/x",
    "{us}",
  ])("is not %j", (region) => {
    const message = "region must be one of us, eu.";
    const refused = expect.objectContaining({ ...refusal, message, input: "region" });
    expect(() => at("https://{region}/v3", { region }, table)).toThrow(refused);
  });

  test("may be a default with dots, which a caller may name too", () => {
    const policy: ServerPolicy = { defaults: { site: "eu.west" } };
    expect(at("https://{site}.demo.test", {}, policy)).toBe("https://eu.west.demo.test");
    expect(at("https://{site}.demo.test", { site: "eu.west" }, policy)).toContain("eu.west");
    expect(at("https://{site}.demo.test", { site: "us" }, policy)).toBe("https://us.demo.test");
    expect(() => at("https://{site}.demo.test", { site: "us.west" }, policy)).toThrow("letters");
  });

  test("is one of a list, or its default", () => {
    const policy: ServerPolicy = { values: { v: ["v1", "v2"] }, defaults: { v: "v2" } };
    expect(at("https://a.demo.test/{v}", {}, policy)).toBe("https://a.demo.test/v2");
    expect(() => at("https://a.demo.test/{v}", { v: "v3" }, policy)).toThrow("one of v1, v2");
  });

  test("is missing where it has no default", () => {
    const refused = expect.objectContaining({ ...refusal, input: "site" });
    expect(() => at("https://{site}.demo.test", {}, {})).toThrow(refused);
  });
});

describe("a host that a caller names", () => {
  test.each([
    "chat.acme.test",
    " https://chat.acme.test/\n",
    "HTTPS://Chat.Acme.Test",
    "chat.acme.test:8065",
    "acme.test",
    "xn--bcher-kva.example",
  ])("may be %j", (host) => {
    const address = hostOf(host);
    expect(address).toMatch(/^https:\/\/[^/\s@]+\/v3$/);
    expect(URL.canParse(address)).toBe(true);
  });

  test.each([
    "http://chat.acme.test",
    "https://https://chat.acme.test",
    "localhost",
    "localhost.",
    "chat",
    "chat.acme.test.",
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "2130706433",
    "[::1]",
    "169.254.169.254",
    "user@chat.acme.test",
    "chat.acme.test@evil.test",
    "chat.acme.test/path",
    "chat.acme.test?a=b",
    "chat.acme.test#a",
    "chat.acme.test\\evil.test",
    "chat.acme.test%2fevil",
    "chat\u0000.acme.test",
    "chat.acme.test\tx",
    "ｃhat.acme.test",
    "bücher.example",
    "chat。acme。test",
    "chat.acme.test:0",
    "chat.acme.test:65536",
    "chat.acme.test:",
    "-chat.acme.test",
    "chat..acme.test",
    "chat.{region}",
    "{region}",
    "metadata.google.internal",
    "printer.LOCAL",
    "a.localhost:8080",
    "wiki.home.arpa",
    "intranet.corp",
    42,
    {},
    ["chat.acme.test", "evil.test"],
  ])("is not %j", (host) => {
    expect(() => hostOf(host)).toThrow(expect.objectContaining({ ...refusal, input: "host" }));
  });

  test("may be one of a private network that the host's context lists", () => {
    const options = { allowedHosts: [".corp.internal"] };
    expect(hostOf("wiki.corp.internal", options)).toBe("https://wiki.corp.internal/v3");
    expect(() => hostOf("wiki.other.internal", options)).toThrow(".corp.internal");
    expect(hostOf("chat.acme.test", options)).toBe("https://chat.acme.test/v3");
  });

  test("is left out for the default of the last choice", () => {
    expect(hostOf(undefined)).toBe("https://api.demo.test:8443/v3");
    expect(hostOf("  ")).toBe("https://api.demo.test:8443/v3");
    expect(at("https://{host|region}/v3", { region: "eu" }, own)).toBe(
      "https://api.eu.demo.test/v3",
    );
  });

  test("is held against the ends of hosts where these are named", () => {
    const { anyHost: _, ...rest } = own;
    const policy = { ...rest, allowedHosts: [".demo.test"] };
    const template = "https://{host|region}/v3";
    expect(at(template, { host: "acme.demo.test" }, policy)).toBe("https://acme.demo.test/v3");
    expect(() => at(template, { host: "acme.test" }, policy)).toThrow(".demo.test");
  });

  const sign = fc.constantFrom(..."@#?\\/:.%{}[]$ \t\n\u0000|-0x1。ß");
  const piece = fc.oneof(
    sign,
    fc.constantFrom("https://", "http://", "evil.test", "127.0.0.1", "localhost", "user:pass@"),
    fc.string({ maxLength: 5, unit: "binary" }),
  );
  const host = fc.array(piece, { maxLength: 6 }).map((all) => all.join(""));

  test("never leaves its place, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(host, fc.domain(), fc.webUrl()), (value) => {
        let address: string;
        try {
          address = hostOf(value);
        } catch (error) {
          expect(error).toMatchObject(refusal);
          return;
        }
        const { protocol, username, password, hostname, pathname, search, hash } = new URL(address);
        expect([protocol, username, password, pathname, search, hash]).toEqual([
          "https:",
          "",
          "",
          "/v3",
          "",
          "",
        ]);
        // A name of two labels or more, as it was written.
        expect(hostname).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
        expect(hostname).not.toMatch(/^[\d.]+$|\.(local|localhost|internal)$/);
        if (hostname !== "api.demo.test") expect(value.toLowerCase()).toContain(hostname);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("several addresses", () => {
  const lines = ["https://{site}.demo.test/{version}", "https://api.demo.test"];
  const of = (given: object) =>
    chosenAddress(lines, { ...given }, { defaults: { version: "v1" } }, {});

  test("are taken in their order, without defaults", () => {
    expect(of({ site: "acme", version: "v2" })).toBe("https://acme.demo.test/v2");
    expect(of({ site: "acme" })).toBe("https://api.demo.test");
    expect(of({})).toBe("https://api.demo.test");
    expect(() => of({ site: "a.b", version: "v2" })).toThrow("site must be");
  });
});
