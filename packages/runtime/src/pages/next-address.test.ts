import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextAddress } from "./next-address.ts";

const graph = "https://graph.microsoft.com";
const local = "http://127.0.0.1:4010";
const books = "https://www.googleapis.com/books/v1";

describe("the address of the next page", () => {
  test.each([
    ["is used as it is", `${graph}/v1.0/users?$top=2&$skiptoken=R%2fN+x'y`, graph, graph],
    ["keeps a path that is not the provider's prefix", `${graph}/beta/users?a`, graph, graph],
    ["keeps a list in its query", `${books}/volumes?q=a%20b&q=c`, books, books],
  ])("%s", (_, link, home, baseUrl) => {
    // A query is sent as fetch would send it: only what no query may hold is encoded.
    expect(nextAddress(link, { home, baseUrl })).toBe(link.replace("'", "%27"));
  });

  test.each([
    ["/services/data/v59.0/query/01g-2000", "https://acme.my.salesforce.com", ""],
    ["/books/v1/volumes?page=2", books, ""],
    ["volumes?page=2", books, "/books/v1/"],
  ])("%j is resolved against the provider's address", (link, home, before) => {
    const { origin } = new URL(home);
    expect(nextAddress(link, { home, baseUrl: home })).toBe(origin + before + link);
  });

  test.each([
    [`${graph}/v1.0/users?$top=2&$skiptoken=x`, graph, local, "/v1.0/users?$top=2&$skiptoken=x"],
    [`${graph}/v1.0/users?$skiptoken=x`, graph, `${local}/proxy`, "/v1.0/users?$skiptoken=x"],
    ["/services/data/v59.0/query/01g-2000", "https://ACME.My.Salesforce.Com", local, undefined],
    [`${books}/volumes?page=2`, books, `${local}/proxy/`, "/volumes?page=2"],
    [`${books}?page=2`, books, local, "/?page=2"],
  ])("%j goes to baseUrl", (link, home, baseUrl, path = link) => {
    const base = new URL(`${baseUrl.replace(/\/$/, "")}${path}`);
    expect(new URL(nextAddress(link, { home, baseUrl })).href).toBe(base.href);
  });

  test.each([
    ["http://127.0.0.1:4010/v1.0/users?$skiptoken=x", graph, local],
    ["http://127.0.0.1:4010/proxy/v1.0/users", graph, `${local}/proxy`],
    ["https://api.example/proxy/things", "https://api.example", "https://api.example/proxy"],
  ])("%j of a proxy or a mock is used as it is", (link, home, baseUrl) => {
    expect(nextAddress(link, { home, baseUrl })).toBe(link);
  });

  test("a path beyond the provider's prefix goes to the origin of baseUrl", () => {
    const link = "https://www.googleapis.com/books/v10/volumes";
    const at = { home: books, baseUrl: `${local}/proxy` };
    expect(nextAddress(link, at)).toBe(`${local}/books/v10/volumes`);
  });

  test.each([
    "//evil.example/x",
    "https://evil.example/v1.0/users",
    "https://graph.microsoft.com.evil.example/",
    "https://graph.microsoft.com./",
    "https://graph.microsoft.com:444/",
    "http://graph.microsoft.com/",
    "https://user@graph.microsoft.com/",
    "https://user:canary@graph.microsoft.com/",
    "https://:canary@graph.microsoft.com/",
    "https://graph.microsoft.com@evil.example/",
    "https://graph.microsoft.com\\@evil.example/",
    "https://evil.example\\.graph.microsoft.com/",
    "\\\\evil.example\\x",
    "/\\evil.example/x",
    "/\t/evil.example/x",
    "/v1.0/users\n",
    "http://127.0.0.1:4011/",
    "http://127.0.0.1/",
    "http://user@127.0.0.1:4010/",
    "http://localhost:4010/",
    "javascript:fetch('https://evil.example')",
    "data:application/json,{}",
    "file:///etc/passwd",
    "blob:https://graph.microsoft.com/1",
    "ftp://graph.microsoft.com/",
    "https://",
    "https://[",
    "http://127.0.0.1:99999/",
  ])("%j is refused and not repeated", (link) => {
    for (const baseUrl of [local, graph]) {
      const message = "The next page is at another origin.";
      const refusal = expect.objectContaining({ code: "blocked_address", message });
      expect(() => nextAddress(link, { home: graph, baseUrl })).toThrow(refusal);
    }
  });
});

describe("the law", () => {
  const hosts = ["graph.microsoft.com", "127.0.0.1:4010", "evil.example", "127.0.0.1", "[::1]", ""];
  const signs = ["https://", "http://", "//", "/", "\\", "@", ":", "?", "#", "..", "%2e", "\t"];
  const odd = ["javascript:", "\n", " ", "user:pass@", "443", "。", "％2f", "ß"];
  const piece = fc.oneof(
    fc.constantFrom(...hosts),
    fc.constantFrom(...signs),
    fc.constantFrom(...odd),
    fc.string({ maxLength: 6 }),
  );
  const link = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: "grapheme" }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  );
  const connection = fc.constantFrom(
    { home: graph, baseUrl: graph },
    { home: graph, baseUrl: local },
    { home: books, baseUrl: `${local}/proxy` },
    { home: `${graph}/v1.0`, baseUrl: `${graph}/proxy` },
  );

  test("whatever the link, it is sent to the origin of baseUrl or not at all", () => {
    let sent = 0;
    fc.assert(
      fc.property(link, connection, (text, at) => {
        let address: string;
        try {
          address = nextAddress(text, at);
        } catch (error) {
          expect(error).toMatchObject({ name: "ToolError", code: "blocked_address" });
          return;
        }
        sent++;
        const { origin, username, password } = new URL(address);
        expect([origin, username, password]).toEqual([new URL(at.baseUrl).origin, "", ""]);
        expect(new Request(address).url.startsWith(`${origin}/`)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(sent).toBeGreaterThan(100);
  });
});
