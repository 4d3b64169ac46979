import { expect, test } from "vitest";
import { ToolError } from "../tool-error.ts";
import { basic } from "./basic.ts";

function decoded(header: string): string {
  const [scheme, pair = ""] = header.split(" ");
  expect(scheme).toBe("Basic");
  return Buffer.from(pair, "base64").toString("utf8");
}

test("the pair of RFC 7617, and its example in UTF-8", () => {
  expect(basic("{user}", "{password}", { user: "Aladdin", password: "open sesame" }, {})).toBe(
    "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==",
  );
  expect(basic("{user}", "{password}", { user: "test", password: "123£" }, {})).toBe(
    "Basic dGVzdDoxMjPCow==",
  );
});

test.each([
  ["{email}/token", "{key}", { email: "ann@acme.test", key: "k" }, "ann@acme.test/token:k"],
  ["{key}", "", { key: "k" }, "k:"],
  ["{key}", "X", { key: " k\n" }, "k:X"],
  ["user", "{key}", { key: "a:b%20ü漢" }, "user:a:b%20ü漢"],
  ["{user}", "{key}", { user: "$&{key}", key: "$1{user}" }, "$&{key}:$1{user}"],
])("%s and %s", (user, password, values, pair) => {
  expect(decoded(basic(user, password, values, {}))).toBe(pair);
});

test.each([
  ["user", { user: "a:b", key: "k" }],
  ["user", { user: "a\nb", key: "k" }],
  ["key", { user: "a", key: "k\u0000" }],
  ["key", { user: "a", key: "\ud800" }],
  ["key", { user: "a", key: "  " }],
  ["key", { user: "a", key: undefined }],
  ["key", { user: "a", key: ["k"] }],
])("%s is refused, and not repeated", (input, values) => {
  const call = () => basic("{user}", "{key}", values, {});
  expect(call).toThrow(expect.objectContaining({ code: "invalid_input", input }));
  expect(call).toThrow(ToolError);
});

test("nothing where the host's fetch adds the credentials", () => {
  expect(basic("{user}", "{key}", {}, { credentials: "fetch" })).toBe("");
});

test("a pair may be longer than a call may have arguments", () => {
  const key = "ü".repeat(200_000);
  const header = basic("{user}", "{key}", { user: "ann", key }, {});
  expect(Buffer.from(header.slice("Basic ".length), "base64").toString()).toBe(`ann:${key}`);
});
