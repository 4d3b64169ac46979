import { describe, expect, test } from "vitest";
import type { Operation, Page, Provider } from "../../language/ir/types.ts";
import { blockJsonTarget } from "./block-json.ts";
import { parameter, project, provider } from "./provider.fixture.ts";

async function blockOf(subject: Provider) {
  const [file] = await blockJsonTarget.emit(subject, project);
  expect(file?.path).toBe("block.json");
  return JSON.parse(file?.contents ?? "");
}

/** The fixture with these versions of a parameter, one for each operation. */
function withParameter(...versions: readonly ReturnType<typeof parameter>[]): Provider {
  return {
    ...provider,
    operations: provider.operations.map((operation, at) => {
      const version = versions[at];
      return { ...operation, parameters: version ? [version] : [] };
    }),
  };
}

function field(block: { fields: readonly { name: string }[] }, name: string): unknown {
  return block.fields.find((candidate) => candidate.name === name);
}

describe("a field", () => {
  test("that is the same everywhere says so once", async () => {
    const limit = parameter("limit", { type: "integer", limits: { minimum: 1 }, default: 10 });
    const block = await blockOf(withParameter({ ...limit, required: true }, limit));
    expect(field(block, "limit")).toEqual({
      name: "limit",
      title: "limit",
      type: "number",
      visibility: "user-or-llm",
      secret: false,
      operations: ["demo_search_notes", "demo_create_note"],
      requiredIn: ["demo_search_notes"],
      integer: true,
      description: "The limit. Integer at least 1. Default at the provider: 10.",
      limits: { minimum: 1 },
      default: 10,
      sendDefault: false,
    });
  });

  test("that differs has a variant for each definition", async () => {
    const text = parameter("fields");
    const object = parameter("fields", { type: "json", shape: "object", visibility: "user-only" });
    const block = await blockOf(withParameter(object, text));
    expect(field(block, "fields")).toMatchObject({
      type: ["json", "string"],
      visibility: "user-only",
      variants: [
        { operations: ["demo_search_notes"], type: "json", shape: "object" },
        { operations: ["demo_create_note"], type: "string" },
      ],
    });
    expect(field(block, "fields")).not.toHaveProperty("description");
  });

  test("that is secret shows neither default nor example", async () => {
    const password = parameter("password", {
      secret: true,
      default: "hunter2",
      example: "hunter3",
    });
    expect(JSON.stringify(await blockOf(withParameter(password)))).not.toMatch(/hunter/);
  });

  test("stands first when it is a credential, and is required everywhere", async () => {
    const { fields, operations } = await blockOf(provider);
    expect(fields[0]).toMatchObject({
      name: "accessToken",
      secret: true,
      visibility: "user-only",
      requiredIn: operations.map(({ id }: { id: string }) => id),
    });
  });
});

/** What is said of the first operation of the fixture with other members. */
async function operationOf(own: Partial<Operation>) {
  const [search] = provider.operations;
  if (!search) throw new Error("the fixture has an operation");
  const block = await blockOf({ ...provider, operations: [{ ...search, ...own }] });
  return block.operations[0];
}

describe("an operation", () => {
  test("has no path where a whole address is given in its place", async () => {
    const fetches = { parameter: "q", allowedHosts: [".demo.test"] };
    const operation = await operationOf({ path: "/{q}", fetches, auth: [] });
    expect(operation).toMatchObject({ method: "GET", fetches, auth: [] });
    expect(operation).not.toHaveProperty("path");
  });

  test("says which credentials it takes otherwise than the block", async () => {
    const [token, key] = provider.auth;
    if (!token || !key) throw new Error("the fixture has credentials");
    const exchanged = { ...token, sent: [] };
    expect(await operationOf({ auth: [exchanged, { ...key, optional: true }] })).toMatchObject({
      auth: [
        { name: "accessToken", send: {} },
        { name: "apiKey", send: { query: { key: "{apiKey}" } }, required: false },
      ],
    });
  });

  test("says what declared errors become, unless they are answers whatever they say", async () => {
    const reply = { schema: null, description: "Refused." };
    const errorReplies = [400, 403, 404, 410, 422].map((status) => ({ ...reply, status }));
    const errors = {
      message: [],
      code: [],
      requestId: [],
      codes: { gone: "conflict" },
      when: [
        { if: { status: 403, "body.credits": { not: null } }, code: "payment_required" },
        { if: { status: [409, 422] }, code: "conflict" },
      ],
    } as const;
    const accept = [
      { status: 404, if: { "body.error.type": "not_found" }, output: {} },
      { status: 410, output: {} },
    ];
    expect((await operationOf({ errorReplies, errors, accept })).errors).toEqual({
      400: "bad_request",
      403: "forbidden",
      404: "not_found",
      422: "conflict",
    });
  });

  test("has examples without secrets, also where the provider repeats them", async () => {
    const secret = parameter("password", { secret: true });
    const call = {
      name: "a password",
      params: { q: "tea", password: "hunter2-hunter2" },
      credentials: { apiKey: "published-key-1" },
      request: null,
      reply: { status: 200, headers: {}, body: {} },
    };
    const output = { note: "hunter2-hunter2 was set", key: "published-key-1" };
    const result = { kind: "output", output } as const;
    const examples = [{ ...call, result }];
    expect((await operationOf({ parameters: [secret], examples })).examples).toEqual([
      {
        name: "a password",
        inputs: { q: "tea" },
        output: { note: "[secret] was set", key: "[secret]" },
      },
    ]);
  });
});

describe("a page", () => {
  const page: Page = {
    items: "body.items",
    output: "data",
    next: 'body["next"]',
    until: null,
    send: { kind: "parameter", name: "q" },
  };
  const [, , next] = provider.operations[0]?.outputs ?? [];
  const counted = { by: "page", first: 1, size: "limit", usual: 10, pages: null } as const;

  test("names the output that is the cursor", async () => {
    const operation = await operationOf({ page });
    expect(operation.page).toEqual({ output: "data", input: "q", next: "metadata.next" });
  });

  test.each([
    [
      "a flag ends the pages that is no output",
      { page: { ...page, until: { "body.more": false } } },
    ],
    ["its address is followed", { page: { ...page, send: { kind: "url" } } }],
    [
      "one call gives all pages",
      { page: { ...page, collect: { limit: null, usual: null, max: 9 } } },
    ],
    ["the cursor has a default", { page, outputs: next ? [{ ...next, default: "0" }] : [] }],
  ] as const)("names none where %s", async (_, own) => {
    expect((await operationOf(own)).page).not.toHaveProperty("next");
  });

  test("that is counted says how, and where the count is told", async () => {
    const way = { ...page, next: null, counted: { ...counted, total: "body.next" } };
    expect((await operationOf({ page: way })).page).toEqual({
      output: "data",
      input: "q",
      by: "page",
      first: 1,
      size: "limit",
      usual: 10,
      total: "metadata.next",
    });
  });
});

describe("an output", () => {
  test("has a schema whose references lead into the file", async () => {
    const block = await blockOf(provider);
    const { data } = block.operations[0].outputs;
    expect(data.schema).toEqual({ type: "array", items: { $ref: "#/$defs/Note" } });
    expect(block.$defs).toEqual({ Note: provider.schemas.Note });
  });

  test("allows what accepted replies set", async () => {
    const [search, create] = provider.operations;
    if (!search || !create) throw new Error("the fixture has two operations");
    const accept = [{ status: 404, match: {}, output: { data: null } }];
    const block = await blockOf({ ...provider, operations: [{ ...search, accept }, create] });
    expect(block.operations[0].outputs.data.schema.anyOf).toContainEqual({ type: "null" });
  });

  test("says that it is a file where it is the whole body of one", async () => {
    const [search] = provider.operations;
    if (!search) throw new Error("the fixture has an operation");
    const file = { status: 200, schema: null, file: {}, description: "The file." };
    const [data, ...others] = search.outputs;
    const source = { kind: "path", paths: ["body"], steps: [] } as const;
    const outputs = [...(data ? [{ ...data, source, schema: {} }] : []), ...others];
    const block = await blockOf({
      ...provider,
      operations: [{ ...search, replies: [file], outputs }],
    });
    const of = (name: string) => block.operations[0].outputs[name].file;
    expect(of("data")).toBe(true);
    expect(of("metadata.count")).toBeUndefined();
  });

  test("says no more than its type where that is all", async () => {
    const block = await blockOf(provider);
    expect(block.operations[0].outputs["metadata.count"]).toEqual({
      type: "number",
      integer: true,
      description: "Number of notes returned.",
    });
  });
});
