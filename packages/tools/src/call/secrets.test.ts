import { type Context, ToolError, type WaitContext } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { hooks } from "../../../runtime/src/hooks/hooks.ts";
import { login } from "../../../runtime/src/hooks/login.ts";
import { operationOf, thing } from "../../../runtime/src/operation.fixture.ts";
import { demo, type DemoOperation } from "../demo.fixture.ts";
import type { ToolsOptions } from "../tool.ts";
import { toolsOf } from "../tools-of.ts";

const key = "canary-key-0123";
const token = "canary-token-4567";
const apiKey = { name: "apiKey", secret: true, visibility: "user-only" } as const;
const text = { type: "string", description: "Text." } as const;

/** Calls the tool of an operation, and gives everything that leaves. */
async function called(operation: DemoOperation, options: ToolsOptions = {}) {
  const source = demo({ find: { outputs: { text }, ...operation } }, [apiKey]);
  const [tool] = toolsOf([source], { inputs: () => ({ apiKey: key }), ...options });
  const notes: unknown[] = [];
  const result = await tool?.call({}, { onProgress: (note) => notes.push(note) });
  return { result, notes };
}

/** Tells the context of a secret, as the runtime does, and then does this. */
const telling =
  (then: (context: WaitContext<unknown>) => unknown) =>
  (_: unknown, context: WaitContext<unknown>) => {
    context.secrets?.add(token);
    return then(context);
  };

const said = `You sent ${token} and ${key}.`;
const clean = "You sent [secret] and [secret].";

describe("what a call derived, and what the host gave, is kept", () => {
  test("out of a value", async () => {
    const { result } = await called({ execute: telling(() => ({ text: said })) });
    expect(result).toEqual({ ok: true, value: { text: clean } });
  });

  test("out of a warning", async () => {
    const warned = telling(({ onWarning }) => {
      onWarning?.({ operation: "demo_find", input: "", message: said });
      return { text: "" };
    });
    const { result } = await called({ execute: warned });
    expect(result).toMatchObject({ warnings: [clean] });
  });

  test("out of a note and a value of a tool that waits", async () => {
    const job = { poll: { call: "demo_find" }, until: { text: "done" } };
    const waited = telling(({ onProgress }) => {
      onProgress?.({ text: said });
      return { text: said };
    });
    const { result, notes } = await called({ execute: waited, job }, { wait: true });
    expect(notes).toEqual([{ polls: 1, message: `text: ${clean}` }]);
    expect(result).toMatchObject({ value: { text: clean } });
  });

  test("out of a failure", async () => {
    const problems = [{ input: "text", message: said }];
    const failed = telling(() => {
      throw new ToolError("job_failed", said, { jobId: token, problems });
    });
    const { result } = await called({ execute: failed });
    const error = { message: clean, jobId: "[secret]", problems: [{ message: clean }] };
    expect(result).toMatchObject({ ok: false, error });
  });
});

test("a secret in the place where a long message is cut leaves no part of it", async () => {
  const failed = telling(() => {
    throw new ToolError("bad_request", `${"x".repeat(740)} ${token} ${"y".repeat(900)}`, {});
  });
  const { result } = await called({ execute: failed });
  expect(JSON.stringify(result)).not.toContain("canary");
});

test("a number of few digits that came with a token stays in a value", async () => {
  const execute = (_: unknown, { secrets }: Context) => (secrets?.add("7"), { text: "7 of 7" });
  expect((await called({ execute })).result).toMatchObject({ value: { text: "7 of 7" } });
});

test("a host that masks by itself is told, too", async () => {
  const secrets = new Set<string>();
  const known: string[] = [];
  const onWarning = () => void known.push(...secrets);
  const warned = telling((context) => {
    context.onWarning?.({ operation: "demo_find", input: "", message: said });
    context.secrets?.add("canary-later-89");
    return { text: said };
  });
  await called({ execute: warned }, { context: { secrets, onWarning } });
  expect(known).toEqual([token]);
  expect([...secrets]).toEqual([token, "canary-later-89"]);
});

test("a host whose own set is none is told so", async () => {
  const secret = { type: "string", secret: true } as const;
  const call = { ...thing.call, request: () => ({ params: { path: { id: "1" } } }) };
  const { execute } = operationOf({ id: "demo_find", inputs: { apiKey: secret }, call });
  const { result } = await called(
    { execute },
    { context: { secrets: [] as object as Set<string> } },
  );
  const error = { code: "invalid_input", message: "secrets must be a Set, not this list." };
  expect(result).toMatchObject({ ok: false, error });
});

test("a package with an older runtime, which tells nothing, repeats nothing of the host", async () => {
  const { result } = await called({ execute: () => ({ text: key }) });
  expect(result).toMatchObject({ value: { text: "[secret]" } });
});

describe("a package tells a tool", () => {
  const given = { type: "string", required: true, secret: true } as const;
  const outputs = { text: { type: "string", from: ["body.echo"] } } as const;
  const own = { id: "demo_find", inputs: { apiKey: given }, outputs };
  const echo = async ({ url, headers }: Request) =>
    Response.json(url.endsWith("login") ? { token } : { echo: headers.get("authorization") });

  test("what a login gave", async () => {
    const entering = operationOf({
      inputs: { apiKey: given },
      outputs: { token: { type: "string", from: ["body.token"] } },
      call: { ...thing.call, path: "/login", request: () => ({}) },
    });
    const call = {
      ...thing.call,
      path: "/things",
      request: (values: object) => ({
        params: { header: { Authorization: `Bearer ${Object(values).token}` } },
      }),
    };
    const gives = { token: "token" };
    const { execute } = operationOf({
      ...own,
      call,
      hooks: login({ ...thing, call }, { operation: () => entering, shared: ["apiKey"], gives }),
    });
    const { result } = await called({ execute }, { context: { fetch: echo } });
    expect(result).toMatchObject({ value: { text: "Bearer [secret]" } });
  });

  test("what its hooks call secret, before and after the call", async () => {
    const { execute } = operationOf({
      ...own,
      call: { ...thing.call, request: () => ({ params: { path: { id: "1" } } }) },
      hooks: hooks({
        request: (values, { secret }) => ({ ...values, made: secret(token) }),
        reply: (_, { secret }) => ({ echo: `${token} ${secret("canary-after-89")}` }),
      }),
    });
    const { result } = await called({ execute }, { context: { fetch: echo } });
    expect(result).toMatchObject({ value: { text: "[secret] [secret]" } });
  });
});
