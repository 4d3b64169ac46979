import { expect, test, vi } from "vitest";
import type { Context } from "../context.ts";
import { given, operation, shop } from "./login.fixture.ts";

test("a host keeps logins under keys that tell nothing", async () => {
  const stored = new Map<string, string>();
  const times: number[] = [];
  const keep = {
    get: (key: string) => stored.get(key),
    set: (key: string, text: string, ms: number) => {
      stored.set(key, text);
      times.push(ms);
    },
  };
  const { sent, fetch } = shop("token-1");
  const inputs = given();
  for (const _ of [1, 2]) await operation(5_000).execute(inputs, { fetch, keep });
  expect(sent.filter((path) => path === "/login")).toHaveLength(1);
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  expect(times).toEqual([5_000]);
});

test("a store that fails or holds nonsense is none", async () => {
  const fail = () => {
    throw new Error("down");
  };
  for (const get of [fail, () => "{", () => "null"] as const) {
    const { fetch } = shop("token-1");
    await operation(5_000).execute(given(), { fetch, keep: { get, set: fail } });
  }
});

test.each([
  "5",
  "[1]",
  "{}",
  '{"tokn":"t"}',
  '{"token":"t","more":"m"}',
  '{"token":" "}',
  '{"token":null}',
  '{"token":["t"]}',
  '{"token":true}',
  '{"token":"t\\nX-Admin: 1"}',
])("a store that gives %s is none", async (text) => {
  const { sent, fetch } = shop("token-1");
  const set = vi.fn<(key: string, text: string) => void>();
  await operation(5_000).execute(given(), { fetch, keep: { get: () => text, set } });
  expect(sent).toEqual(["/login", "/things/t1 Bearer token-1"]);
  expect(set.mock.calls[0]?.[1]).toBe('{"token":"token-1"}');
});

test("what is kept for other names is another login", async () => {
  const inputs = given();
  const stored = new Map<string, string>();
  const keep = {
    get: (key: string) => stored.get(key),
    set: (key: string, text: string) => void stored.set(key, text),
  };
  for (const context of [{ keep }, {}]) {
    const { sent, fetch } = shop("undefined", "token-2");
    await operation(5_000, { other: "token" })
      .execute(inputs, { fetch, ...context })
      .catch(() => {});
    await operation(5_000).execute(inputs, { fetch, ...context });
    expect(sent.filter((path) => path === "/login")).toHaveLength(2);
  }
  expect(stored.size).toBe(2);
});

test("where the host adds the credentials, nothing is kept in memory", async () => {
  const { sent, fetch } = shop("token-1", "token-2");
  const context: Context & { credentials: "fetch"; fetch: typeof fetch } = {
    credentials: "fetch",
    fetch,
  };
  for (const _ of [1, 2]) await operation(60_000).execute({ id: "t1" }, context);
  expect(sent.filter((path) => path === "/login")).toHaveLength(2);
});
