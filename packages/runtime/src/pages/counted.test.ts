import { describe, expect, test } from "vitest";
import { jsonServer } from "../../../../tests/kit/server.ts";
import type { Page } from "./definition.ts";
import { countedPages } from "./counted.ts";
import { lastItemPages, linkedPages } from "./far.ts";
import { collect, inputs, pagedOperation } from "./pages.fixture.ts";

const output = "metadata.themes";

/** Items of the pages that these replies make, and what the requests asked for. */
async function read(page: Page, bodies: readonly object[], given = {}) {
  const { baseUrl, requests } = await jsonServer((_, count) => ({
    body: bodies[Math.min(count, bodies.length) - 1] ?? {},
  }));
  const operation = pagedOperation(page, { keywords: [countedPages] });
  const items = collect(operation.items({ ...inputs, ...given }, { baseUrl }));
  const found = await items.catch((error: Error) => error.message);
  const asked = requests.map(({ target }) => new URL(target, baseUrl).searchParams.get("after"));
  return { found, asked };
}

const byPage: Page = { output, by: "page", first: 1, send: "after" };
const byOffset: Page = { output, by: "offset", first: 0, send: "after" };

describe("pages by number", () => {
  test("end at an empty page", async () => {
    const all = await read({ ...byPage, total: "body.total" }, [
      { data: [1] },
      { data: [2] },
      { data: [] },
    ]);
    expect(all).toEqual({ found: [1, 2], asked: [null, "2", "3"] });
  });

  test("end at a page that is not full, where nothing else says it", async () => {
    const page = { ...byPage, size: "top" };
    const given = { top: 2 };
    const all = await read(page, [{ data: [1, 2] }, { data: [3] }], given);
    expect(all).toEqual({ found: [1, 2, 3], asked: [null, "2"] });
    const usual = await read({ ...byPage, usual: 2 }, [{ data: [1, 2] }, { data: [3] }]);
    expect(usual).toEqual({ found: [1, 2, 3], asked: [null, "2"] });
  });

  test.each([
    ["pages", { pages: "body.said" }, 2],
    ["pages as text", { pages: "body.said" }, "2"],
    ["items, by the size that was asked for", { total: "body.said", size: "top" }, 4],
    ["items that were received, where the size is not known", { total: "body.said" }, 4],
  ])("end at the last of the %s", async (_, words, said) => {
    const given = "size" in words ? { top: 2 } : { top: undefined };
    const bodies = [
      { data: [1, 2], said },
      { data: [3, 4], said },
    ];
    const all = await read({ ...byPage, ...words }, bodies, given);
    expect(all).toEqual({ found: [1, 2, 3, 4], asked: [null, "2"] });
  });

  test("begin where the caller does", async () => {
    const page = { ...byPage, total: "body.total", size: "top" };
    const given = { after: "3", top: 2 };
    expect(await read(page, [{ data: [5], total: 5 }], given)).toEqual({
      found: [5],
      asked: ["3"],
    });
  });

  test("are not read for ever where the provider ignores the number", async () => {
    const all = await read({ ...byPage, size: "top" }, [{ data: [1, 2] }], { top: 2 });
    expect(all).toEqual({
      found: "The provider returned the same next page twice.",
      asked: [null, "2"],
    });
  });
});

describe("pages by offset", () => {
  test("count what was received, not what was asked for", async () => {
    const bodies = [
      { data: [1, 2, 3], total: 9 },
      { data: [4], total: 9 },
      { data: [5], total: 5 },
    ];
    const all = await read({ ...byOffset, total: "body.total", size: "top" }, bodies, { top: 3 });
    expect(all).toEqual({ found: [1, 2, 3, 4, 5], asked: [null, "3", "4"] });
  });

  test("may begin at one", async () => {
    const page = { ...byOffset, first: 1, total: "body.total" };
    const bodies = [
      { data: [1, 2], total: 3 },
      { data: [3], total: 3 },
    ];
    expect(await read(page, bodies)).toEqual({ found: [1, 2, 3], asked: [null, "3"] });
  });
});

test("the address of the next page may stand in the Link header", async () => {
  const { baseUrl, requests } = await jsonServer((_, count) => ({
    body: { data: [count] },
    headers: count < 3 ? { link: `</themes?page=${count + 1}>; rel="next", <x>; rel=last` } : {},
  }));
  const page = { output, next: "links.next.url" };
  const operation = pagedOperation(page, { keywords: [linkedPages] });
  expect(await collect(operation.items(inputs, { baseUrl }))).toEqual([1, 2, 3]);
  expect(requests.map(({ target }) => target).slice(1)).toEqual([
    "/themes?page=2",
    "/themes?page=3",
  ]);
});

test("the cursor may be the id of the last item", async () => {
  const { baseUrl, requests } = await jsonServer((_, count) => ({
    body: count < 3 ? { data: [count], items: [{ id: "a" }, { id: `b${count}` }] } : { items: [] },
  }));
  const page = { output, next: "body.items[-1].id", send: "after" };
  const operation = pagedOperation(page, { keywords: [lastItemPages] });
  expect(await collect(operation.items(inputs, { baseUrl }))).toEqual([1, 2]);
  expect(requests.map(({ target }) => target)).toEqual([
    "/themes?top=10",
    "/themes?top=10&after=b1",
    "/themes?top=10&after=b2",
  ]);
});
