import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { failureOf, resultOf } from "../support/call-result.ts";
import { useHostile } from "../support/hostile/setup.ts";
import { hostileText } from "../support/vectors/texts.ts";

const hostile = useHostile("places");

/** The credentials that an operation takes. */
function keysOf(id: string): object {
  return { apiKey: "secret-key", ...(id === "places_get" && { botToken: "bot-token" }) };
}

/** What was sent for these inputs, or the code of the error. */
async function sent(id: string, inputs: object): Promise<string> {
  const { execute } = await hostile.packages.operation(id);
  const context = { baseUrl: `${hostile.server.url}/base`, maxRetries: 0 };
  const { error } = await resultOf(() => execute({ ...keysOf(id), ...inputs }, context));
  const requests = hostile.server.take();
  expect(requests).toHaveLength(error ? 0 : 1);
  return requests[0] ? `${requests[0].method} ${requests[0].target}` : (error?.code ?? "");
}

describe("a path", () => {
  const segments = [
    "..",
    ".",
    "a/b",
    "a\\b",
    "a?b",
    "a#b",
    "%2e%2e",
    "..%2f",
    "a%00",
    "{token}",
    "a;b",
    " ",
    "ü",
  ];

  test.each(segments)("has no segment but its own: %s", async (id) => {
    const target = await sent("places_get", { id });
    if (target !== "invalid_input") {
      expect(target).toBe(`GET /base/botbot-token/items/${encodeURIComponent(id)}.json`);
    } else expect(["..", ".", " "]).toContain(id);
  });

  test.each([
    "..",
    "../x",
    "a/../b",
    "a/./b",
    "/a",
    "a/",
    "a//b",
    "/",
    "a/..",
    "a/\u0000",
    "a/\ud800",
  ])("of several segments refuses what leads elsewhere: %j", async (key) => {
    expect(await sent("places_file", { key })).toBe("invalid_input");
  });

  test.each([
    "a/%2e%2e/b",
    "a/..b",
    "a\\..\\b",
    "a?b/c#d",
    "{bucket}/x",
    "a b/ü",
    "...",
    "a;x/b",
  ])("of several segments encodes each: %s", async (key) => {
    const encoded = key.split("/").map(encodeURIComponent).join("/");
    expect(await sent("places_file", { key })).toBe(`PUT /base/files/main/${encoded}`);
  });

  test("of one of several lines is not chosen by what a value says", async () => {
    expect(await sent("places_lines", { user: "u", repo: "../../any" })).toBe(
      `GET /base/users/u/repos/${encodeURIComponent("../../any")}`,
    );
    expect(await sent("places_lines", { user: "u", kind: "usual" })).toBe("GET /base/any/me");
    expect(await sent("places_lines", { user: " ", kind: "custom" })).toBe("GET /base/any/me");
    expect(await sent("places_lines", { user: "..", kind: "custom" })).toBe("invalid_input");
    expect(await sent("places_lines", { kind: "__proto__" })).toBe("invalid_input");
    expect(await sent("places_lines", { mailbox: ".." })).toBe("invalid_input");
  });

  test.each([
    "a#other",
    "a:delete#x",
    "#",
    "a?note=evil#x",
  ])("keeps its label to itself: %s", async (doc) => {
    const inputs = { doc, note: "#n" };
    expect(await sent("places_label", inputs)).toBe(
      `POST /base/docs/${encodeURIComponent(doc)}:update?note=%23n`,
    );
    const options = { apiKey: "secret-key", botToken: "x", baseUrl: hostile.server.url };
    await hostile.packages.client("places", "label", options, inputs);
    expect(hostile.server.take().map(({ target }) => target)).toEqual([
      `/docs/${encodeURIComponent(doc)}:update?note=%23n`,
    ]);
  });

  test("of any text is the same for operations and clients", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (key) => {
        const own = await sent("places_file", { key });
        const options = {
          apiKey: "secret-key",
          botToken: "x",
          baseUrl: `${hostile.server.url}/base`,
          maxRetries: 0,
        };
        await hostile.packages.client("places", "file", options, { key }).catch(() => {});
        const [request] = hostile.server.take();
        // Only an operation takes blank text for none.
        if (!key.trim()) return;
        expect(request ? `PUT ${request.target}` : "invalid_input").toBe(own);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a redirect", () => {
  test.each([
    "places_get",
    "places_upload",
    "places_list",
  ])("of %s takes no credential along", async (id) => {
    for (const location of [
      hostile.other.url,
      `${hostile.other.url}/x`,
      "https://api.places.test/v3/x",
    ]) {
      hostile.answer = (_, response) => response.writeHead(302, { location }).end();
      const { execute } = await hostile.packages.operation(id);
      const context = { baseUrl: hostile.server.url, maxRetries: 0 };
      const { code } = await failureOf(() =>
        execute({ ...keysOf(id), ...(id !== "places_list" && { id: "i" }) }, context),
      );
      expect(code).toBe("upstream_error");
      expect(hostile.server.take()).toHaveLength(1);
      expect(hostile.other.take()).toEqual([]);
    }
  });
});

describe("the address of a next page", () => {
  const pages = async (next: string, context: object = {}) => {
    hostile.answer = (_, response) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ items: [1], next }));
    const { list } = await hostile.packages.module("places", "operations.ts");
    const { items } = list as { items(inputs: object, context: object): AsyncIterable<unknown> }; // emitted so
    const read = async () => {
      for await (const _ of items(
        { apiKey: "secret-key" },
        { baseUrl: hostile.server.url, maxPages: 2, maxRetries: 0, ...context },
      ));
    };
    return resultOf(read);
  };

  test.each([
    "https://api.places.test/v3/list?page=2",
    "https://evil.test/api/list",
    "https://pages.places.test.evil.test/api/list",
    "https://pages.places.test@evil.test/api/list",
    "http://pages.places.test/api/list",
    "https://pages.places.test:8443/api/list",
    "//evil.test/",
    "\\\\evil.test\\",
    "https://pages.places.test\\@evil.test/",
    "javascript:alert(1)",
    "data:,x",
    "https://pages.places.test/api/\r\nlist",
  ])("is that of the operation's own server, not %j", async (next) => {
    const { error } = await pages(next);
    expect(error?.code).toBe("blocked_address");
    expect(hostile.server.take()).toHaveLength(1);
  });

  test("keeps credentials at the server", async () => {
    expect((await pages("https://pages.places.test/api/list?page=2")).error).toBeUndefined();
    const requests = hostile.server.take();
    expect(requests.map(({ target }) => target)).toEqual(["/list", "/list?page=2"]);
    expect(requests.flatMap((request) => headerValues(request, "x-key"))).toEqual([
      "secret-key",
      "secret-key",
    ]);
  });
});
