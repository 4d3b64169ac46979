import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { servedText } from "./served.fixture.ts";

const schemas = `
schemas:
  Page:
    type: object
    required: [items]
    properties: { items: { type: array, items: { $ref: "#/schemas/Note" } }, next: { type: [string, "null"] },
      more: { type: boolean }, total: { type: integer }, pages: { type: integer } }
  Note: { type: object, required: [id], properties: { id: { type: string } } }
operations:
`;

/** A manifest of notes with one operation that reads pages. */
function notes(lines: string, members: object = {}): string {
  return `${manifestText("notes", { auth: {}, ...members })}${schemas}  notes_list:
    name: List
    description: Lists notes.
    effect: read
    output: { notes: body.items }
${lines.replace(/^ {4}/gm, "")}`;
}

/** The text of a manifest that asks for JSON by a name of its own. */
function named(accept: string): string {
  return notes(
    `
        request: GET /notes
        reply: { 200: Page }
        examples:
          two: { params: {}, reply: { status: 200, body: { items: [{ id: a }, { id: b }] } } }`,
    { headers: { Accept: accept } },
  );
}

test.each([
  "application/vnd.notes+json",
  "application/vnd.notes.v2+json; charset=utf-8",
  "application/json;odata=verbose",
])("what a manifest accepts, as %s, is answered", async (accept) => {
  const { operations, baseUrl } = await servedText(named(accept));
  const types: unknown[] = [];
  const context = {
    baseUrl,
    async fetch(request: Request) {
      const response = await fetch(request);
      types.push(request.headers.get("accept"), response.headers.get("content-type"));
      return response;
    },
  };
  const found = await operations["notes_list"]?.execute?.({}, context);
  expect(found).toEqual({ notes: [{ id: "a" }, { id: "b" }] });
  expect(types).toEqual([accept, accept]);
});

test("a number after the first gives no items, says that there are no more, and counts the first", async () => {
  const { operations, baseUrl } = await servedText(
    notes(`
        request: GET /notes
        params:
          from: { type: integer, minimum: 0, default: 0, description: How many before. }
          size: { type: integer, maximum: 9, description: How many. }
        reply: { 200: Page }
        page: { items: body.items, by: offset, send: from, size: size, total: body.total, until: { body.more: false } }
        examples:
          two of many:
            params: { size: 2 }
            reply: { status: 200, body: { items: [{ id: a }, { id: b }], total: 40, more: true } }`),
  );
  const page = async (query: string) => (await fetch(`${baseUrl}/notes${query}`)).json();
  const first = { items: [{ id: "a" }, { id: "b" }], total: 40, more: true };
  expect(await page("?from=0")).toEqual(first);
  expect(await page("?from=0&size=2")).toEqual(first);
  expect(await page("?size=2&from=2")).toEqual({ items: [], total: 2, more: false });
  const items: unknown[] = [];
  for await (const item of operations["notes_list"]?.items?.({}, { baseUrl }) ?? [])
    items.push(item);
  expect(items).toEqual(first.items);
});

test("where the host is the caller's own, the next page is found whatever the host is", async () => {
  const { operations, baseUrl } = await servedText(
    notes(
      `
        request: GET /notes
        reply: { 200: Page }
        page: { items: body.items, next: body.next, send: url }
        examples:
          first: { params: {}, reply: { status: 200, body: { items: [{ id: a }], next: "https://acme.notes.example/v1/notes?at=x%2Fy" } }, output: { notes: [{ id: a }] } }
          last: { params: {}, reply: { status: 200, body: { items: [{ id: b }] } }, output: { notes: [{ id: b }] } }`,
      {
        server: { url: "https://{team}.notes.example/v1" },
        params: {
          team: { type: "string", required: true, to: "none", description: "T.", example: "acme" },
        },
      },
    ),
  );
  for (const team of ["acme", "other"]) {
    const items: unknown[] = [];
    const all = operations["notes_list"]?.items?.({ team }, { baseUrl }) ?? [];
    for await (const item of all) items.push(item);
    expect(items).toEqual([{ id: "a" }, { id: "b" }]);
  }
});

test("a cursor in a form leads to the last page", async () => {
  const { operations, baseUrl } = await servedText(
    notes(`
        request: POST /notes
        encode: form
        params:
          text: { type: string, required: true, description: What to look for., example: tea }
          after: { type: string, description: Where the page begins. }
        reply: { 200: Page }
        page: { items: body.items, next: body.next, send: after }
        examples:
          first: { params: { text: tea }, reply: { status: 200, body: { items: [{ id: a }], next: c1 } } }`),
  );
  const pages: unknown[] = [];
  const all = operations["notes_list"]?.pages?.({ text: "tea" }, { baseUrl }) ?? [];
  for await (const page of all) pages.push(page);
  expect(pages).toEqual([{ notes: [{ id: "a" }] }, { notes: [] }]);
});

test("where another operation gives the next pages, its own first success may lead on", async () => {
  const { operations, baseUrl } = await servedText(
    `${notes(`
        request: GET /notes
        reply: { 200: Page }
        page: { items: body.items, next: body.next, send: after, call: notes_more }
        examples:
          first: { params: {}, reply: { status: 200, body: { items: [{ id: a }], next: c1 } } }`)}
  notes_more:
    name: More
    description: Gives the next page.
    effect: read
    request: GET /notes/more
    params: { after: { type: string, required: true, description: Where the page begins. } }
    reply: { 200: Page }
    output: { notes: body.items }
    examples:
      middle: { params: { after: c1 }, reply: { status: 200, body: { items: [{ id: b }], next: c2 } } }
`,
  );
  const pages: unknown[] = [];
  const all = operations["notes_list"]?.pages?.({}, { baseUrl }) ?? [];
  for await (const page of all) pages.push(page);
  expect(pages).toEqual([{ notes: [{ id: "a" }] }, { notes: [] }]);
});

test("Prefer names an example, by its key or its name and whatever its status is", async () => {
  const { baseUrl } = await servedText(
    notes(
      `
        request: GET /notes
        reply: { 200: Page }
        examples:
          a few: { params: {}, reply: { status: 200, body: { items: [{ id: a }, { id: b }] } } }
          "none, today": { params: {}, reply: { status: 200, body: { items: [] } } }
          too often: { params: {}, reply: { status: 429, body: { why: slow down } }, error: { code: rate_limited } }`,
      { errors: { reply: { 429: "Fault" }, message: "body.why" } },
    ).replace(
      "schemas:\n",
      "schemas:\n  Fault: { type: object, properties: { why: { type: string } } }\n",
    ),
  );
  const call = async (prefer: string, query = "") => {
    const response = await fetch(`${baseUrl}/notes${query}`, { headers: { prefer } });
    return [response.status, await response.json()];
  };
  const few = [200, { items: [{ id: "a" }, { id: "b" }] }];
  const none = [200, { items: [] }];
  expect(await call("example=a-few")).toEqual(few);
  expect(await call("example=none-today")).toEqual(none);
  expect(await call('example="none, today"')).toEqual(none);
  expect(await call("example=too often")).toEqual([429, { why: "slow down" }]);
  expect(await call("code=429")).toEqual([429, { why: "slow down" }]);
  expect(await call("code=200, example=none-today")).toEqual(none);
  expect(await call("Code=429")).toEqual([429, { why: "slow down" }]);
  expect(await call("respond-async")).toEqual(few);
  expect(await call("zip-code=429")).toEqual(few);
  const error = 'notes_list has no example "many"; there are: a-few, none-today, too-often';
  expect(await call("example=many")).toEqual([404, { error }]);
});

test("a reply that the manifest gives no example of is made of its schema", async () => {
  const { operations, baseUrl } = await servedText(
    notes(`
        request: GET /notes
        reply: { 200: Page }`),
  );
  expect(await operations["notes_list"]?.execute?.({}, { baseUrl })).toEqual({
    notes: [{ id: expect.any(String) }, { id: expect.any(String) }],
  });
});

test("pages end without a hook that is run by the mock", async () => {
  const hook = "export const change = (values: object) => values;\n";
  const { operations, baseUrl } = await servedText(
    notes(`
        request: GET /notes
        hooks: { request: ./hooks/notes.ts#change }
        params:
          after: { type: string, description: Where the page begins. }
        reply: { 200: Page }
        page: { items: body.items, next: body.next, send: after }
        examples:
          first: { params: {}, reply: { status: 200, body: { items: [{ id: a }], next: c1 } } }`),
    { "hooks/notes.ts": `${hook}if (import.meta.url) throw new Error("it was run");\n` },
  );
  const items: unknown[] = [];
  for await (const item of operations["notes_list"]?.items?.({}, { baseUrl }) ?? [])
    items.push(item);
  expect(items).toEqual([{ id: "a" }]);
});
