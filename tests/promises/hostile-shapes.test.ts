import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { useHostile } from "../support/hostile/setup.ts";
import { shapeCalls } from "../support/hostile/shape-calls.ts";
import { hostileText } from "../support/vectors/texts.ts";

const hostile = useHostile("shapes");
const { sent, received } = shapeCalls(hostile);

/** What a caller of any skill could bend a request with. */
const texts = [
  'a" , "mode": "other',
  "</h1><script>alert(1)</script>",
  "{plain}",
  "{{plain}}",
  "${params.apiKey}",
  "a&mode=other&app_key=x",
  "%26mode=other",
  "' OR 1=1 --",
  "[]",
  "\\u0022",
  "a\u2028\u2029b",
  "🙂 ü 漢",
  "__proto__",
  "?",
  "a\r\nX-Evil: 1",
  "a\u0000b",
];

describe("text in a template", () => {
  test.each(texts)("stays where its hole is: %j", async (text) => {
    const request = await received("shapes_send", { text, name: "n" });
    const body = JSON.parse(request.body);
    expect(body).toEqual({
      mode: "fixed",
      either: text,
      made: { "field.n": text, kept: 1 },
      fields: { kept: 1 },
      free: { kept: 1 },
      options: { kept: 1 },
      json: JSON.stringify({ of: text }),
      joined: text,
      list: ["first", "last"],
    });
    const { searchParams } = new URL(request.target, hostile.server.url);
    expect([...searchParams.keys()]).toEqual(["trace", "find", "sort[n]", "filter", "app_key"]);
    expect(searchParams.get("find")).toBe(`a = '${text}'`);
    expect(searchParams.get("filter")).toBe(JSON.stringify({ of: text }));
    expect(searchParams.get("app_key")).toBe("app-key");
    const [info = ""] = headerValues(request, "x-info");
    expect(info).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(info)).toEqual({ by: text });
    expect(headerValues(request, "x-key")).toEqual(["Key secret-key"]);
    expect(headerValues(request, "x-evil")).toEqual([]);
  });

  test("of any kind stays where its hole is", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (text, plain) => {
        const request = await sent("shapes_send", { text, plain, name: "n" });
        if (typeof request === "string") {
          expect(request).toBe("invalid_input");
          return;
        }
        const body = JSON.parse(request.body);
        const own = Object.keys({ ...body, around: 1, either: 1, joined: 1 });
        expect(Object.keys(body).length).toBeLessThanOrEqual(own.length);
        expect(body.mode).toBe("fixed");
        expect(body.made).toEqual({ ...(text.trim() && { "field.n": text }), kept: 1 });
        expect(headerValues(request, "x-key")).toEqual(["Key secret-key"]);
        const shown = plain.trim() ? [`of ${plain}`.trim()] : [];
        expect(headerValues(request, "x-text")).toEqual(shown);
      }),
      { numRuns: 150 },
    );
  });
});

describe("a form", () => {
  const decode = (body: string) => [...new URLSearchParams(body)];

  test.each(texts)("keeps text in its place: %j", async (text) => {
    const { body } = await received("shapes_form", {
      text,
      fields: { a: text, [`n${text.replace(/[[\]]/g, "")}`]: 1 },
    });
    expect(decode(body)).toEqual(
      expect.arrayContaining([
        ["mode", "fixed"],
        ["text", text],
        ["a", text],
        ["meta[a]", text],
        ["meta[kept]", "1"],
      ]),
    );
    expect(decode(body).filter(([name]) => name === "mode")).toHaveLength(1);
  });

  test.each([
    "meta[kept]",
    "meta[a",
    "meta[]",
    "mode[]",
    "mode[x]",
    "text[0]",
    "items[]",
    "items[0][price]",
  ])("has no second way to a member that is written: %s", async (name) => {
    const fields = { [name]: "evil" };
    expect(await sent("shapes_form", { text: "x", fields, items: [{ price: 1 }] })).toBe(
      "invalid_input",
    );
  });

  test.each([
    "a][b",
    "a]",
    "[a",
    "a[b",
  ])("has no made name with brackets in its hole: %s", async (name) => {
    expect(await sent("shapes_form", { text: "x", fields: {}, name })).toBe("invalid_input");
  });
});

describe("markup", () => {
  test.each(texts)("holds text as text: %j", async (title) => {
    const request = await sent("shapes_page", { title, count: title, options: { a: title } });
    if (typeof request === "string") {
      expect(request).toBe("invalid_input");
      return expect(title).toContain("\u0000");
    }
    const { body } = request;
    expect(body.match(/<[^>]*>?/g)?.map((tag) => tag.replace(/"[^"]*"|'[^']*'/g, ""))).toEqual([
      "<h1 title= lang=>",
      "</h1>",
      "<p>",
      "</p>",
    ]);
    expect(body.match(/["']/g)).toHaveLength(4);
    expect(headerValues(request, "content-type")).toEqual(["text/html"]);
  });
});
