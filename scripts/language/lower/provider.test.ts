import { describe, expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { lower } from "./provider.ts";
import { check } from "../check/manifest.ts";
import { parse } from "../manifest/parse.ts";
import type { Manifest } from "../manifest/types.ts";

const text = `${manifestText("demo")}
limits:
  timeout: 10s
  deadline: 3m
  retries: 0
  maxBytes: 1024
  resetHeaders: [x-reset]
  idempotencyKey: Idempotency-Key
errors: { code: body.code, final: [spent], reply: { 400: Item } }
schemas:
  Item:
    type: object
    properties:
      code: { type: string, description: Code. }
      items: { type: array, items: { $ref: "#/schemas/Item" }, description: The items. }
      next: { type: string, description: Cursor. }
operations:
  demo_list_items:
    name: List items
    request: GET /items
    effect: read
    limits: { timeout: 1m }
    errors: { final: [gone] }
    params: { after: { type: string, description: Cursor. } }
    reply: { 200: Item }
    output:
      metadata.count: { from: body.items, convert: count, type: integer, description: Number of items. }
      metadata.items: { from: 'body["items"]', description: The items. }
      metadata.code: { from: body.code, type: string, description: Code. }
    page: { items: body.items, next: body.next, send: after }
    examples:
      none: { params: {}, reply: { status: 400, body: {} }, error: { code: bad_request } }
  demo_make_item:
    name: Make item
    request: POST /items
    effect: write
    reply: { 200: Item }
    output: { code: { from: body.code, type: string, description: Code. } }
    examples:
      none: { params: {}, reply: { status: 400, body: {} }, error: { code: bad_request } }
jobs:
  item:
    start: demo_make_item
    poll: { call: demo_list_items, with: { after: "{output.code}" } }
    until: { output.metadata.code: done }
    error: { message: output.metadata.code }
    every: 5s
    timeout: 10m
`;

const { manifest, source } = parse({ path: "specs/demo.yaml", text });
if (!manifest) throw new Error("the manifest cannot be read");
const { operations, jobs } = lower(manifest, "specs/demo.yaml", new Map());
const [list, make] = operations;

test("the manifest is one that the check lets through", () => {
  expect(check(manifest, source, new Map())).toEqual([]);
});

test("inputs of all operations have an environment variable, by provider and name", () => {
  const given: Manifest = {
    ...manifest,
    provider: "my-crm",
    auth: [
      { name: "apiKey", to: "query.key", description: "Key." },
      { name: "token", to: "headers.X-Token", description: "Token." },
    ],
    params: { instanceURLPath: { type: "string", description: "Address." } },
  };
  const { auth, operations: lowered } = lower(given, "specs/my-crm.yaml", new Map());
  expect(auth.map(({ env }) => env)).toEqual(["MY_CRM_API_KEY", "MY_CRM_TOKEN"]);
  const variables = lowered[0]?.parameters.map(({ name, env }) => [name, env]);
  expect(variables).toEqual([
    ["instanceURLPath", "MY_CRM_INSTANCE_URL_PATH"],
    ["after", null],
  ]);
});

describe("limits become a policy", () => {
  const shared = {
    deadlineMs: 180_000,
    maxRetries: 0,
    maxBytes: 1024,
    resetHeaders: ["x-reset"],
  };

  test("with the provider's members where the operation has none", () => {
    expect(make?.policy).toEqual({
      ...shared,
      timeoutMs: 10_000,
      finalCodes: ["spent"],
      idempotencyHeader: "Idempotency-Key",
    });
  });

  test("with the operation's own members, and no key where nothing is changed", () => {
    expect(list?.policy).toEqual({ ...shared, timeoutMs: 60_000, finalCodes: ["gone"] });
  });

  test("that says nothing where the manifest does not", () => {
    const { limits: _, errors: __, ...silent } = manifest;
    expect(lower(silent, "", new Map()).operations[1]?.policy).toEqual({});
  });
});

test("a page names the output that gives its items, however the path is spelt", () => {
  expect(list?.page?.output).toBe("metadata.items");
});

test("a job's error is a path into the outputs", () => {
  expect(jobs[0]?.error).toEqual({ message: "metadata.code", status: null });
});

describe("known values of an output are those that the reply's schema lists", () => {
  const known = (code: string, type: string) => {
    const changed = text
      .replace("code: { type: string, description: Code. }", `code: ${code}`)
      .replace("from: body.code, type: string", `from: body.code, type: ${type}`)
      .replace("schemas:", "schemas:\n  Code: { type: string, enum: [open, closed] }");
    const parsed = parse({ path: "specs/demo.yaml", text: changed });
    const outputs = parsed.manifest
      ? lower(parsed.manifest, "specs/demo.yaml", new Map()).operations[0]?.outputs
      : undefined;
    return outputs?.find(({ name }) => name === "metadata.code")?.known;
  };

  test.each([
    ["{ enum: [open, closed, null] }", "string", ["open", "closed"]],
    ['{ $ref: "#/schemas/Code" }', "string", ["open", "closed"]],
    ["{ enum: [1, 2] }", "integer", [1, 2]],
    ["{ enum: [1, 2] }", "string", undefined],
    ["{ enum: [open, 2] }", "string", undefined],
    ["{ enum: [open] }", "string", undefined],
    ["{ type: string }", "string", undefined],
    ["{ anyOf: [{ enum: [open, closed] }, { type: string }] }", "string", ["open", "closed"]],
    ["{ anyOf: [{ enum: [open, closed] }, { type: integer }] }", "string", undefined],
    ["{ enum: [open, closed] }", "json", undefined],
  ])("%s as %s", (code, type, expected) => {
    expect(known(code, type)).toEqual(expected);
  });
});
