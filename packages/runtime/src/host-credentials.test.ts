import { describe, expect, test } from "vitest";
import { callOptions } from "./client.ts";
import type { Context } from "./context.ts";
import { HostError } from "./host-error.ts";
import type { WholeDefinition } from "./operation-definition.ts";
import { operationOf, thing, type ThingInputs } from "./operation.fixture.ts";
import { credential } from "./request/credential.ts";
import { connect } from "./request/connection.ts";

const inputs = {
  ...thing.inputs,
  apiKey: { type: "string", required: true, secret: true, credential: true },
} as const;
const shop: WholeDefinition<ThingInputs>["connect"] = ({ apiKey }, options) =>
  connect(options, {
    home: "https://api.example.com",
    headers: { Authorization: `Bearer ${credential("apiKey", apiKey, options)}` },
    query: { key: credential("apiKey", apiKey, options) },
  });
const operation = operationOf({ inputs, connect: shop });

/** A host whose `fetch` adds the credential. */
function host() {
  const seen: Request[] = [];
  const context = {
    credentials: "fetch",
    async fetch(request: Request) {
      seen.push(request.clone());
      request.headers.set("Authorization", "Bearer of-the-host");
      return Response.json({ id: "i" });
    },
  } as const;
  return { seen, context };
}

describe("credentials of the host", () => {
  test.each([
    {},
    { apiKey: "n8n" },
    { apiKey: "\n" },
  ])("none is asked for or sent (%j)", async (given) => {
    const { seen, context } = host();
    expect(await operation.execute({ id: "i", ...given }, context)).toMatchObject({
      metadata: { id: "i" },
    });
    expect(seen[0]?.url).toBe("https://api.example.com/things/i");
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ accept: "application/json" });
  });

  test("other inputs are asked for as ever", async () => {
    await expect(operation.execute({}, host().context)).rejects.toMatchObject({
      problems: [{ input: "id" }],
    });
  });

  test("need a fetch that adds them", async () => {
    const context = { credentials: "fetch" } as Context;
    await expect(operation.execute({ apiKey: "k", id: "i" }, context)).rejects.toMatchObject({
      code: "invalid_input",
      outcome: "not_sent",
      input: "credentials",
      message: 'credentials: "fetch" needs context.fetch, which adds them.',
    });
  });

  test("without them every credential is asked for", async () => {
    const { fetch } = host().context;
    // @ts-expect-error the credential is missing
    await expect(operation.execute({ id: "i" }, { fetch })).rejects.toMatchObject({
      problems: [{ input: "apiKey" }],
    });
  });
});

describe("the text of a host's error holds no secret of the call", () => {
  const secret = "canary-0123456789";
  const fetch = () => Promise.reject(new HostError(`No ${secret} here.`, { outcome: "not_sent" }));

  test("of an operation", async () => {
    const call = operation.execute({ apiKey: secret, id: "i" }, { fetch });
    await expect(call).rejects.toMatchObject({
      code: "host_error",
      message: "No [secret] here.",
      outcome: "not_sent",
      attempts: 1,
    });
  });

  test("of a typed client", async () => {
    const connection = shop({ apiKey: secret, id: "i" }, { fetch });
    const options = callOptions(thing.call, connection);
    const init = { method: "GET", headers: options.headers };
    const draft: unknown = { url: "https://api.example.com/things/i", method: "GET", init };
    await expect(options.fetch(draft as Request)).rejects.toMatchObject({
      code: "host_error",
      message: "No [secret] here.",
    });
  });

  test("of a typed client whose host gives its error a code", async () => {
    const code = "canary_0123456789";
    const failing = () => Promise.reject(Object.assign(new Error("x"), { code }));
    const connection = shop({ apiKey: code, id: "i" }, { fetch: failing, maxRetries: 0 });
    const options = callOptions(thing.call, connection);
    const init = { method: "GET", headers: options.headers };
    const draft: unknown = { url: "https://api.example.com/things/i", method: "GET", init };
    await expect(options.fetch(draft as Request)).rejects.toMatchObject({
      code: "network",
      cause: { name: "Error", code: "[secret]" },
    });
  });
});
