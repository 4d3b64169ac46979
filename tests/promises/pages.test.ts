import { listThemes } from "@blockwright/docgen";
import { personSearch } from "@blockwright/persondata";
import { describe, expect, test } from "vitest";
import { failureOf } from "../support/call-result.ts";
import { pagedOperations, secret, threePages, threeReplies } from "../support/paged-operations.ts";
import { headersOf, silence, startScript, targets } from "../support/script.ts";

const items = threePages.flat();

/** All that a generator gives. */
async function all<T>(generator: AsyncGenerator<T, void, void>): Promise<readonly T[]> {
  const given: T[] = [];
  for await (const each of generator) given.push(each);
  return given;
}

test("operations of four providers come page by page", () => {
  expect(pagedOperations.map(({ id }) => id)).toEqual([
    "docgen_list_themes",
    "docgen_list_folders",
    "crm_query",
    "directory_list_users",
    "directory_list_groups",
    "persondata_person_search",
  ]);
});

describe.each(pagedOperations)("$id", (paged) => {
  const { asked, credential, next, reply } = paged;

  test("asks for page after page, each with the credential, and ends after the last", async () => {
    const server = await startScript(...threeReplies(paged));
    expect(await all(paged.items({ baseUrl: server.url }))).toEqual(items);
    const requests = server.take();
    expect(requests.map(({ method, target, body }) => [`${method} ${target}`, body])).toEqual(
      asked,
    );
    expect(headersOf(requests, credential[0])).toEqual(Array(3).fill(credential[1]));
  });

  test("pages are the outputs of the operation for each reply", async () => {
    const replies = threeReplies(paged);
    const server = await startScript(...replies, ...replies);
    const context = { baseUrl: server.url };
    const outputs = await all(paged.pages(context));
    const executed = [];
    for (const _ of replies) executed.push(await paged.execute(context));
    expect(outputs).toEqual(executed);
    expect(outputs).toHaveLength(3);
    expect(server.take().slice(3)).toHaveLength(3);
  });

  test("sends below the path of a proxy", async () => {
    const server = await startScript(...threeReplies(paged));
    await all(paged.pages({ baseUrl: `${server.url}/proxy/a` }));
    const expected = asked.map(([target]) => target.replace(" /", " /proxy/a/"));
    expect(targets(server.take())).toEqual(expected);
  });

  test("a single page is one request", async () => {
    const server = await startScript(reply(items));
    expect(await all(paged.pages({ baseUrl: server.url }))).toHaveLength(1);
    expect(server.take()).toHaveLength(1);
  });

  test("a page without items is a page; the next one is asked for", async () => {
    const server = await startScript(reply([], next[0]), reply(items));
    expect(await all(paged.items({ baseUrl: server.url }))).toEqual(items);
    expect(server.take()).toHaveLength(2);
  });

  test("nothing is sent before the first page is asked for", async () => {
    const server = await startScript(reply(items));
    const pages = paged.pages({ baseUrl: server.url });
    await pages.return();
    expect(server.take()).toEqual([]);
  });

  test("an error ends it, after the pages before it", async () => {
    const server = await startScript(reply(items, next[0]), { status: 403, body: {} });
    const pages = paged.pages({ baseUrl: server.url });
    expect((await pages.next()).done).toBe(false);
    const error = await failureOf(() => pages.next());
    expect(error).toMatchObject({ code: "forbidden", operation: paged.id, status: 403 });
    expect(await pages.next()).toEqual({ done: true, value: undefined });
    expect(server.take()).toHaveLength(2);
  });

  test("a page that is refused for a while comes later", async () => {
    const busy = { status: 429, body: {} };
    const [first, second, third] = threeReplies(paged);
    const server = await startScript(first ?? {}, busy, second ?? {}, third ?? {});
    expect(await all(paged.items({ baseUrl: server.url }))).toEqual(items);
    expect(targets(server.take())).toEqual([0, 1, 1, 2].map((page) => asked[page]?.[0]));
  });

  test("a time-out of a page is an error", async () => {
    const server = await startScript(reply(items, next[0]), silence);
    const pages = paged.pages({ baseUrl: server.url, timeoutMs: 300 });
    await pages.next();
    expect((await failureOf(() => pages.next())).code).toBe("timeout");
  });
});

describe("the end, in the provider's own words", () => {
  const inputs = { apiKey: secret };
  const themes = (hasMore: unknown, nextCursor: unknown) => ({
    body: { data: items, hasMore, nextCursor },
  });

  test.each([
    ["hasMore is false, though there is a cursor", themes(false, "cur_9")],
    ["the cursor is null, though hasMore is true", themes(true, null)],
    ["the cursor is blank", themes(true, "")],
    ["there is no cursor", themes(true, undefined)],
  ])("%s", async (_, last) => {
    const server = await startScript(themes(true, "cur_1"), last, { status: 500 });
    expect(await all(listThemes.pages(inputs, { baseUrl: server.url }))).toHaveLength(2);
    expect(server.take()).toHaveLength(2);
  });

  test("a 404 that says not_found after the last page is an empty page", async () => {
    const none = { status: 404, error: { type: "not_found", message: "No records were found." } };
    const server = await startScript(
      { body: { status: 200, data: [{ id: "a" }], total: 1, scroll_token: "sCr0ll1" } },
      { status: 404, body: none },
    );
    const pages = await all(personSearch.pages({ ...inputs, sql: "x" }, { baseUrl: server.url }));
    expect(pages).toEqual([
      { data: [{ id: "a" }], metadata: { status: 200, total: 1, scrollToken: "sCr0ll1" } },
      { data: [], metadata: { status: 404, total: 0 } },
    ]);
    expect(server.take()).toHaveLength(2);
  });

  test("any other 404 is an error", async () => {
    const server = await startScript({ status: 404, body: { error: { type: "no_such_path" } } });
    const pages = personSearch.pages({ ...inputs, sql: "x" }, { baseUrl: server.url });
    expect((await failureOf(() => pages.next())).code).toBe("not_found");
  });
});
