import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dump } from "js-yaml";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { startPrism } from "./prism.ts";

/** Starts a server whose one parameter has this schema; gives the status of a call with a value. */
async function serverWith(schema: object): Promise<(value: string) => Promise<number>> {
  const parameters = [{ name: "step", in: "query", schema }];
  const responses = { 204: { description: "Done." } };
  const paths = { "/a": { get: { operationId: "a", parameters, responses } } };
  const document = { openapi: "3.1.0", info: { title: "t", version: "1" }, paths };
  const folder = newFolder({ "openapi.yaml": dump(document) });
  const server = await startPrism(join(folder, "openapi.yaml"));
  onTestFinished(() => server.close());
  return async (value) => (await fetch(`${server.url}/a?step=${value}`)).status;
}

test("multiples of a fraction are taken, though a division of them is not exact", async () => {
  const statusOf = await serverWith({ type: "number", multipleOf: 0.1, maximum: 0.7 });
  expect(await statusOf("0.3")).toBe(204);
  expect(await statusOf("0.8")).toBe(422);
});

test("a list is all of its items", async () => {
  const statusOf = await serverWith({ type: "array", items: { type: "integer" }, minItems: 2 });
  expect(await statusOf("1&step=2")).toBe(204);
  expect(await statusOf("1&step=a")).toBe(422);
  expect(await statusOf("1")).toBe(422);
});

test("what is no multiple of a whole number is refused", async () => {
  const statusOf = await serverWith({ type: "integer", multipleOf: 5 });
  expect(await statusOf("10")).toBe(204);
  expect(await statusOf("12")).toBe(422);
});

test("of operations of one request, each answers that is asked for, and takes its body alone", async () => {
  const emitted = new URL(
    "../../scripts/emit/testdata/emit-labels/expected/openapi.yaml",
    import.meta.url,
  );
  const server = await startPrism(fileURLToPath(emitted));
  onTestFinished(() => server.close());
  const call = (example: string | null, body: object) =>
    fetch(`${server.url}/v1/documents/d1:batchUpdate`, {
      method: "POST",
      headers: {
        authorization: "Bearer a",
        "content-type": "application/json",
        ...(example !== null && { prefer: `code=200, example=${example}` }),
      },
      body: JSON.stringify(body),
    });
  const insert = { insertText: { text: "a" } };
  const replace = { replaceAllText: { find: "a", replaceText: "b" } };
  const replaced = await call("replace-text.at-the-start", replace);
  expect(await replaced.json()).toEqual({ documentId: "d2", replies: [{ occurrences: 3 }] });
  // It cannot choose by the body: without a wish it gives the first.
  expect(await (await call(null, replace)).json()).toMatchObject({ documentId: "d1" });
  expect((await call(null, insert)).status).toBe(200);
  // A document that says what 400 is gets that for a wrong request.
  expect((await call(null, { insertText: { text: 1 } })).status).toBe(400);
  expect((await call(null, {})).status).toBe(400);
});

test("what asks for a type of its own is answered in it", async () => {
  const emitted = new URL(
    "../../scripts/emit/testdata/emit-values/expected/openapi.yaml",
    import.meta.url,
  );
  const server = await startPrism(fileURLToPath(emitted));
  onTestFinished(() => server.close());
  const answer = async (path: string, accept: string) => {
    const headers = { authorization: "Bearer a", accept };
    const response = await fetch(server.url + path, { headers });
    return [response.status, response.headers.get("content-type"), await response.text()];
  };
  const own = "application/vnd.demo+json; version=2";
  expect(await answer("/items?sort=created_asc", `${own}, application/json;q=0.5`)).toEqual([
    200,
    own,
    '{"id":"a1"}',
  ]);
  expect(await answer("/v1/table", "text/csv;q=1, */*;q=0.1")).toEqual([200, "text/csv", "a,b"]);
});
