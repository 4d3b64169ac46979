import { readFileSync } from "node:fs";
import { dump } from "js-yaml";
import { expect, test } from "vitest";
import { documentOf } from "../contract/manifests.ts";
import { providers } from "../settings/providers.ts";
import { prismOf } from "./prism.ts";

/** A document whose one operation has this. */
function documentWith(operation: object): string {
  const paths = { "/a/{b}": { get: { operationId: "a", ...operation } } };
  return dump({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths });
}

test.each(providers)("every schema of %s compiles", async (provider) => {
  await expect(prismOf(readFileSync(documentOf(provider), "utf8"))).resolves.toBeDefined();
});

test.each([
  ["a pattern that is no regular expression", { type: "string", pattern: "(" }],
  ["a type that does not exist", { type: "text" }],
  ["a reference to nowhere", { $ref: "#/components/schemas/Nowhere" }],
])("%s is refused with its place, before Prism starts", async (_, schema) => {
  const content = { "application/json": { schema } };
  const document = documentWith({ responses: { 200: { description: "ok", content } } });
  const place = "#/paths/~1a~1%7Bb%7D/get/responses/200/content/application~1json/schema";
  await expect(prismOf(document)).rejects.toThrow(place);
});

/** Prism for a document whose one parameter has this schema; gives the status of a call with a value. */
async function prismWith(schema: object): Promise<(value: string) => Promise<number>> {
  const parameters = [{ name: "step", in: "query", schema }];
  const responses = { 204: { description: "Done." } };
  const prism = await prismOf(documentWith({ parameters, responses }));
  const asked = { method: "GET", path: "/a/b", headers: {}, body: Buffer.alloc(0) };
  return async (value) => (await prism.ask({ ...asked, search: `?step=${value}` }, {})).status;
}

test("multiples of a fraction are taken, though a division of them is not exact", async () => {
  const statusOf = await prismWith({ type: "number", multipleOf: 0.1, maximum: 0.7 });
  expect(await statusOf("0.3")).toBe(204);
  expect(await statusOf("0.8")).toBe(422);
});

test("a parameter that is deprecated is taken without a word", async () => {
  const parameters = [{ name: "old", in: "query", schema: { type: "string" }, deprecated: true }];
  const responses = { 204: { description: "Done." } };
  const prism = await prismOf(documentWith({ parameters, responses }));
  const asked = {
    method: "GET",
    path: "/a/b",
    search: "?old=1",
    headers: {},
    body: Buffer.alloc(0),
  };
  expect(await prism.ask(asked, {})).toMatchObject({ status: 204, headers: {} });
});

test("a list is all of its items", async () => {
  const statusOf = await prismWith({ type: "array", items: { type: "integer" }, minItems: 2 });
  expect(await statusOf("1&step=2")).toBe(204);
  expect(await statusOf("1&step=a")).toBe(422);
  expect(await statusOf("1")).toBe(422);
});

test("what is no multiple of a whole number is refused", async () => {
  const statusOf = await prismWith({ type: "integer", multipleOf: 5 });
  expect(await statusOf("10")).toBe(204);
  expect(await statusOf("12")).toBe(422);
});

test("what it objects to is said in letters that a header may hold", async () => {
  const prism = await prismOf(emitted("emit-labels"));
  const { headers, isRefusal } = await prism.ask(edit({ insertText: { größe: 1 } }), {});
  expect(isRefusal).toBe(true);
  expect(headers["sl-violations"]).toMatch(/^[ -~]+$/);
  expect(JSON.parse(headers["sl-violations"] ?? "")[0]).toMatchObject({
    location: ["request", "body", expect.anything()],
  });
});

test("of operations of one request, each answers that is asked for, and takes its body alone", async () => {
  const prism = await prismOf(emitted("emit-labels"));
  const call = (example: string | undefined, body: object) =>
    prism.ask(edit(body), { ...(example !== undefined && { code: 200, example }) });
  const insert = { insertText: { text: "a" } };
  const replace = { replaceAllText: { find: "a", replaceText: "b" } };
  const replaced = await call("replace-text.at-the-start", replace);
  expect(JSON.parse(replaced.body ?? "")).toEqual({
    documentId: "d2",
    replies: [{ occurrences: 3 }],
  });
  // It cannot choose by the body: without a wish it gives the first.
  const first = await call(undefined, replace);
  expect(JSON.parse(first.body ?? "")).toMatchObject({ documentId: "d1" });
  expect((await call(undefined, insert)).status).toBe(200);
  // A document that says what 400 is gets that for a wrong request.
  expect((await call(undefined, { insertText: { text: 1 } })).status).toBe(400);
  expect((await call(undefined, {})).status).toBe(400);
});

test("what asks for a type of its own is answered in it", async () => {
  const prism = await prismOf(emitted("emit-values"));
  const answer = async (path: string, accept: string, search = "") => {
    const headers = { authorization: "Bearer a", accept };
    const asked = { method: "GET", path, search, headers, body: Buffer.alloc(0) };
    const { status, headers: of, body } = await prism.ask(asked, {});
    return [status, of["content-type"], body];
  };
  const own = "application/vnd.demo+json; version=2";
  expect(await answer("/items", `${own}, application/json;q=0.5`, "?sort=created_asc")).toEqual([
    200,
    own,
    '{"id":"a1"}',
  ]);
  expect(await answer("/v1/table", "text/csv;q=1, */*;q=0.1")).toEqual([200, "text/csv", "a,b"]);
});

/** The document of a golden case. */
function emitted(name: string): string {
  const path = `../../scripts/emit/testdata/${name}/expected/openapi.yaml`;
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

function edit(body: object) {
  return {
    method: "POST",
    path: "/v1/documents/d1:batchUpdate",
    search: "",
    headers: { authorization: "Bearer a", "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(body)),
  };
}
