import { describe, expect, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { useHostile } from "../support/hostile/setup.ts";
import { shapeCalls } from "../support/hostile/shape-calls.ts";

const hostile = useHostile("shapes");
const { sent, received } = shapeCalls(hostile);

describe("a name with a hole", () => {
  const refused = ["__proto__", "kept", "mode"];
  test.each([
    "a b",
    "a/b",
    "a\r\nX-Evil: 1",
    "a:b",
    "",
    "ü",
    "a\u0000",
    " ",
  ])("of a header is a token or refused: %j", async (name) => {
    const request = await sent("shapes_send", { text: "x", plain: "p", name });
    if (typeof request === "string") return expect(request).toBe("invalid_input");
    expect(name.trim()).toBe("");
    expect(headerValues(request, "x-evil")).toEqual([]);
  });

  test.each([
    "X-Key",
    "x-key",
    "X-KEY",
    "Host",
    "Cookie",
    "Authorization",
    "Content-Length",
    "Transfer-Encoding",
    "Connection",
    "X-Mode",
    "x-mode",
    "Accept",
    "Date",
    "X-HTTP-Method-Override",
    "X-Forwarded-Host",
    "X-Original-URL",
    "__proto__",
  ])("of a header is none that is there, or says how to read the request: %s", async (head) => {
    expect(await sent("shapes_find", { text: "evil", head })).toBe("invalid_input");
  });

  test.each([
    "constructor",
    "toString",
    "valueOf",
    "hasOwnProperty",
  ])("may be that of a method of every object: %s", async (name) => {
    const request = await received("shapes_find", { text: "x", name, head: name });
    const { searchParams } = new URL(request.target, hostile.server.url);
    expect(searchParams.get(name)).toBe("x");
    expect(headerValues(request, name.toLowerCase())).toEqual(["x"]);
    const written = await received("shapes_send", {
      text: "x",
      custom: { [name]: 1 },
      other: name,
    });
    const body = JSON.parse(written.body);
    expect(body.free).toEqual({ [name]: 1, kept: 1 });
    expect(body.made[`f-${name}`]).toBe(1);
  });

  test.each([
    "app_key",
    "mode",
    "__proto__",
    "sort",
  ])("of the query is none that is there: %s", async (name) => {
    const inputs = { text: "evil", name, tags: "a", sort: "newest" };
    expect(await sent("shapes_find", inputs)).toBe("invalid_input");
  });

  test.each([
    "a&b=c",
    "a=b",
    "a#b",
    "a b",
    "a%26b",
    "ü",
    "a\r\nb",
    "a?b",
  ])("of the query is one name: %j", async (name) => {
    const { target } = await received("shapes_find", { text: "x", name });
    const { searchParams, hash } = new URL(target, hostile.server.url);
    expect([...searchParams]).toEqual([
      [name, "x"],
      ["mode", "fixed"],
      ["app_key", "app-key"],
    ]);
    expect(hash).toBe("");
  });

  test.each(refused)("of a member is none that is there: %s", async (name) => {
    expect(await sent("shapes_form", { text: "x", fields: {}, name: `a][${name}` })).toBe(
      "invalid_input",
    );
    const given = { text: "x", custom: JSON.parse(`{"${name}": "evil"}`) };
    const request = await sent("shapes_send", given);
    if (name === "mode") return;
    expect(request).toBe("invalid_input");
  });
});

describe("an object of a caller", () => {
  test("cannot replace what is written after it", async () => {
    const options = { kept: "evil", toJSON: "x", constructor: { prototype: { a: 1 } } };
    const body = JSON.parse((await received("shapes_send", { text: "x", options })).body);
    expect(body.options).toEqual({ ...options, kept: 1 });
    expect(JSON.parse(body.text)).toEqual(options);
    expect(Object.keys({})).toEqual([]);
  });

  test.each([
    '{"__proto__": {"kept": 2}}',
    '{"a": {"__proto__": 1}}',
  ])("with a prototype is refused: %s", async (text) => {
    for (const name of ["options", "custom", "result"]) {
      expect(await sent("shapes_send", { text: "x", [name]: text })).toBe("invalid_input");
      expect(await sent("shapes_send", { text: "x", [name]: JSON.parse(text) })).toBe(
        "invalid_input",
      );
    }
  });

  test("is read through its own members only", async () => {
    const items: readonly unknown[] = [{ name: "a" }, {}, "text", null, [1], { constructor: 1 }];
    const result = { items };
    const body = JSON.parse((await received("shapes_send", { text: "x", result })).body);
    expect(body.rows).toEqual([
      { cell: "a", fixed: 1 },
      ...Array.from({ length: 5 }, () => ({ fixed: 1 })),
    ]);
  });
});
