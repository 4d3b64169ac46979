import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resultOf } from "../support/call-result.ts";
import { useHostile } from "../support/hostile/setup.ts";
import { hostileText } from "../support/vectors/texts.ts";

const hostile = useHostile("places");

/** The credentials that an operation takes. */
function keysOf(id: string): object {
  return { apiKey: "secret-key", ...(id === "places_get" && { botToken: "bot-token" }) };
}

/** The address that a call would be sent to, or the code of its error. */
async function addressOf(id: string, inputs: object, context: object = {}): Promise<string> {
  const addresses: string[] = [];
  const fetch = async ({ url }: Request) => {
    addresses.push(url);
    return new Response('{"id":"a1"}', { headers: { "content-type": "application/json" } });
  };
  const { execute } = await hostile.packages.operation(id);
  const { error } = await resultOf(() =>
    execute({ ...keysOf(id), ...inputs }, { fetch, ...context }),
  );
  expect(addresses).toHaveLength(error ? 0 : 1);
  return addresses[0] ?? error?.code ?? "";
}

const inPath = { id: "i" };

describe("a host that may be any", () => {
  test.each([
    ["mail.acme.test", "https://mail.acme.test"],
    ["https://mail.acme.test/", "https://mail.acme.test"],
    ["HTTPS://Mail.Acme.Test//", "https://mail.acme.test"],
    ["mail.acme.test:8443", "https://mail.acme.test:8443"],
    ["xn--mnchen-3ya.test", "https://xn--mnchen-3ya.test"],
    [undefined, "https://api.places.test"],
    ["", "https://api.places.test"],
  ])("is %j at %s", async (host, origin) => {
    expect(await addressOf("places_get", { ...inPath, host })).toBe(
      `${origin}/v3/botbot-token/items/i.json`,
    );
  });

  test.each([
    "localhost",
    "127.0.0.1",
    "127.1",
    "0x7f.0.0.1",
    "2130706433",
    "[::1]",
    "[::ffff:7f00:1]",
    "169.254.169.254",
    "metadata.google.internal",
    "router.local",
    "acme.localhost",
    "acme.home.arpa",
    "acme.internal:8443",
    "ACME.INTERNAL",
    "acme.internal.",
    "http://mail.acme.test",
    "ftp://mail.acme.test",
    "//mail.acme.test",
    "https:mail.acme.test",
    "https:\\\\mail.acme.test",
    "javascript:alert(1)",
    "user@mail.acme.test",
    "user:pass@mail.acme.test",
    "mail.acme.test@evil.test",
    "mail.acme.test/path",
    "mail.acme.test/..",
    "mail.acme.test\\evil.test",
    "mail.acme.test?x",
    "mail.acme.test#x",
    "mail.acme.test%2fevil",
    "mail.acme.test%00",
    "mail.acme.test\u0000",
    "mail\t.acme.test",
    "mail\n.acme.test",
    "mail.acme.test:0",
    "mail.acme.test:",
    "mail.acme.test:99999",
    "mail.acme.test:443:80",
    "mail..acme.test",
    ".acme.test",
    "münchen.test",
    "ｅvil.test",
    "evil。test",
    "{region}",
    "{host}",
    "-a.test",
    `${"a".repeat(64)}.test`,
    `${"a.".repeat(130)}test`,
    "https://https://mail.acme.test",
  ])("is not %j", async (host) => {
    expect(await addressOf("places_get", { ...inPath, host })).toBe("blocked_address");
  });

  test("is not a private one that no context lists", async () => {
    const inputs = { ...inPath, host: "acme.internal" };
    const at = (allowedHosts: readonly string[]) =>
      addressOf("places_get", inputs, { allowedHosts });
    expect(await at(["other.internal"])).toBe("blocked_address");
    expect(await at([".internal:8443"])).toBe("blocked_address");
    expect(await at([".internal"])).toMatch(/^https:\/\/acme\.internal\/v3\//);
  });

  test("of any text is a public name, or refused", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (before, after) => {
        const host = `${before}acme.test${after}`;
        const address = await addressOf("places_get", { ...inPath, host });
        if (address === "blocked_address" || address === "invalid_input") return;
        const { hostname, username, password, protocol, pathname } = new URL(address);
        expect([protocol, username, password, pathname]).toEqual([
          "https:",
          "",
          "",
          "/v3/botbot-token/items/i.json",
        ]);
        expect(hostname).toMatch(/^[a-z\d.-]*acme\.test[a-z\d.-]*$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a part of a host", () => {
  test.each([
    "us.evil.test/",
    "evil.test",
    "__proto__",
    "constructor",
    "toString",
    "{host}",
    "us\n",
    "US",
  ])("with a table is a key of it: %j", async (region) => {
    const address = await addressOf("places_get", { ...inPath, region });
    expect(["blocked_address", "invalid_input"]).toContain(address);
  });

  test.each([
    "evil.test",
    "evil.test/",
    "evil.test#",
    "a/b",
    "@evil",
    "a:80",
    "a.b",
    "s1.evil",
    "{zone}",
    "",
    ".",
  ])("is one label: %j", async (part) => {
    const own = await addressOf("places_upload", { id: "i", site: part });
    const chosen = await addressOf("places_upload", { id: "i", shard: part });
    for (const address of [own, chosen]) {
      if (part) expect(address).toBe("blocked_address");
      else expect(address).toBe("https://s1.one.files.test/up/i");
    }
  });

  test("of the author may have dots", async () => {
    expect(await addressOf("places_upload", { id: "i", zone: "two.b" })).toBe(
      "https://s1.two.b.files.test/up/i",
    );
    expect(await addressOf("places_get", { ...inPath, region: "eu" })).toMatch(
      /^https:\/\/api\.eu\.places\.test:8443\/v3\//,
    );
  });
});

describe("an address that is pasted", () => {
  test.each([
    ["https://own.acme.test", "https://own.acme.test/api/own/i"],
    [" own.acme.test/lab/ ", "https://own.acme.test/lab/api/own/i"],
    [undefined, "https://own.places.test/api/own/i"],
  ])("is %j at %s", async (install, address) => {
    expect(await addressOf("places_own", { id: "i", install })).toBe(address);
  });

  test.each([
    "http://own.acme.test",
    "https://localhost",
    "https://127.0.0.1",
    "https://[::1]",
    "https://169.254.169.254/latest/meta-data",
    "https://own.internal",
    "https://ann:key@own.acme.test",
    "https://own.acme.test/../x",
    "https://own.acme.test/lab/%2e%2e",
    "https://own.acme.test/lab/..%2f",
    "https://own.acme.test/lab\\..\\x",
    "https://own.acme.test?x=",
    "https://own.acme.test#",
    "https://own.acme.test:443@evil.test",
    "https://own.acme.test/{id}",
    "{region}",
    "//own.acme.test",
    "https:/own.acme.test",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://own.acme.test/a b",
    "https://own.acme.test/a\r\nHost: evil.test",
    "https://own。acme。test",
  ])("is not %j", async (install) => {
    expect(await addressOf("places_own", { id: "i", install })).toBe("blocked_address");
  });

  test("of any text is at its host and path, or refused", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (before, after) => {
        const install = `${before}own.acme.test${after}`;
        const address = await addressOf("places_own", { id: "i", install });
        if (/^(blocked_address|invalid_input)$/.test(address)) return;
        const { hostname, username, password, protocol, pathname, search, hash } = new URL(address);
        expect([protocol, username, password, search, hash]).toEqual(["https:", "", "", "", ""]);
        expect(hostname).toMatch(/^[a-z\d.-]*own\.acme\.test[a-z\d.-]*$/);
        expect(address.endsWith(pathname)).toBe(true);
        expect(pathname).toMatch(/\/api\/own\/i$/);
      }),
      { numRuns: 300 },
    );
  });
});
