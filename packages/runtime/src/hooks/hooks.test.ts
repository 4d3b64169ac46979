import { describe, expect, test, vi } from "vitest";
import { operationOf } from "../operation.fixture.ts";
import type { CallFacts, HookCall } from "./call.ts";
import { stopTime } from "../stopped-time.fixture.ts";
import { hooks, type OperationHooks } from "./hooks.ts";

const inputs = { apiKey: "k", id: "a/b" };
const fetch = async () => Response.json({ a: 1 });

/** What a call of an operation with these hooks is rejected with. */
function failure(given: OperationHooks, context: object = {}) {
  return operationOf({ hooks: hooks(given) })
    .execute(inputs, { fetch, ...context })
    .then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );
}

/** A hook that ends only when its call does. */
const endless = (_: unknown, { signal }: { readonly signal: AbortSignal }) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

describe("asynchronous hooks", () => {
  test("are awaited", async () => {
    const seen: string[] = [];
    const of = operationOf({
      hooks: hooks({
        request: async (values) => ({ ...values, id: "later" }),
        reply: async ({ body }) => ({ body, id: "hook" }),
      }),
    });
    const listening = async ({ url }: Request) => (seen.push(url), Response.json({ a: 1 }));
    const result = await of.execute(inputs, { fetch: listening });
    expect(seen).toEqual(["https://api.example.com/things/later"]);
    expect(result).toMatchObject({ data: { body: { a: 1 }, id: "hook" } });
  });

  test.each([
    ["request", "invalid_input", "The call could not be prepared."],
    ["reply", "invalid_reply", "The reply could not be read."],
  ])("a rejection of %s is what a thrown error is", async (hook, code, message) => {
    const rejecting = async () => Promise.reject(new Error("secret words"));
    expect(await failure({ [hook]: rejecting })).toMatchObject({ code, message });
  });

  test.each(["request", "reply"])("%s ends with the deadline of the call", async (hook) => {
    expect(await failure({ [hook]: endless }, { deadlineMs: 5 })).toMatchObject({
      code: "timeout",
    });
  });

  test.each(["request", "reply"])("%s ends when the host aborts the call", async (hook) => {
    const controller = new AbortController();
    const aborting = (given: unknown, call: { readonly signal: AbortSignal }) => {
      queueMicrotask(() => controller.abort());
      return endless(given, call);
    };
    const { signal } = controller;
    expect(await failure({ [hook]: aborting }, { signal })).toMatchObject({ code: "aborted" });
  });

  test("a reply that comes hours after its request is read within a time of its own", async () => {
    stopTime();
    const uuids: string[] = [];
    const note = async ({ uuid }: CallFacts) => {
      uuids.push(uuid);
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const noting = operationOf({
      hooks: hooks({
        request: async (_, call) => void (await note(call)),
        reply: async ({ body }, call) => (await note(call), body),
      }),
    });
    const preparing = noting.prepare(inputs);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const outputs = (await preparing).read(Response.json({ a: 1 }));
    await vi.advanceTimersByTimeAsync(20);
    expect(await outputs).toMatchObject({ data: { a: 1 } });
    expect(uuids).toHaveLength(2);
    expect(new Set(uuids).size).toBe(1);
  });

  test("one that pays no attention to the signal ends as well", async () => {
    const never = () => new Promise<never>(() => {});
    expect(await failure({ request: never }, { deadlineMs: 5 })).toMatchObject({ code: "timeout" });
  });
});

describe("what a request hook gives", () => {
  test.each([
    ["..", "id"],
    ["", "id"],
    [7, null],
    ["x".repeat(300), null],
  ])("is sent where it can travel, whatever callers are limited to (%j)", async (id, input) => {
    const of = operationOf({ hooks: hooks({ request: (values) => ({ ...values, id }) }) });
    const call = of.execute(inputs, { fetch });
    if (input === null) await expect(call).resolves.toBeDefined();
    else await expect(call).rejects.toMatchObject({ code: "invalid_input", outcome: "not_sent" });
  });
});

describe("what hooks are told", () => {
  test("is the same for the request and the reply of a call, and other for the next", async () => {
    const calls: HookCall[] = [];
    const telling = (_: unknown, call: HookCall) => void calls.push(call);
    const of = operationOf({ hooks: hooks({ request: telling, reply: telling }) });
    for (let i = 0; i < 2; i++) await of.execute(inputs, { fetch }).catch(() => {});
    const [first, second, third] = calls;
    expect(first).toMatchObject({ operation: "shop_get_thing", now: second?.now });
    expect(first?.now).toBeInstanceOf(Date);
    expect(first?.now).not.toBe(second?.now);
    expect(first?.uuid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(second?.uuid).toBe(first?.uuid);
    expect(third?.uuid).not.toBe(first?.uuid);
  });

  const refused = async (request: Request) =>
    Response.json({ message: decodeURIComponent(request.url) }, { status: 400 });

  test("takes a text out of the errors", async () => {
    const request = (values: object, { secret }: HookCall) => ({
      ...values,
      id: secret("derived-1"),
    });
    expect(await failure({ request }, { fetch: refused })).toMatchObject({
      message: "https://api.example.com/things/[secret]",
    });
  });

  test("what a hook puts into a hidden input is taken out by itself", async () => {
    const request = (values: object) => ({ ...values, id: "derived-1" });
    expect(await failure({ request, hidden: ["id"] }, { fetch: refused })).toMatchObject({
      message: "https://api.example.com/things/[secret]",
    });
    expect(
      await failure({ request: () => undefined, hidden: ["id"] }, { fetch: refused }),
    ).toMatchObject({
      message: "https://api.example.com/things/a/b",
    });
  });
});
