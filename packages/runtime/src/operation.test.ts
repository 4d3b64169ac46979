import { describe, expect, test, vi } from "vitest";
import { answerJson, loopbackServer } from "../../../tests/kit/server.ts";
import { anything } from "./anything.fixture.ts";
import type { Context, Warning } from "./context.ts";
import type { WholeDefinition } from "./operation-definition.ts";
import { acceptedErrors } from "./reply/misleading-status.ts";
import { operationOf, type ThingInputs, thing } from "./operation.fixture.ts";
import { defineOperation } from "./operation.ts";
import { run, withKeywords } from "./run.ts";
import { serverAddress } from "./request/address.ts";
import { connect } from "./request/connection.ts";
import { credential } from "./request/credential.ts";
import { rules } from "./inputs/rules.ts";
import { hooks } from "./hooks/hooks.ts";

const inputs = { apiKey: "k", id: "a/b" };
const replying = (body: unknown, status = 200): Context => ({
  fetch: async () => Response.json(body, { status }),
});

describe("an operation", () => {
  test("keeps its data", () => {
    expect(operationOf()).toMatchObject({
      id: "shop_get_thing",
      provider: "shop",
      inputs: { id: { required: true } },
      outputs: { data: { from: ["body"] } },
    });
  });

  test("sends what is given and maps what comes back", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
    const given = { ...inputs, top: " 5" };
    expect(await operationOf().execute(given, { baseUrl })).toEqual({
      data: { ok: true },
      metadata: { id: "a/b" },
    });
    expect(requests).toMatchObject([
      { target: "/things/a%2Fb?top=5", headers: { "x-api-key": "k" } },
    ]);
    expect(given).toEqual({ ...inputs, top: " 5" });
  });

  test("accepts an error status that is an answer", async () => {
    const accept = { 404: { output: { data: null } } };
    const of = operationOf({ accept, keywords: [acceptedErrors] });
    expect(await of.execute(inputs, replying({}, 404))).toEqual({
      data: null,
      metadata: { id: "a/b" },
    });
  });

  test("sends one idempotency key with all attempts of a call", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count % 2 ? response.writeHead(503, { "Retry-After": "0.01" }).end() : answerJson(response),
    );
    let keys = 0;
    const idempotencyKey = () => ({ "X-Key": `${++keys}` });
    const of = operationOf({ call: { ...thing.call, method: "POST", idempotencyKey } });
    for (let i = 0; i < 2; i++) await of.execute(inputs, { baseUrl });
    expect(requests.map(({ headers }) => headers["x-key"])).toEqual(["1", "1", "2", "2"]);
  });

  test("needs no context", async () => {
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"id":"x"}'),
    );
    const of = operationOf({ connect: (_, options) => connect(options, { home: baseUrl }) });
    for (const context of [undefined, null, {}]) {
      expect(await of.execute(inputs, anything(context))).toMatchObject({ data: { id: "x" } });
    }
    expect(requests).toHaveLength(3);
  });
});

describe("wrong inputs", () => {
  test("send nothing, and all that is wrong is said", async () => {
    const fetch = vi.fn();
    const wrong = { apiKey: "canary-123456", id: "", top: 10, x: "canary-123456" };
    const failure = operationOf().execute(wrong, { fetch });
    await expect(failure).rejects.toMatchObject({
      code: "invalid_input",
      provider: "shop",
      operation: "shop_get_thing",
      message:
        "id is required. top must be at most 9, not 10. x is not an input of this operation.",
      input: "id",
      problems: [{ input: "id" }, { input: "top" }, { input: "x" }],
    });
    await expect(failure).rejects.not.toHaveProperty("attempts");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("are said together with what cannot travel in the path or in a header", async () => {
    const of = operationOf({
      connect: ({ apiKey }, options) =>
        connect(options, {
          home: "https://api.example.com",
          headers: { "X-API-Key": credential("apiKey", apiKey) },
        }),
      call: {
        ...thing.call,
        headerInputs: { "X-Note": "note" },
        request: ({ id }) => ({
          params: { path: { id }, query: { q: "\ud83d" }, header: { "X-Note": "a\nb" } },
        }),
      },
    });
    const fetch = vi.fn();
    const given = { apiKey: "canary\n123456", id: "..", top: "x" };
    const failure = of.execute(given, { fetch });
    await expect(failure).rejects.toMatchObject({
      code: "invalid_input",
      input: "top",
      problems: [
        { input: "top", message: 'top must be a number, not "x".' },
        { input: "apiKey", message: "apiKey must be a valid header value." },
        { input: "id", message: "id must be a valid path segment." },
      ],
    });
    const { top: _, ...rest } = given;
    await expect(of.execute(rest, { fetch })).rejects.toMatchObject({
      input: "apiKey",
      problems: [{ input: "apiKey" }, { input: "note" }, { input: "q" }, { input: "id" }],
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("are said together with an address that is not allowed, which alone has its own code", async () => {
    const policy = { allowedHosts: [".example.com"] };
    const of = operationOf({
      connect: ({ apiKey, id }, options) =>
        connect(options, {
          home: serverAddress("{id}", { id }, policy, options),
          headers: { "X-API-Key": credential("apiKey", apiKey) },
        }),
    });
    const id = "https://evil.example";
    const alone = of.execute({ apiKey: "k-1234567", id }, {});
    await expect(alone).rejects.toMatchObject({ code: "blocked_address", input: "id" });
    const both = of.execute({ apiKey: "\n€", id }, {});
    await expect(both).rejects.toMatchObject({
      code: "invalid_input",
      problems: [{ input: "id" }, { input: "apiKey" }],
    });
  });

  test.each([null, undefined, 7, "text", []])("%j for all of them is refused", async (given) => {
    await expect(operationOf().execute(anything(given), replying({}))).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining("apiKey is required."),
    });
  });

  test.each([
    ["baseUrl", { baseUrl: "ftp://x" }, "blocked_address"],
    ["idempotencyKey", { idempotencyKey: "a\nb" }, "invalid_input"],
    ["timeoutMs", { timeoutMs: Number.NaN }, "invalid_input"],
  ])("and a wrong %s of the context are the caller's to repair", async (input, context, code) => {
    const fetch = vi.fn();
    const idempotencyKey = ({ idempotencyKey: key = "" }) => {
      if (/\s/.test(key)) throw new TypeError("canary");
      return {};
    };
    const of = operationOf({ call: { ...thing.call, idempotencyKey } });
    const failure = of.execute(inputs, { fetch, ...context });
    await expect(failure).rejects.toMatchObject({ code, operation: "shop_get_thing" });
    if (input !== "idempotencyKey") await expect(failure).rejects.toMatchObject({ input });
    expect(fetch).not.toHaveBeenCalled();
  });
});

test("an operation has the credentials of its provider before its inputs, and its own in their place", () => {
  const text = { type: "string" } as const;
  const { id, call, errors, name, outputs, replies } = thing;
  const credentials = { apiKey: text, id: text };
  const shop = { id: "shop", credentials, errors, connect: thing.connect };
  const own = { name, outputs, replies, inputs: { top: text } };
  const usual = defineOperation(shop, call, own);
  expect(usual).toMatchObject({ id, provider: "shop", effect: "read", errors });
  expect(Object.keys(usual.inputs)).toEqual(["apiKey", "id", "top"]);
  const others = { credentials: {}, errors: { message: [], code: [] } };
  const odd = defineOperation(shop, call, { ...own, ...others });
  expect(odd).toMatchObject({ inputs: own.inputs, errors: others.errors });
  expect(Object.keys(odd.inputs)).toEqual(["top"]);
});

describe("warnings", () => {
  const warned: Partial<WholeDefinition<ThingInputs>> = {
    keywords: [rules],
    rules: [
      {
        when: { id: { given: true } },
        need: { top: { given: true } },
        input: "id",
        severity: "warning",
        message: "hm",
      },
    ],
  };

  test("are heard, and the call goes on", async () => {
    const heard: Warning[] = [];
    const onWarning = (warning: Warning) => heard.push(warning);
    await operationOf(warned).execute(inputs, { ...replying({}), onWarning });
    expect(heard).toEqual([{ operation: "shop_get_thing", input: "id", message: "hm" }]);
  });

  test("fail no call when their listener does", async () => {
    const throwing = () => {
      throw new Error("listener");
    };
    const rejecting = () => anything(Promise.reject(new Error("listener")));
    for (const onWarning of [throwing, rejecting, undefined]) {
      const outcome = operationOf(warned).execute(inputs, { ...replying({}), onWarning });
      await expect(outcome).resolves.toBeDefined();
    }
  });
});

describe("hooks", () => {
  test("see checked values and the body of a success", async () => {
    const seen: Request[] = [];
    const of = operationOf({
      hooks: hooks({
        request: (values: Readonly<Record<string, unknown>>) => ({
          ...values,
          id: `${values["id"]}!`,
          top: 7,
        }),
        reply: ({ status, body }) => ({ status, body, id: "hook" }),
      }),
    });
    const fetch = async (request: Request) => (seen.push(request), Response.json({ a: 1 }));
    expect(await of.execute({ ...inputs, top: "2" }, { fetch })).toEqual({
      data: { status: 200, body: { a: 1 }, id: "hook" },
      metadata: { id: "hook" },
    });
    expect(seen[0]?.url).toBe("https://api.example.com/things/a%2Fb!?top=7");
  });

  test("do not see an error", async () => {
    const reply = vi.fn();
    const of = operationOf({ hooks: hooks({ reply }) });
    await expect(of.execute(inputs, replying({}, 500))).rejects.toThrow();
    expect(reply).not.toHaveBeenCalled();
  });
});

test("a run gives the reply too, and can follow an address of it", async () => {
  const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
  const { outputs, roots } = await run(
    withKeywords(thing),
    inputs,
    { baseUrl },
    ({ baseUrl: base }) => `${base}/next?page=2`,
  );
  expect(outputs).toMatchObject({ data: { ok: true } });
  expect(roots).toMatchObject({ status: 200, body: { ok: true }, params: { id: "a/b" } });
  expect(requests).toMatchObject([{ target: "/next?page=2", headers: { "x-api-key": "k" } }]);
});
