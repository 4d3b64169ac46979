import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TransportOptions } from "../context.ts";
import { connect } from "./connection.ts";
import { type PastedPolicy, pastedAddress, pastedElsewhere } from "./pasted.ts";
import { collected } from "./refusal.ts";
import { unfit } from "./unfit-addresses.fixture.ts";

const any: PastedPolicy = { pasted: ["address"], anyHost: true };
const some: PastedPolicy = { pasted: ["address"], allowedHosts: [".demo.test", ".demo.test:8443"] };
const lines = ["{address}/api/v4", "https://api.demo.test/v4"];

function of(address: unknown, options: TransportOptions = {}, policy = any) {
  return pastedAddress(["{address}/api"], { address }, policy, options);
}

const refusal = expect.objectContaining({
  name: "ToolError",
  code: "blocked_address",
  input: "address",
});

describe("an address that people paste", () => {
  test.each([
    ["https://git.acme.test", "https://git.acme.test/api"],
    ["git.acme.test", "https://git.acme.test/api"],
    ["git.acme.test:8443/lab", "https://git.acme.test:8443/lab/api"],
    [" https://git.acme.test/\n", "https://git.acme.test/api"],
    ["https://git.acme.test///", "https://git.acme.test/api"],
    ["HTTPS://Git.Acme.Test/Lab", "https://git.acme.test/Lab/api"],
    ["https://git.acme.test:443", "https://git.acme.test:443/api"],
    [
      "https://git.acme.test/k8s/clusters/c-x:p-1/",
      "https://git.acme.test/k8s/clusters/c-x:p-1/api",
    ],
    ["https://git.acme.test/~ann/v1.2/@me", "https://git.acme.test/~ann/v1.2/@me/api"],
    ["https://git.acme.test/...", "https://git.acme.test/.../api"],
    ["https://xn--bcher-kva.test", "https://xn--bcher-kva.test/api"],
  ])("may be %j", (given, address) => {
    expect(of(given)).toBe(address);
    expect(URL.canParse(address)).toBe(true);
  });

  test.each(unfit)("is not %j", (given) => {
    expect(() => of(given)).toThrow(refusal);
    expect(() => of(given, {}, some)).toThrow(refusal);
    expect(() => of(given, { baseUrl: "http://127.0.0.1:9" })).toThrow(refusal);
  });

  test("is held against the ends of hosts where these are named", () => {
    expect(of("https://git.demo.test/lab", {}, some)).toBe("https://git.demo.test/lab/api");
    expect(of("git.demo.test:8443", {}, some)).toBe("https://git.demo.test:8443/api");
    for (const other of ["https://demo.test", "https://git.demo.test:81", "https://evildemo.test"])
      expect(() => of(other, {}, some)).toThrow(refusal);
    expect(of("https://git.acme.test", { allowedHosts: [".acme.test"] }, some)).toBe(
      "https://git.acme.test/api",
    );
  });

  test("is not repeated by its refusal, as it may hold a password", () => {
    const { message } = collected(() => of("https://ann:canary@git.acme.test")).refused[0] ?? {};
    expect(message).toContain("address must be an address of a host");
    expect(message).not.toContain("canary");
  });
});

describe("the origins of the host's context", () => {
  const origins = [
    "http://localhost:3000",
    "HTTP://Grafana:80/",
    "https://10.0.0.5:6443",
    "http://[0:0:0:0:0:0:0:1]:8080",
    "https://wiki.lan:443",
    "http://my_service",
  ];
  const options: TransportOptions = { allowedOrigins: origins };

  test.each([
    ["http://localhost:3000/lab/", "http://localhost:3000/lab/api"],
    ["http://grafana", "http://grafana/api"],
    ["10.0.0.5:6443", "https://10.0.0.5:6443/api"],
    ["http://[::1]:8080", "http://[::1]:8080/api"],
    ["wiki.lan", "https://wiki.lan/api"],
    ["http://my_service:80", "http://my_service:80/api"],
    ["https://git.acme.test", "https://git.acme.test/api"],
  ])("let %j through", (given, address) => {
    expect(of(given, options)).toBe(address);
  });

  test.each([
    "http://localhost",
    "http://localhost:3001",
    "https://localhost:3000",
    "http://10.0.0.5:6443",
    "https://10.0.0.5",
    "http://[::1]",
    "http://wiki.lan",
    "http://git.acme.test",
    "http://localhost:3000@evil.test",
    "http://localhost:3000.evil.test",
    "http://ann@localhost:3000",
    "http://localhost:3000/../x",
    "http://localhost:3000?x",
  ])("do not let %j through", (given) => {
    expect(() => of(given, options)).toThrow(refusal);
  });

  test("are allowed beside the ends of the manifest", () => {
    expect(of("http://localhost:3000", options, some)).toBe("http://localhost:3000/api");
    expect(() => of("https://git.acme.test", options, some)).toThrow(refusal);
  });

  test.each([
    "http://localhost:3000",
    ["localhost:3000"],
    ["http://localhost:3000/api"],
    ["*"],
    ["https://*.acme.test/x"],
    ["http://ann@localhost"],
    ["ftp://localhost"],
    [42],
  ])("are not %j", (allowedOrigins) => {
    // What callers in JavaScript may pass.
    const wrong = { allowedOrigins } as unknown as TransportOptions;
    const message = "allowedOrigins must be a list of origins, such as http://localhost:3000.";
    const error = expect.objectContaining({ code: "invalid_input", message });
    expect(() => of("https://git.acme.test", wrong)).toThrow(error);
  });
});

describe("several addresses", () => {
  const at = (given: object, policy: PastedPolicy = any) =>
    pastedAddress(lines, { ...given }, policy, {});

  test("are taken in their order", () => {
    expect(at({ address: "git.acme.test/lab" })).toBe("https://git.acme.test/lab/api/v4");
    expect(at({ address: " " })).toBe("https://api.demo.test/v4");
    expect(at({})).toBe("https://api.demo.test/v4");
    expect(() => at({ address: "localhost" })).toThrow(refusal);
  });

  test("report what is wrong once", () => {
    const both = ["{address}/{tenant}", "{address}"];
    const { refused } = collected(() => pastedAddress(both, { address: "localhost" }, any, {}));
    expect(refused).toHaveLength(1);
  });

  test("have a default, which is the manifest's own", () => {
    const policy: PastedPolicy = { ...some, defaults: { address: "https://eu.demo.example/x" } };
    const filled = (given: object) => pastedAddress(["{address}/api"], { ...given }, policy, {});
    expect(filled({})).toBe("https://eu.demo.example/x/api");
    expect(filled({ address: "https://eu.demo.example/x" })).toBe("https://eu.demo.example/x/api");
    expect(() => filled({ address: "https://eu.demo.example/y" })).toThrow(refusal);
  });

  test("may name one of two, and hold other parts", () => {
    const policy: PastedPolicy = {
      ...any,
      map: { region: { us: "https://us.demo.test" } },
      defaults: { region: "us" },
    };
    const filled = (given: object) =>
      pastedAddress(["{address|region}/{tenant}"], { tenant: "t", ...given }, policy, {});
    expect(filled({})).toBe("https://us.demo.test/t");
    expect(filled({ address: "git.acme.test/x" })).toBe("https://git.acme.test/x/t");
    expect(() => filled({ address: "git.acme.test", tenant: "../x" })).toThrow("tenant must be");
  });
});

test("an operation may go elsewhere", () => {
  const own = (given: { readonly address: string }, options: TransportOptions) =>
    connect(options, { home: "https://api.demo.test", headers: { "X-Key": given.address } });
  const made = pastedElsewhere(["{address}/files"], any, own);
  const { home, headers } = made({ address: "git.acme.test/x" }, {});
  expect(home).toBe("https://git.acme.test/x/files");
  expect(headers).toMatchObject({ "X-Key": "git.acme.test/x" });
  expect(() => made({ address: "localhost" }, {})).toThrow(refusal);
});

const sign = fc.constantFrom(..."@#?\\/:.%{}[]$&;|,=+~ \t\n\u0000-_0x1。ß");
const piece = fc.oneof(
  sign,
  fc.constantFrom(
    "https://",
    "http://",
    "evil.test",
    "127.0.0.1",
    "[::1]",
    "localhost",
    "..",
    "%2e",
  ),
  fc.string({ maxLength: 5, unit: "binary" }),
);
const pasted = fc.array(piece, { maxLength: 8 }).map((all) => all.join(""));

test("whatever is pasted, requests go below what it says", () => {
  fc.assert(
    fc.property(fc.oneof(pasted, fc.domain(), fc.webUrl()), (value) => {
      let address: string;
      try {
        address = of(value);
      } catch (error) {
        expect(error).toMatchObject({ code: "blocked_address" });
        return;
      }
      const { protocol, username, password, hostname, pathname, search, hash } = new URL(address);
      expect([protocol, username, password, search, hash]).toEqual(["https:", "", "", "", ""]);
      expect(hostname).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
      expect(hostname).not.toMatch(/^[\d.]+$|\.(local|localhost|internal)$/);
      expect(value.toLowerCase()).toContain(hostname);
      // Nothing is resolved and nothing is empty.
      expect(address.endsWith(`${pathname}`)).toBe(true);
      expect(pathname).toMatch(/^(\/[\w.~:@+,=-]+)*\/api$/);
    }),
    { numRuns: 3000 },
  );
});
