import { listThemes } from "@blockwright/docgen";
import { describe, expect, test } from "vitest";
import { failureOf } from "../support/call-result.ts";
import { pagedOperations, secret, threePages, threeReplies } from "../support/paged-operations.ts";
import { answer, silence, startScript } from "../support/script.ts";

const ids = threePages.flat().map(({ id }) => id);

/** Ids of all items that come. */
async function idsOf(items: AsyncGenerator<unknown, void, void>): Promise<readonly unknown[]> {
  const given: unknown[] = [];
  for await (const item of items) given.push(Object(item).id);
  return given;
}

describe.each(pagedOperations)("$id", (paged) => {
  const { next, reply } = paged;
  const start = async () => {
    const server = await startScript(...threeReplies(paged));
    return { server, context: { baseUrl: server.url } };
  };

  test.each([1, 2, 3, 4, Number.POSITIVE_INFINITY])("maxPages %d", async (maxPages) => {
    const { server, context } = await start();
    const given = await idsOf(paged.items({ ...context, maxPages }));
    expect(given).toEqual(ids.slice(0, maxPages * 2));
    expect(server.take()).toHaveLength(Math.min(maxPages, 3));
  });

  // Two items, two and one: no page is asked for whose items nobody wants.
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [99, 3],
  ])("maxItems %d takes %d requests", async (maxItems, requests) => {
    const { server, context } = await start();
    expect(await idsOf(paged.items({ ...context, maxItems }))).toEqual(ids.slice(0, maxItems));
    expect(server.take()).toHaveLength(requests);
  });

  test("maxItems leaves pages whole", async () => {
    const { server, context } = await start();
    const lengths = [];
    for await (const page of paged.pages({ ...context, maxItems: 3 })) {
      lengths.push(JSON.stringify(page).match(/"id"/g)?.length);
    }
    expect(lengths).toEqual([2, 2]);
    expect(server.take()).toHaveLength(2);
  });

  test.each([
    ["maxPages", 0],
    ["maxPages", -1],
    ["maxPages", 1.5],
    ["maxItems", Number.NaN],
    ["maxItems", "2"],
  ])("%s of %j is refused and nothing is sent", async (name, value) => {
    const { server, context } = await start();
    const error = await failureOf(() => paged.items({ ...context, [name]: value }).next());
    expect(error).toMatchObject({ code: "invalid_input", input: name, operation: paged.id });
    expect(server.take()).toEqual([]);
  });

  test("a loop that is left asks for nothing more", async () => {
    const { server, context } = await start();
    for await (const _ of paged.items(context)) break;
    for await (const _ of paged.pages(context)) break;
    expect(server.take()).toHaveLength(2);
  });

  test("a signal that is aborted between pages ends it before the next request", async () => {
    const { server, context } = await start();
    const abort = new AbortController();
    const pages = paged.pages({ ...context, signal: abort.signal });
    await pages.next();
    abort.abort();
    const error = await failureOf(() => pages.next());
    expect(error).toMatchObject({ code: "aborted", operation: paged.id });
    expect(await pages.next()).toEqual({ done: true, value: undefined });
    expect(server.take()).toHaveLength(1);
  });

  test("a signal ends a page that is under way", async () => {
    const abort = new AbortController();
    const server = await startScript(reply([], next[0]), () => abort.abort());
    const pages = paged.pages({ baseUrl: server.url, signal: abort.signal });
    await pages.next();
    expect((await failureOf(() => pages.next())).code).toBe("aborted");
    expect(server.take()).toHaveLength(2);
  });

  test.each([
    ["the page before", [0, 0], 2],
    ["an earlier page", [0, 1, 0], 3],
  ])("a reply that leads back to %s is an error, after its items", async (_, leads, requests) => {
    const replies = leads.map((page) => reply(threePages[page] ?? [], next[page]));
    const server = await startScript(...replies);
    const pages = paged.pages({ baseUrl: server.url });
    for (const page of leads) {
      expect(JSON.stringify((await pages.next()).value)).toContain(threePages[page]?.[0]?.name);
    }
    const error = await failureOf(() => pages.next());
    expect(error).toMatchObject({ code: "invalid_reply", operation: paged.id, status: 200 });
    expect(server.take()).toHaveLength(requests);
  });
});

test.each(
  pagedOperations.filter(({ byLink }) => !byLink),
)("$id: a reply that gives the cursor it was asked with is an error", async (paged) => {
  const input = paged.id === "persondata_person_search" ? "scrollToken" : "after";
  const server = await startScript(paged.reply([], "cur_1"));
  const pages = paged.pages({ baseUrl: server.url }, { [input]: "cur_1" });
  await pages.next();
  expect((await failureOf(() => pages.next())).code).toBe("invalid_reply");
  expect(server.take()).toHaveLength(1);
});

describe("a provider that always has one more page", () => {
  const endless = () => {
    let page = 0;
    return startScript((request, response) => {
      page += 1;
      const body = { data: [], hasMore: true, nextCursor: `cur_${page}` };
      answer({ body })(request, response);
    });
  };

  test("is an error after 1,000 pages", async () => {
    const server = await endless();
    let pages = 0;
    const error = await failureOf(async () => {
      for await (const _ of listThemes.pages({ apiKey: secret }, { baseUrl: server.url })) pages++;
    });
    expect(error).toMatchObject({ code: "invalid_reply", operation: "docgen_list_themes" });
    expect(error.message).toContain("maxPages");
    expect([pages, server.take().length]).toEqual([1000, 1000]);
  });

  test("is read further when maxPages says so", async () => {
    const server = await endless();
    const context = { baseUrl: server.url, maxPages: 1001 };
    let pages = 0;
    for await (const _ of listThemes.pages({ apiKey: secret }, context)) pages++;
    expect([pages, server.take().length]).toEqual([1001, 1001]);
  });
});

test("a signal that lapses by itself ends a page that does not come", async () => {
  const server = await startScript(silence);
  const signal = AbortSignal.timeout(200);
  const pages = listThemes.pages({ apiKey: secret }, { baseUrl: server.url, signal });
  expect((await failureOf(() => pages.next())).code).toBe("aborted");
  expect(server.take()).toHaveLength(1);
});
