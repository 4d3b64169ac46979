import { expect, test } from "vitest";
import type { Manifest } from "../manifest/types.ts";
import { lowerCredentials } from "./credential.ts";
import { credentialsTaken } from "./taken.ts";

const email = { type: "string", description: "E-mail." } as const;

/** What an operation takes of an API key with an e-mail, or a token. */
function taken(auth: readonly string[] | undefined, params: Manifest["params"] = { email }) {
  const manifest: Manifest = {
    manifest: 2,
    provider: "demo",
    version: "1",
    block: { name: "Demo", description: "Demo.", category: "tools" },
    server: { url: "https://demo.example" },
    auth: [
      {
        name: "key",
        required: false,
        headers: { Authorization: { $basic: ["{email}", "{key}"] } },
        description: "Key.",
      },
      { name: "token", required: false, to: "headers.X-Token", description: "Token." },
    ],
    rules: [{ exactlyOne: ["key", "token"] }, { when: "key", need: "email" }],
    params,
    operations: {},
  };
  const { credentials, rules, beside } = credentialsTaken(
    auth ? { auth } : {},
    manifest,
    lowerCredentials(manifest),
    "/a",
  );
  const names = credentials.map(({ name, optional }) => name + (optional ? "?" : ""));
  return { names, rules: rules.length, beside };
}

test.each([
  [undefined, { names: ["key?", "token?"], rules: 2, beside: [] }],
  [["token"], { names: ["token"], rules: 0, beside: [] }],
  [["key"], { names: ["key"], rules: 0, beside: ["email"] }],
  [[], { names: [], rules: 0, beside: [] }],
])("an operation with `auth` %j", (auth, expected) => {
  expect(taken(auth)).toEqual(expected);
});

test("what has a default need not be given", () => {
  const withDefault = { email: { ...email, default: "jo@example.com" } };
  expect(taken(["key"], withDefault)).toEqual({ names: ["key"], rules: 1, beside: [] });
});
