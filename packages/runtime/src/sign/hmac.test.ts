import { expect, test } from "vitest";
import { hex } from "./bytes.ts";
import { type Hash, hmac, hmacOf } from "./hmac.ts";
import { callAt, requestWith } from "./sign.fixture.ts";

const call = callAt("2024-01-01T00:00:00Z");

// RFC 4231, test cases 2 and 1; RFC 2202, test case 2 of SHA-1.
test.each<[Hash, string, string, string]>([
  [
    "SHA-256",
    "Jefe",
    "what do ya want for nothing?",
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  ],
  [
    "SHA-256",
    "\x0b".repeat(20),
    "Hi There",
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  ],
  [
    "SHA-384",
    "Jefe",
    "what do ya want for nothing?",
    "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649",
  ],
  [
    "SHA-512",
    "Jefe",
    "what do ya want for nothing?",
    "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
  ],
  ["SHA-1", "Jefe", "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"],
])("%s of the RFC", async (hash, key, message, expected) => {
  expect(hex(await hmacOf(hash, key, message))).toBe(expected);
});

// "Validating webhook deliveries" of GitHub's documentation.
test("a body as GitHub signs it", async () => {
  const secrets: string[] = [];
  const sign = hmac<{ secret: string }>({
    key: ({ secret }) => secret,
    header: "x-hub-signature-256",
    prefix: "sha256=",
  });
  const request = requestWith({ secret: "It's a Secret to Everybody" }, { body: "Hello, World!" });
  const signature = "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
  expect(await sign(request, callAt("2024-01-01T00:00:00Z", secrets))).toEqual({
    "x-hub-signature-256": `sha256=${signature}`,
  });
  expect(secrets).toEqual([signature]);
});

test.each([
  "hex",
  "base64",
  "base64url",
] as const)("%s of a message of its own, with its time beside it", async (encoding) => {
  const time = ({ now }: { now: Date }) => `${now.getTime() / 1000}`;
  const sign = hmac<{ key: Uint8Array }>({
    key: ({ key }) => key,
    message: ({ method }, about) => `${time(about)}.${method}`,
    header: "x-signature",
    encoding,
    headers: (_, about) => ({ "x-time": time(about) }),
  });
  const made = await sign(requestWith({ key: new Uint8Array([1, 2, 3]) }, {}), call);
  expect(made["x-time"]).toBe("1704067200");
  const bytes = await hmacOf("SHA-256", new Uint8Array([1, 2, 3]), "1704067200.GET");
  const written = Buffer.from(bytes).toString(encoding);
  expect(made["x-signature"]).toBe(written);
});
