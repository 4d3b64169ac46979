import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import type { Context, Warning } from "./context.ts";
import { credential } from "./credential.ts";
import type { OperationDefinition } from "./definition.ts";
import { defineOperation } from "./operation.ts";
import { ToolError } from "./tool-error.ts";
import { sender } from "./transport.ts";

interface Inputs {
  apiKey: string;
  id: string;
  top?: number | string;
}

const secret = "canary-0123456789";

function operation(reply: () => Response | Promise<Response>, rest: object = {}) {
  const definition: OperationDefinition<Inputs> = {
    id: "shop_get_thing",
    provider: "shop",
    name: "Get thing",
    description: "",
    effect: "read",
    inputs: {
      apiKey: { type: "string", description: "", required: true, secret: true },
      id: { type: "string", description: "", required: true },
      top: { type: "number", description: "", maximum: 9 },
    },
    outputs: {
      data: { type: "json", description: "", from: ["body"] },
      "metadata.id": { type: "string", description: "", from: ["body.id", "params.id"] },
    },
    replies: { 200: "json" },
    errors: { message: ["body.message"], code: [], requestId: ["headers.x-id"] },
    call: async (values) => {
      credential("apiKey", values.apiKey);
      return { response: await reply() };
    },
    ...rest,
  };
  return defineOperation<Inputs, Inputs, { data: unknown; metadata: { id: string } }>(definition);
}

async function failure(
  of: ReturnType<typeof operation>,
  inputs: object = {},
  context: Context = {},
) {
  const error = await of.execute({ apiKey: secret, id: "i", ...inputs }, context).catch((e) => e);
  expect(error).toBeInstanceOf(ToolError);
  expect(error).toMatchObject({ provider: "shop", operation: "shop_get_thing" });
  const shown = [inspect(error), JSON.stringify(error), error.message, error.stack, String(error)];
  expect(shown.join()).not.toContain("canary");
  return error;
}

describe("defineOperation", () => {
  test("keeps the data and maps the reply", async () => {
    const of = operation(() => Response.json({ a: 1 }));
    expect(of).toMatchObject({ id: "shop_get_thing", inputs: { id: { required: true } } });
    const { data, metadata } = await of.execute({ apiKey: secret, id: "i", top: "5" });
    expect({ data, metadata }).toEqual({ data: { a: 1 }, metadata: { id: "i" } });
  });

  test("sends nothing when inputs are wrong, and says all that is", async () => {
    let sent = 0;
    const of = operation(() => Response.json(sent++));
    const error = await failure(of, { id: "", top: 10, x: secret });
    expect(error).toMatchObject({ code: "invalid_input", input: "id" });
    expect(error.problems.map((p: { input: string }) => p.input)).toEqual(["id", "top", "x"]);
    expect(error.message).toBe(error.problems.map((p: { message: string }) => p.message).join(" "));
    expect(sent).toBe(0);
  });

  test.each([null, undefined, 7])("takes %j for inputs", async (inputs) => {
    const of = operation(() => Response.json({}));
    await expect(of.execute(inputs as never)).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("an error carries the reply, without the secret that it repeats", async () => {
    const message = `Bearer ${secret} is bad, and so is ${encodeURIComponent(secret)}`;
    const headers = { "X-Id": `r-${secret}`, "Retry-After": "1" };
    const of = operation(() =>
      Response.json({ message, [secret]: [secret] }, { status: 401, headers }),
    );
    expect(await failure(of)).toMatchObject({
      code: "unauthorized",
      status: 401,
      message: "Bearer [secret] is bad, and so is [secret]",
      requestId: "r-[secret]",
      retryAfterMs: 1000,
      body: { "[secret]": ["[secret]"] },
    });
  });

  test.each([
    ["HTML", () => new Response(`<p>${secret}</p>`, { headers: { "X-Id": "r" } })],
    ["a missing output", () => Response.json(null, { headers: { "X-Id": "r" } })],
  ])("%s is an invalid reply with its request id", async (_, reply) => {
    expect(await failure(operation(reply))).toMatchObject({
      code: "invalid_reply",
      status: 200,
      requestId: "r",
    });
  });

  test("a secret is found in every form that it may be sent in", async () => {
    const inputs = {
      id: { type: "json", description: "", secret: true },
      top: { type: "string", description: "", secret: true, convert: "lowercase" },
    };
    const echo = () => Response.json({ message: "canary-in, canary-low" }, { status: 400 });
    const of = operation(echo, { inputs, call: async () => ({ response: echo() }) });
    const given = { apiKey: undefined, id: '{"a":["canary-in"]}', top: "CANARY-LOW" };
    expect(await failure(of, given)).toMatchObject({ message: "[secret], [secret]" });
  });

  test("a secret that cannot be text is refused like any other", async () => {
    const of = operation(() => Response.json({}));
    for (const apiKey of [{ toString: 1 }, Object.create(null)]) {
      expect(await failure(of, { apiKey })).toMatchObject({ code: "invalid_input" });
    }
  });

  test("a signal that is none is refused", async () => {
    const call = async (_: unknown, context: Context) => {
      const send = sender({ ...context, fetch: async () => Response.json({}) });
      const draft = new send.defaults.Request("https://x.test", { headers: new Headers() });
      return { response: await send.read(draft) };
    };
    const of = operation(() => Response.error(), { call });
    const error = await failure(of, {}, { signal: {} as AbortSignal });
    expect(error.code).toBe("invalid_input");
  });

  test("other errors are ours too, without their message", async () => {
    const throwing = () => {
      throw new TypeError(`invalid header ${secret}`);
    };
    const ok = () => Response.json({});
    expect(await failure(operation(throwing))).toMatchObject({ code: "invalid_input" });
    expect(await failure(operation(ok, { hooks: { reply: throwing } }))).toMatchObject({
      code: "invalid_reply",
    });
    expect(await failure(operation(ok), { apiKey: `${secret}\n\u0000` })).toMatchObject({
      input: "apiKey",
    });
    const getter = Object.defineProperty({}, "id", { enumerable: true, get: throwing });
    await expect(operation(ok).execute(getter as never)).rejects.toBeInstanceOf(ToolError);
  });

  test("hooks see checked values and the body of a success", async () => {
    const hooks = {
      request: (values: Readonly<Record<string, unknown>>) => ({ ...values, id: "changed" }),
      reply: ({ status, body }: { status: number; body: unknown }) => ({
        status,
        body,
        id: "hook",
      }),
    };
    let sent: unknown;
    const call = async (values: unknown) => {
      sent = values;
      return { response: Response.json({ a: 1 }) };
    };
    const of = operation(() => Response.error(), { hooks, call });
    expect(await of.execute({ apiKey: secret, id: "i", top: "2" })).toEqual({
      data: { status: 200, body: { a: 1 }, id: "hook" },
      metadata: { id: "hook" },
    });
    expect(sent).toEqual({ apiKey: secret, id: "changed", top: 2 });
  });

  test("warns, and a listener that fails does not fail the call", async () => {
    const rules = [
      {
        kind: "requires",
        input: "id",
        needs: [{ input: "top" }],
        severity: "warning",
        message: "hm",
      },
    ];
    const of = operation(() => Response.json({}), { rules });
    const heard: Warning[] = [];
    const onWarning = (warning: Warning) => {
      heard.push(warning);
      throw new Error("listener");
    };
    await of.execute({ apiKey: secret, id: "i" }, { onWarning });
    expect(heard).toEqual([{ operation: "shop_get_thing", input: "id", message: "hm" }]);
    await of.execute({ apiKey: secret, id: "i" }, null as never);
    // A rejection that nobody handles would fail this run.
    const rejecting = async () => Promise.reject(new Error("listener"));
    await of.execute({ apiKey: secret, id: "i" }, { onWarning: rejecting });
  });
});
