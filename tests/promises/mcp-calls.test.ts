import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { exampleReply } from "../../contract-tests/cases/example-reply.ts";
import { providers } from "../../contract-tests/settings/providers.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { type Loopback, type Received } from "../../contract-tests/servers/loopback.ts";
import { mockTarget } from "../../contract-tests/mock/target.ts";
import { startMocks } from "../../contract-tests/suite/start-mocks.ts";
import { type CallResult, resultOf } from "../support/call-result.ts";
import {
  type Connected,
  eras,
  failureIn,
  hurried,
  type McpFolder,
  mcpFolder,
  type McpServer,
  overHttp,
  sourceOf,
} from "../support/mcp.ts";
import { blocks, operations } from "../support/operations.ts";

/** What no model gives, by the variable that the server takes it from. */
const env = {
  BOOKS_API_KEY: "any-key",
  CRM_API_KEY: "any-key",
  CRM_INSTANCE_URL: "https://acme.my.salesforce.com",
  DIRECTORY_ACCESS_TOKEN: "any-key",
  DIRECTORY_PASSWORD: "Init1al-word",
  DOCGEN_API_KEY: "any-key",
  PERSONDATA_API_KEY: "any-key",
};
const ofHost = {
  apiKey: "any-key",
  accessToken: "any-key",
  instanceUrl: env.CRM_INSTANCE_URL,
  password: env.DIRECTORY_PASSWORD,
};

/** Every example of every operation. */
const examples = providers
  .flatMap((provider) => contractOf(provider).operations)
  .flatMap((operation) => operation.examples.map((example) => ({ operation, example })));

let mocks: Awaited<ReturnType<typeof startMocks>>;
let front: Loopback;
let folder: McpFolder;
let server: McpServer;
let answering = examples[0];
const violations: string[] = [];
/** What operations give, which no transport changes. */
const known = new Map<(typeof examples)[number], CallResult>();

beforeAll(async () => {
  mocks = await startMocks();
  front = await startScript(answer);
  folder = mcpFolder();
  server = await folder.serve(options());
});
afterAll(async () => {
  await server.end("SIGTERM");
  await mocks.close();
});

function options() {
  return {
    args: [...providers, "--only", "*", "--base-url", front.url, "--search", "off"],
    env: { ...env, ...hurried },
  };
}

/** Prism answers with the example that is called. */
function answer({ method, target, rawHeaders, body }: Received, response: ServerResponse): void {
  const headers = new Headers();
  rawHeaders.forEach((value, at) => {
    const name = rawHeaders[at - 1] ?? "";
    if (at % 2 === 1 && !/^(host|connection|content-length|transfer-encoding)$/i.test(name))
      headers.append(name, value);
  });
  const forwarded = new Request(`${front.url}${target}`, {
    method,
    headers,
    ...(body && { body }),
  });
  void send(forwarded).then(
    ({ status, text, more }) => response.writeHead(status, more).end(text),
    (error) => response.destroy(error),
  );
}

async function send(request: Request) {
  if (!answering) throw new Error("no example is called");
  const { operation, example } = answering;
  const reply = exampleReply(operation, example);
  const sent = await mockTarget(mocks.url).send(operation.provider, request, reply);
  violations.push(...sent.violations);
  const type = sent.response.headers.get("content-type");
  const more = {
    ...(type !== null && { "content-type": type }),
    // Nobody waits so long: what failed is not tried again.
    ...(sent.response.status >= 400 && { "retry-after": "3600" }),
  };
  return { status: sent.response.status, text: await sent.response.text(), more };
}

const transports: readonly (readonly [string, () => Promise<Connected>])[] = eras.flatMap((era) => [
  [`stdio, ${era}`, () => folder.overStdio(options(), era)] as const,
  [`HTTP, ${era}`, () => overHttp(server.url, era)] as const,
]);

describe.each(transports)("%s", (_, connect) => {
  let connected: Connected;
  beforeAll(async () => {
    connected = await connect();
  });
  afterAll(() => connected.close());

  test("lists every operation, and what it gives by the names of its outputs alone", async () => {
    const { tools } = await connected.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map(({ id }) => id));
    for (const { outputSchema, annotations, title } of tools) {
      expect(outputSchema).toMatchObject({ type: "object" });
      expect(annotations).toMatchObject({ title, readOnlyHint: expect.any(Boolean) });
    }
  });

  test("gives of every example what its operation gives", async () => {
    const compared = { values: 0, failures: 0 };
    for (const each of examples) {
      answering = each;
      const { id, provider } = each.operation;
      const { fields } = operations.find((operation) => operation.id === id) ?? {};
      const names = fields?.filter(({ visibility }) => visibility === "user-or-llm");
      const given = Object.entries(each.example.params).filter(([name]) =>
        names?.some((field) => field.name === name),
      );
      const args = Object.fromEntries(given);
      const own = fields?.flatMap(({ name }) =>
        Object.hasOwn(ofHost, name) ? [[name, Reflect.get(ofHost, name)]] : [],
      );
      const inputs = { operation: id, ...args, ...Object.fromEntries(own ?? []) };
      const context = { baseUrl: front.url };
      const expected =
        known.get(each) ?? (await resultOf(async () => blocks[provider]?.execute(inputs, context)));
      known.set(each, expected);
      const result = await connected.client.callTool({ name: id, arguments: args });
      if (expected.error) {
        compared.failures++;
        const { code, outcome, problems, retryAfterMs } = expected.error;
        const { message, ...failure } = failureIn(result);
        const same = { id, code, outcome, problems, retryAfterMs };
        expect({ id, ...failure }).toEqual(JSON.parse(JSON.stringify(same)));
        expect(message).toContain(expected.error.message);
        expect(result.structuredContent).toBeUndefined();
      } else {
        compared.values++;
        const value = JSON.parse(JSON.stringify(expected.value));
        expect({ id, value: result.structuredContent }).toEqual({ id, value });
        expect(result.content[0]).toEqual({ type: "text", text: JSON.stringify(value) });
        expect(sourceOf(result)).toMatchObject({
          provider,
          tool: id,
          docs: expect.stringMatching(/^https:/),
        });
      }
    }
    expect(compared.values + compared.failures).toBe(examples.length);
    expect(compared.values).toBeGreaterThan(45);
    expect(violations).toEqual([]);
  });
});
