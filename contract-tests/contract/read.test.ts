import { describe, expect, test } from "vitest";
import { sample } from "./contract.fixture.ts";
import { readContract } from "./read.ts";

const text = { type: "string" };

test("a parameter goes where the path, the method or `to` says", () => {
  const params = { id: text, size: text, tone: { ...text, to: "body.options.tone" } };
  const places = (request: string) =>
    sample({ request, params }).operation.parameters.map(({ place }) => place);
  const tone = { in: "body", path: ["options", "tone"] };
  expect(places("PUT /notes/{id}")).toEqual([
    { in: "path", name: "id" },
    { in: "body", path: ["size"] },
    tone,
  ]);
  expect(places("DELETE /notes/{id}")[1]).toEqual({ in: "query", name: "size" });
});

test.each([
  ["query.$top", { in: "query", name: "$top" }],
  ["query.a.b", { in: "query", name: "a.b" }],
  ["headers.X-Note", { in: "header", name: "X-Note" }],
  ["body", { in: "body", path: [] }],
  ["none", { in: "none" }],
])("`to: %s` is a place", (to, place) => {
  const { operation } = sample({ params: { size: { ...text, to } } });
  expect(operation.parameters[0]?.place).toEqual(place);
});

test("parameters of the provider come first and have a variable of their own", () => {
  const manifest = {
    provider: "my-notes",
    params: { baseURL: { ...text, to: "none" }, region: text },
  };
  const { operation, contract } = sample({ params: { size: text } }, manifest);
  expect(operation.parameters.map(({ name, shared, env }) => [name, shared, env])).toEqual([
    ["baseURL", true, "MY_NOTES_BASE_URL"],
    ["region", true, "MY_NOTES_REGION"],
    ["size", false, null],
  ]);
  expect(contract.credentials[0]?.env).toBe("MY_NOTES_API_KEY");
});

test.each([
  [{ to: "headers.X-Key" }, { in: "header", name: "X-Key", text: "{apiKey}" }],
  [
    { headers: { Authorization: "Token {apiKey}" } },
    { in: "header", name: "Authorization", text: "Token {apiKey}" },
  ],
  [{ to: "query.key" }, { in: "query", name: "key" }],
  [{}, { in: "path", name: "apiKey" }],
  [{ to: "body.api_key" }, { in: "body", name: "api_key" }],
  [
    { headers: { Authorization: { $basic: ["{user}/token", "{apiKey}"] } } },
    { in: "basic", user: "{user}/token", password: "{apiKey}" },
  ],
])("%j is a credential's way", (place, expected) => {
  const { contract } = sample({}, { auth: { apiKey: place } });
  expect(contract.credentials[0]?.send).toEqual(expected);
});

test("errors and accepted statuses of an operation add to the provider's", () => {
  const { operation } = sample(
    {
      errors: { message: "body.text", codes: { B: "conflict" }, reply: { 404: "empty" } },
      accept: { 404: { output: { data: null } } },
    },
    {
      errors: {
        message: "body.m",
        code: ["body.c"],
        codes: { A: "forbidden" },
        reply: { 400: "E" },
      },
      accept: { 404: { when: { "body.a": 1 } }, 409: {} },
    },
  );
  expect(operation.errors).toEqual({
    message: ["body.text"],
    code: ["body.c"],
    requestId: [],
    codes: { A: "forbidden", B: "conflict" },
    when: [],
  });
  expect([...operation.errorReplies]).toEqual([
    [400, "E"],
    [404, null],
  ]);
  expect(operation.accept).toEqual([
    { status: 404, when: {}, output: { data: null } },
    { status: 409, when: {}, output: {} },
  ]);
});

describe("what is missing is named with its place", () => {
  test.each([
    [{}, "specs/notes.yaml needs `provider`"],
    [null, "specs/notes.yaml must be a map"],
  ])("in the manifest %j", (manifest, message) => {
    expect(() => readContract(manifest, "specs/notes.yaml")).toThrow(message);
  });

  test.each([
    [{ request: null }, "specs/notes.yaml: operations.notes_add_note needs `request`"],
    [{ params: { a: {} } }, "operations.notes_add_note.params.a needs `type`"],
    [{ params: { a: { ...text, to: "cookie.a" } } }, 'params.a: "cookie.a" must be query.name'],
    [{ rules: [{ when: "a" }] }, "operations.notes_add_note.rules[0] needs `need`"],
    [{ output: { data: {} } }, "operations.notes_add_note.output.data needs `from` or `const`"],
  ])("in the operation %j", (operation, message) => {
    expect(() => sample(operation)).toThrow(message);
  });
});
