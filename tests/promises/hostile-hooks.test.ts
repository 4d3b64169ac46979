import { inspect } from "node:util";
import { ToolError } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { betrays, canaries } from "../support/canary.ts";
import { keyCalls } from "../support/hostile/key-calls.ts";
import { useHostile } from "../support/hostile/setup.ts";

const hostile = useHostile("keys");
const { call, clientCall } = keyCalls(hostile);

describe("a pair of Basic", () => {
  const pairOf = () => {
    const [request] = hostile.server.take();
    const [header = ""] = request ? headerValues(request, "authorization") : [];
    return Buffer.from(header.replace("Basic ", ""), "base64").toString();
  };

  test.each([
    "ü",
    "%3A",
    "a:b",
    "a::",
    "{email}",
    "{}",
    "$&",
    "漢字",
    "🙂",
  ])("has any password in UTF-8: %s", async (secret) => {
    expect((await call("basic", secret)).error).toBeUndefined();
    expect(pairOf()).toBe(`a@b.test/token:${secret}`);
  });

  test.each([
    "a:b",
    "a\r\nb",
    "a\u0000",
    "\ud800",
    "",
  ])("has no user that is two: %j", async (email) => {
    const { error } = await call("basic", "password-7", { email });
    expect(error).toMatchObject({ code: "invalid_input" });
    expect(hostile.server.take()).toEqual([]);
    expect(inspect(error)).not.toContain("password-7");
  });

  test("may be long", async () => {
    const secret = "ü7".repeat(100_000);
    expect((await call("basic", secret)).error).toBeUndefined();
    expect(pairOf()).toBe(`a@b.test/token:${secret}`);
  });
});

describe("a credential in a path", () => {
  test.each([
    "..",
    ".",
    "../admin",
    "a/b",
    "a\\b",
    "a?b#c",
    "%2e%2e",
    "a;b=c",
  ])("is one segment: %s", async (secret) => {
    const { error } = await call("path", secret);
    const [request] = hostile.server.take();
    if (error) expect(request).toBeUndefined();
    else expect(request?.target).toBe(`/k${encodeURIComponent(secret)}/me`);
  });
});

describe("a credential in a body", () => {
  test("is not replaced by what a caller sends beside it", async () => {
    const fields = { client_secret: "evil", "client_secret[]": "evil", mode: "evil" };
    const { error } = await call("form", "the-secret", { fields: { client_secret: "evil" } });
    expect(error).toBeUndefined();
    const [request] = hostile.server.take();
    const sent = new URLSearchParams(request?.body);
    expect(sent.getAll("client_secret")).toEqual(["the-secret"]);
    expect(sent.getAll("mode")).toEqual(["fixed"]);
    expect((await call("form", "the-secret", { fields })).error?.code).toBe("invalid_input");
  });
});

describe("a hook", () => {
  const shownOf = (value: unknown) => {
    const text = inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);
    return [
      text,
      ...(text.match(/[A-Za-z0-9+/]{16,}/g) ?? []).map((each) =>
        atob(each.slice(0, each.length & ~3)),
      ),
    ];
  };

  test.each([
    ["signed", "sign throws"],
    ["signed", "sign breaks the line"],
    ["signed", "sign adds another"],
    ["hooked", "request throws"],
    ["hooked", "sign throws"],
  ] as const)("of keys_%s that fails shows no secret: %s", async (name, text) => {
    const secret = canaries.base64;
    const { error } = await call(name, secret, { text });
    expect(error).toMatchObject({ code: "invalid_input" });
    expect(shownOf(error).some(betrays)).toBe(false);
    expect(hostile.server.take()).toEqual([]);
    const { error: own } = await clientCall(name, secret, {}, { text });
    if (text !== "request throws") expect(own).toBeInstanceOf(ToolError);
    expect(shownOf(own).some(betrays)).toBe(false);
  });

  test("that fails on a reply shows no secret", async () => {
    hostile.answer = (_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end('{"id":"reply throws"}');
    const { error } = await call("hooked", canaries.base64, {});
    expect(error).toMatchObject({ code: "invalid_reply" });
    expect(shownOf(error).some(betrays)).toBe(false);
  });

  test("keeps what it calls secret, and what it signs with, out of errors", async () => {
    const secret = "signing-key-of-7";
    const made = [`derived${btoa(secret)}`, btoa(`v1 ${secret}`), secret];
    for (const text of made) {
      hostile.answer = (_, response) =>
        response
          .writeHead(401, { "content-type": "application/json" })
          .end(JSON.stringify({ message: `no ${text}`, code: text }));
      for (const name of ["signed", "hooked"] as const) {
        const { error } = await call(name, secret);
        expect(inspect(error, { depth: 9 })).not.toContain(text);
      }
    }
  });

  test("that signs is told of the credentials of its operation alone", async () => {
    const { told } = await hostile.packages.module("keys", "hooks/keys.ts");
    const list = told as { credentials: object; headers: object }[]; // as the file says
    list.length = 0;
    await clientCall("signed", "sign-key", {}, { text: "x" });
    await call("signed", "sign-key", { text: "x" });
    expect(list).toHaveLength(2);
    for (const { credentials: given, headers } of list) {
      expect(given).toEqual({ signKey: "sign-key" });
      expect(Object.keys(headers).toSorted()).toEqual(["accept", "content-type"]);
    }
  });
});
