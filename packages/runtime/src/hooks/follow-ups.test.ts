import { describe, expect, test, vi } from "vitest";
import { operationOf } from "../operation.fixture.ts";
import { stopTime } from "../stopped-time.fixture.ts";
import type { OperationHooks } from "./hooks.ts";
import { hooks } from "./hooks.ts";
import { followUps } from "./follow-ups.ts";

const inputs = { apiKey: "secret-key", id: "7" };

/** An operation with these hooks, which may call another one as often as `most` says. */
function withHooks(own: OperationHooks, most = 2, effect: "read" | "write" = "write") {
  const found = operationOf({ id: "things_list", effect });
  const calls = followUps({ things_list: { operation: () => found, shared: ["apiKey"], most } });
  return operationOf({ hooks: hooks({ calls, ...own }) });
}

/** What `call.run` is in these tests: nothing is known of the operations. */
type AnyRun = (operation: string, inputs: object) => Promise<Record<string, unknown>>;

const runOf = (call: object) => (call as { readonly run: AnyRun }).run;

/** Answers by the last part of the address, and keeps what was asked. */
function answering(statuses: Readonly<Record<string, number>> = {}) {
  const asked: string[] = [];
  const fetch = async ({ url, headers }: Request) => {
    const name = url.slice(url.lastIndexOf("/") + 1);
    asked.push(`${name} ${headers.get("authorization")}`);
    return Response.json({ name }, { status: statuses[name] ?? 200 });
  };
  return { asked, fetch };
}

const failed = (error: unknown) => error;

describe("calls of hooks", () => {
  test("are made with the credentials of the call, before and after it", async () => {
    const { asked, fetch } = answering();
    const { execute } = withHooks({
      request: async (values, call) => {
        await runOf(call)("things_list", { id: "before" });
        return values;
      },
      reply: async ({ body, values }, call) => [
        body,
        values,
        await runOf(call)("things_list", { id: "after" }),
      ],
    });
    const outputs = await execute(inputs, { fetch });
    const [credential] = asked.map((each) => each.split(" ").slice(1).join(" "));
    expect(asked).toEqual(["before", "7", "after"].map((each) => `${each} ${credential}`));
    expect(outputs).toMatchObject({
      data: [{ name: "7" }, { id: "7" }, { data: { name: "after" } }],
    });
  });

  test.each([
    ["things_drop", 1, "The hooks of this operation may not call things_drop."],
    ["toString", 1, "The hooks of this operation may not call toString."],
    ["things_list", 3, "The hooks of one call may call things_list 2 times."],
  ])("that the manifest does not allow are not made: %s", async (id, times, message) => {
    const { asked, fetch } = answering();
    const { execute } = withHooks({
      async request(values, call) {
        for (let time = 0; time < times; time++) await runOf(call)(id, { id: "x" });
        return values;
      },
    });
    const error = await execute(inputs, { fetch }).catch(failed);
    expect(error).toMatchObject({ code: "invalid_input", message, operation: "shop_get_thing" });
    expect(asked).toHaveLength(times - 1);
  });

  test("fail the call, which says whose failure it is", async () => {
    const { asked, fetch } = answering({ gone: 404 });
    const { execute } = withHooks({
      request: async (values, call) => (await runOf(call)("things_list", { id: "gone" }), values),
    });
    const error = await execute(inputs, { fetch }).catch(failed);
    expect(error).toMatchObject({ code: "not_found", status: 404, operation: "things_list" });
    expect(asked).toHaveLength(1);
  });

  test("may fail without failing the call", async () => {
    const { fetch } = answering({ gone: 404 });
    const { execute } = withHooks({
      reply: (_, call) => runOf(call)("things_list", { id: "gone" }).catch(() => "none"),
    });
    expect(await execute(inputs, { fetch })).toMatchObject({ data: "none" });
  });

  test.each([
    ["write", "unknown"],
    ["read", "refused"],
  ] as const)("that %s leave the outcome of a refused call %s", async (effect, outcome) => {
    const { fetch } = answering({ 7: 403 });
    const request: OperationHooks["request"] = async (values, call) => {
      await runOf(call)("things_list", { id: "done" });
      return values;
    };
    const error = await withHooks({ request }, 1, effect).execute(inputs, { fetch }).catch(failed);
    expect(error).toMatchObject({ code: "forbidden", operation: "shop_get_thing", outcome });
  });
});

describe("what a hook fills", () => {
  const fills = { count: { type: "number", integer: true, required: true } } as const;

  test.each([
    [{ count: "12" }, 12],
    [{}, "count is required."],
    [{ count: "x" }, 'count must be a whole number, not "x".'],
  ])("is checked as what callers give: %j", async (filled, expected) => {
    let seen: unknown;
    const definition = operationOf({
      hooks: hooks({
        fills,
        request: (values) => ({ ...values, ...filled }),
        reply: ({ values }) => (seen = values),
      }),
    });
    const { fetch } = answering();
    const error = await definition.execute(inputs, { fetch }).then(() => undefined, failed);
    if (typeof expected === "number") expect(seen).toEqual({ ...inputs, count: expected });
    else expect(error).toMatchObject({ code: "invalid_input", message: expected });
  });

  test("is no input of callers", async () => {
    const { execute } = operationOf({ hooks: hooks({ fills, request: (values) => values }) });
    const given = { ...inputs, count: 3 };
    expect(await execute(given, answering()).catch(failed)).toMatchObject({
      message: "count is not an input of this operation.",
    });
  });
});

test("a later call does not wait for longer than what is left of the call", async () => {
  stopTime();
  let isFirst = true;
  const fetch = async () => {
    if (!isFirst) return new Response(null, { status: 429, headers: { "Retry-After": "50" } });
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return Response.json({});
  };
  const { execute } = withHooks({
    async request(values, call) {
      for (const id of ["x", "y"]) await runOf(call)("things_list", { id });
      return values;
    },
  });
  const call = execute(inputs, { fetch, deadlineMs: 60_000 });
  const refused = expect(call).rejects.toMatchObject({
    code: "rate_limited",
    retryAfterMs: 50_000,
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});
