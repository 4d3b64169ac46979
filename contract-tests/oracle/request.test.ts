import { describe, expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { expectedRequest, ownKey } from "./request.ts";

const text = { type: "string" };

/** The request of an operation with a credential and these inputs. */
function requestOf(operation: object, inputs: object, manifest: object = {}) {
  const { contract, operation: only } = sample(operation, manifest);
  return expectedRequest(contract, only, { apiKey: " k3y ", ...inputs });
}

test("a request is whole: address, credential and body", () => {
  const { request } = requestOf({ params: { title: text } }, { title: " Zoë " });
  expect(request).toEqual({
    method: "POST",
    origin: "https://notes.test",
    path: "/api/notes",
    query: {},
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      authorization: "Bearer k3y",
    },
    body: { title: " Zoë " },
  });
});

test("without a body there is no type of one", () => {
  const { request } = requestOf({ params: { title: text } }, { title: " " });
  expect(request).not.toHaveProperty("body");
  expect(request.headers).toEqual({ accept: "application/json", authorization: "Bearer k3y" });
});

test("a value of the path is encoded once", () => {
  const { request } = requestOf(
    { request: "GET /users/{id}/notes", params: { id: { ...text, required: true } } },
    { id: "a b#EXT#@x/ü%20'" },
  );
  expect(request.path).toBe("/api/users/a%20b%23EXT%23%40x%2F%C3%BC%2520'/notes");
});

test("queries and headers hold text, fixed values and credentials", () => {
  const { request } = requestOf(
    {
      request: "GET /notes",
      params: { size: { type: "integer" }, lang: { ...text, to: "headers.Accept-Language" } },
      query: { full: true },
      headers: { "X-Client": "suite" },
    },
    { size: " 5 ", lang: " de " },
    { auth: { apiKey: { to: "query.key" } } },
  );
  expect(request.query).toEqual({ size: ["5"], full: ["true"], key: ["k3y"] });
  expect(request.headers).toEqual({
    accept: "application/json",
    "accept-language": "de",
    "x-client": "suite",
  });
});

test("the address of the caller is normalised", () => {
  const { request } = requestOf(
    { request: "GET /notes" },
    { instance: " https://Acme.notes.test// " },
    {
      params: { instance: { ...text, required: true, to: "none" } },
      server: {
        url: "{instance}",
        allowedHosts: [".notes.test"],
      },
    },
  );
  expect(request.origin + request.path).toBe("https://acme.notes.test/notes");
});

describe("values", () => {
  test.each([
    [{ type: "integer" }, " 5 ", 5],
    [{ type: "number" }, "-1.5e2", -150],
    [{ type: "boolean" }, "false", false],
    [{ type: "boolean" }, false, false],
    [{ type: "object" }, '{"a":null}', { a: null }],
    [{ type: "json" }, "null", null],
    [{ type: "array" }, [0, ""], [0, ""]],
    [text, " a\n", " a\n"],
    [{ ...text, convert: "trim" }, " a ", "a"],
    [{ ...text, convert: "lowercase" }, " Aß ", " aß "],
    [{ ...text, convert: "uppercase" }, "aß", "ASS"],
    [{ ...text, convert: "csv" }, "a, b c,,", ["a", "b c"]],
    [{ ...text, convert: "csv" }, [" a ", "", "b,c"], ["a", "b,c"]],
    [{ ...text, convert: ["csv", { join: "," }] }, " a ,b,", "a,b"],
    [{ ...text, convert: ["csv", { join: "," }] }, ["a", "b"], "a,b"],
  ])("%j makes %j travel as %j", (parameter, given, sent) => {
    const { request } = requestOf({ params: { value: parameter } }, { value: given });
    expect(request.body).toEqual({ value: sent });
  });

  test.each([
    [text, ""],
    [text, "\t "],
    [{ type: "integer" }, null],
    [{ type: "object" }, undefined],
    [{ ...text, convert: "csv" }, " , "],
    [{ ...text, convert: ["csv", { join: "," }] }, []],
    [{ ...text, providerDefault: "a" }, undefined],
  ])("%j sends nothing for %j", (parameter, given) => {
    const { request } = requestOf({ params: { value: parameter } }, { value: given });
    expect(request).not.toHaveProperty("body");
  });
});

test("a default is sent where the manifest says so, converted like any value", () => {
  const params = {
    active: { type: "boolean", default: true, to: "body.user.active" },
    tags: { ...text, convert: "csv", default: "a, b" },
  };
  expect(requestOf({ params }, {}).request.body).toEqual({
    user: { active: true },
    tags: ["a", "b"],
  });
  expect(requestOf({ params }, { active: false, tags: "c" }).request.body).toEqual({
    user: { active: false },
    tags: ["c"],
  });
});

test("a group holds what is given beside fixed values, and vanishes without", () => {
  const params = {
    tone: { ...text, to: "body.options.text.tone" },
    whole: { ...text, to: "body.options.whole" },
  };
  expect(requestOf({ params }, { tone: "calm" }).request.body).toEqual({
    options: { text: { tone: "calm" } },
  });
  const body = { fixed: { a: 1 } };
  expect(requestOf({ params, body }, {}).request.body).toEqual({ fixed: { a: 1 } });
});

test("a whole body is one value", () => {
  const params = { fields: { type: "object", to: "body" } };
  const { request } = requestOf({ params }, { fields: '{"Phone":null}' });
  expect(request.body).toEqual({ Phone: null });
});

test.each([
  [{}, { size: 5 }],
  [{ format: "page" }, { format: "page", size: 5 }],
  [{ format: "mail" }, { format: "mail" }],
])("`when` counts the default of the other parameter: %j", (given, body) => {
  const params = {
    format: { ...text, providerDefault: "page" },
    size: { type: "integer", when: { format: "page" } },
  };
  expect(requestOf({ params }, { size: 5, ...given }).request.body).toEqual(body);
});

test.each([
  ["csv", "a4, a5", []],
  ["csv", "a4, b5", ["size"]],
  ["csv", ["a4,a5"], ["size"]],
  [["csv", { join: "," }], "a4, a5", []],
  [["csv", { join: "," }], ["a4", "b5"], ["size"]],
] as const)("dependent values are those of each item: %j %j", (convert, size, warnings) => {
  const need = [{ wide: true, size: ["a4", "a5"] }, { wide: { not: true } }];
  const rules = [{ when: "size", need, severity: "warning" }];
  const params = { wide: { type: "boolean", default: true }, size: { ...text, convert } };
  expect(requestOf({ params, rules }, { size }).warnings).toEqual(warnings);
});

describe("warnings", () => {
  const params = {
    format: { ...text, providerDefault: "page" },
    size: text,
    model: text,
  };
  const sizes = [
    { format: "page", size: ["a4"] },
    { format: "mail", size: ["b5"] },
    { format: { not: ["page", "mail"] } },
  ];
  const rules = [
    { when: "size", need: sizes, severity: "warning" },
    { need: ["model", "format + size"], severity: "warning" },
    { exactlyOne: ["format", "model"], severity: "warning" },
    { when: "model", need: { format: { given: true, is: "page" } }, severity: "warning" },
    { when: "model", need: { model: { matches: "^m" } }, severity: "warning" },
    { when: "model", need: "size" },
  ];

  test.each([
    [{ model: "m1" }, ["model"]],
    [{ model: "x", format: "mail" }, ["format", "model", "model"]],
    [{ format: "page", size: "a4" }, []],
    [{ format: "mail", size: "a4" }, ["size"]],
    [{ size: "b5" }, ["size", "model", "format"]],
    [{ format: "card", size: "b5" }, []],
  ])("%j is reported as %j", (given, warnings) => {
    expect(requestOf({ params, rules }, given).warnings).toEqual(warnings);
  });
});

test("a key goes with what is not safe to repeat", () => {
  const limits = { idempotencyKey: "Idempotency-Key" };
  const key = { "idempotency-key": ownKey };
  expect(requestOf({}, {}, { limits }).request.headers).toMatchObject(key);
  expect(requestOf({ request: "DELETE /notes", limits }, {}).request.headers).toMatchObject(key);
  const read = requestOf({ request: "GET /notes" }, {}, { limits });
  expect(read.request.headers).not.toHaveProperty("idempotency-key");
});

describe.each(["form", "multipart"])("lists in a %s", (encode) => {
  test.each([
    "brackets",
    "repeat",
    "indexes",
    "comma",
  ])("under a name with brackets, whatever %s says", (lists) => {
    const own = { params: { tags: { ...text, convert: "csv" } }, body: { "tags[]": "{tags}" } };
    const { request } = requestOf({ encode, lists, ...own }, { tags: "a,b" });
    expect(request.body).toEqual({ "tags[]": ["a", "b"] });
  });
});
