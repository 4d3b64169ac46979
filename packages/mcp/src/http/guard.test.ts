import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { guardOf } from "./guard.ts";

const token = "a-token-of-this-test";
const host = "127.0.0.1:3000";

/** The status that a request with these headers is refused with; undefined where it is served. */
function refused(headers: object, { url = "/mcp", ...options }: { url?: string; token?: string }) {
  const address = { host: "127.0.0.1", port: 3000 };
  const guard = guardOf({ address, allowedHost: ["tools.example"], token: undefined, ...options });
  const request = { headers: { host, ...headers }, rawHeaders: [], url };
  return guard(request as object as IncomingMessage)?.status; // of which it reads no more
}

test.each([
  [undefined, {}],
  [undefined, { host: "tools.example" }],
  [undefined, { host: "[::1]:1" }],
  [403, { host: undefined }],
  [403, { host: "evil.example" }],
  [403, { host: "127.0.0.1.evil.example" }],
  [403, { host: "evil.example@127.0.0.1" }],
  [undefined, { origin: "http://localhost:1234" }],
  [undefined, { origin: "https://tools.example" }],
  [403, { origin: "https://evil.example" }],
  [403, { origin: "null" }],
  [403, { origin: "https://tools.example.evil.example" }],
])("%s: %j", (status, headers) => {
  expect(refused(headers, {})).toBe(status);
});

test.each([
  [undefined, `Bearer ${token}`],
  [undefined, `bearer ${token}`],
  [undefined, `BEARER  ${token}`],
  [401, undefined],
  [401, token],
  [401, "Bearer"],
  [401, `Bearer ${token}x`],
  [401, `Bearer ${token.toUpperCase()}`],
  [401, `Basic ${token}`],
  [401, `xBearer ${token}`],
])("with a token, %s: %s", (status, authorization) => {
  expect(refused({ authorization }, { token })).toBe(status);
});

test("only one path is served, and who lacks the token does not hear which", () => {
  expect(refused({}, { url: "/mcp?a=1" })).toBeUndefined();
  expect(refused({}, { url: "/" })).toBe(404);
  expect(refused({}, { url: "/", token })).toBe(401);
});
