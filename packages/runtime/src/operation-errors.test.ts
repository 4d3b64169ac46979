import { inspect } from "node:util";
import { assert, describe, expect, test } from "vitest";
import { anything } from "./anything.fixture.ts";
import type { Context } from "./context.ts";
import { connect } from "./request/connection.ts";
import { credential } from "./request/credential.ts";
import { idempotencyKey } from "./request/idempotency-key.ts";
import { jsonInputs } from "./inputs/json-input.ts";
import { textLimits } from "./inputs/limits.ts";
import { operationOf, thing } from "./operation.fixture.ts";
import { ToolError } from "./tool-error.ts";
import { hooks } from "./hooks/hooks.ts";

const secret = "canary-0123456789";

/** The error of a call with the secret; none of what a host may log of it holds the secret. */
async function failure(
  of: ReturnType<typeof operationOf>,
  context: Context,
  inputs: object = {},
): Promise<ToolError> {
  const given = { apiKey: secret, id: "i", ...inputs };
  const known: unknown = await of.execute(given, { maxRetries: 0, ...context }).catch((e) => e);
  assert(known instanceof ToolError);
  expect(known).toMatchObject({ provider: "shop", operation: "shop_get_thing" });
  expect(known.stack).toMatch(/^ToolError: /);
  expect(known.stack?.startsWith(`ToolError: ${known.message}\n`)).toBe(true);
  const shown = [inspect(known, { depth: 9 }), JSON.stringify(known), known.stack, String(known)];
  expect(shown.join()).not.toMatch(/canary/i);
  return known;
}

const answering = (body: unknown, init: ResponseInit = {}): Context => ({
  fetch: async () => Response.json(body, init),
});

describe("a reply that is an error", () => {
  test("is reported without the secret that it repeats", async () => {
    const message = `Bearer ${secret} is bad, and so is ${encodeURIComponent(secret)}`;
    const headers = { "X-Id": `r-${secret}`, "Retry-After": "1" };
    const body = { message, code: `E-${secret}`, [secret]: [secret] };
    expect(await failure(operationOf(), answering(body, { status: 401, headers }))).toMatchObject({
      code: "unauthorized",
      status: 401,
      message: "Bearer [secret] is bad, and so is [secret]",
      upstreamCode: "E-[secret]",
      requestId: "r-[secret]",
      retryAfterMs: 1000,
      attempts: 1,
      body: { "[secret]": ["[secret]"] },
    });
  });

  test("is reported without a credential that a hook derived", async () => {
    const key = `Basic ${btoa(secret)}`;
    const request = (values: object) => ({ ...values, apiKey: key });
    const message = `Authorization: ${key}, ${btoa(secret)}, ${Buffer.from(secret).toString("hex")}`;
    const context = answering({ message, [key]: key }, { status: 400 });
    const error = await failure(operationOf({ hooks: hooks({ request }) }), context);
    expect(error.message).toBe("Authorization: [secret], [secret], [secret]");
    expect(JSON.stringify(error)).not.toContain(btoa(secret));
  });

  test("is reported without a credential that the connection derived", async () => {
    const connected: typeof thing.connect = ({ apiKey }, options) => {
      const signed = [...apiKey].toReversed().join("");
      const query = { signature: `${signed}-in-query` };
      return connect(options, { home: "https://api.example.com", headers: { signed }, query });
    };
    const signed = [...secret].toReversed().join("");
    const context = answering({ message: `${signed}, ${signed}-in-query` }, { status: 400 });
    const error = await failure(operationOf({ connect: connected }), context);
    expect(error.message).toBe("[secret], [secret]");
  });

  test("says how many requests it took", async () => {
    const context = { ...answering({}, { status: 503 }), maxRetries: 2 };
    expect(await failure(operationOf(), context)).toMatchObject({
      code: "upstream_error",
      attempts: 3,
    });
  });

  test.each([
    ["HTML", () => new Response(`<p>${secret}</p>`, { headers: { "X-Id": "r" } })],
    ["a list", () => Response.json([secret], { headers: { "X-Id": "r" } })],
    ["no body", () => new Response(null, { headers: { "X-Id": "r" } })],
  ])("or %s is an invalid reply with its request id", async (_, reply) => {
    expect(await failure(operationOf(), { fetch: async () => reply() })).toMatchObject({
      code: "invalid_reply",
      status: 200,
      requestId: "r",
      attempts: 1,
    });
  });

  test("or lacks what an output needs is an invalid reply with its request id", async () => {
    const of = operationOf({ outputs: { data: { type: "string", from: ["body.gone"] } } });
    expect(await failure(of, answering({}, { headers: { "X-Id": "r" } }))).toMatchObject({
      code: "invalid_reply",
      status: 200,
      requestId: "r",
      attempts: 1,
    });
  });

  test("or is too large keeps its code", async () => {
    const of = operationOf();
    expect(await failure(of, { ...answering({ a: secret }), maxBytes: 5 })).toMatchObject({
      code: "reply_too_large",
      status: 200,
      attempts: 1,
    });
  });
});

describe("a secret", () => {
  test("is found in every form that it may be sent in", async () => {
    const of = operationOf({
      inputs: {
        apiKey: { type: "string" },
        id: { type: "json", secret: true },
        top: { type: "string", secret: true, convert: "lowercase" },
      },
      keywords: [jsonInputs, textLimits],
      call: { ...thing.call, path: "/", request: () => ({}) },
    });
    const given = { apiKey: "k", id: '{"a":["canary-in-it"]}', top: "CANARY-LOW" };
    const message = "canary-in-it, canary-low";
    expect(await failure(of, answering({ message }, { status: 400 }), given)).toMatchObject({
      message: "[secret], [secret]",
    });
  });

  test("is not repeated as the value of another input", async () => {
    const error = await failure(operationOf(), answering({}), {
      top: secret,
      apiKey: ` ${secret} `,
    });
    expect(error.message).toBe('top must be a number, not "[secret]".');
    expect(error.problems).toEqual([{ input: "top", message: error.message }]);
  });

  test("that is a number is found in numbers of the reply, not in those of the error", async () => {
    const inputs = { ...thing.inputs, top: { type: "number", secret: true } } as const;
    const context = answering({ pin: 404, nested: [{ pin: "404" }] }, { status: 404 });
    expect(await failure(operationOf({ inputs }), context, { top: 404 })).toMatchObject({
      status: 404,
      body: { pin: "[secret]", nested: [{ pin: "[secret]" }] },
    });
  });

  test("that is the name of a code changes no code", async () => {
    const context = answering({ message: "not_found" }, { status: 404 });
    expect(await failure(operationOf(), context, { apiKey: "not_found" })).toMatchObject({
      code: "not_found",
      message: "[secret]",
    });
  });

  test("does not come out with the cause", async () => {
    const fetch = () => Promise.reject({ code: "CANARY_0123456789" });
    const context: Context = { fetch };
    expect(await failure(operationOf(), context, { apiKey: "canary_0123456789" })).toMatchObject({
      code: "network",
      cause: { code: "[secret]" },
    });
  });

  test("that cannot be text is refused like any other", async () => {
    for (const apiKey of [{ toString: 1 }, Object.create(null), [secret], { secret }]) {
      expect(await failure(operationOf(), answering({}), { apiKey })).toMatchObject({
        code: "invalid_input",
      });
    }
  });

  test("of any length fails as others do", async () => {
    const long = "canary/".repeat(10_000);
    expect(
      await failure(operationOf(), answering({}, { status: 401 }), { apiKey: long }),
    ).toMatchObject({ code: "unauthorized" });
  });
});

describe("other errors are ours too, without their message", () => {
  const throwing = () => {
    throw new TypeError(`invalid header ${secret}`);
  };

  test.each([
    ["preparing", operationOf({ hooks: hooks({ request: throwing }) }), "invalid_input"],
    ["connecting", operationOf({ connect: throwing }), "invalid_input"],
    ["sending", operationOf({ call: { ...thing.call, request: throwing } }), "invalid_input"],
    ["reading", operationOf({ hooks: hooks({ reply: throwing }) }), "invalid_reply"],
  ])("%s", async (_, of, code) => {
    expect(await failure(of, answering({ a: 1 }))).toMatchObject({
      code,
      message: /input/.test(code)
        ? "The call could not be prepared."
        : "The reply could not be read.",
    });
  });

  test("what a header cannot hold", async () => {
    const of = operationOf({
      connect: ({ apiKey }, options) =>
        thing.connect({ apiKey: credential("apiKey", apiKey), id: "" }, options),
    });
    const context = answering({});
    expect(await failure(of, context, { apiKey: `${secret}\n\u0000` })).toMatchObject({
      input: "apiKey",
    });
    const keyed = operationOf({ call: { ...thing.call, idempotencyKey: idempotencyKey("X") } });
    expect(await failure(keyed, { ...context, idempotencyKey: "a\nb" })).toMatchObject({
      code: "invalid_input",
      input: "idempotencyKey",
    });
  });

  test("a signal that is none", async () => {
    const context = { ...answering({}), signal: anything({}) };
    expect(await failure(operationOf(), context)).toMatchObject({ code: "invalid_input" });
  });

  test("inputs that cannot be read", async () => {
    const getter = Object.defineProperty({}, "id", { enumerable: true, get: throwing });
    await expect(operationOf().execute(anything(getter))).rejects.toBeInstanceOf(ToolError);
  });
});
