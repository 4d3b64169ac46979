import { describe, expect, expectTypeOf, test } from "vitest";
import { jsonServer, type SeenRequest } from "../../../../tests/kit/server.ts";
import { hooks } from "../hooks/hooks.ts";
import {
  byAddress,
  byCursor,
  collect,
  ending,
  home,
  inputs,
  type Outputs,
  pageAt,
  pagedOperation,
  secret,
} from "./pages.fixture.ts";

const pagesServer = () => jsonServer(({ target }) => ({ body: pageAt(target) }));
const targets = (requests: readonly SeenRequest[]) => requests.map(({ target }) => target);
const threePages = ["/themes?top=10", "/themes?top=10&after=c2", "/themes?top=10&after=c3"];

describe("pages by cursor", () => {
  test("come one after the other, with the same inputs and headers", async () => {
    const { baseUrl, requests } = await pagesServer();
    const pages = await collect(pagedOperation(byCursor).pages(inputs, { baseUrl }));
    expectTypeOf(pages).toEqualTypeOf<Outputs[]>();
    expect(pages.map(({ metadata }) => metadata.themes.length)).toEqual([10, 10, 10]);
    expect(targets(requests)).toEqual(threePages);
    expect(requests.map(({ headers }) => headers["x-key"])).toEqual([secret, secret, secret]);
  });

  test("begin at the caller's own cursor", async () => {
    const { baseUrl, requests } = await pagesServer();
    const given = { ...inputs, after: "c2" };
    const items = await collect(pagedOperation(byCursor).items(given, { baseUrl }));
    expectTypeOf(items).toEqualTypeOf<number[]>();
    expect(items).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
    expect(targets(requests)).toEqual(threePages.slice(1));
    expect(given).toEqual({ ...inputs, after: "c2" });
  });

  test("are asked for with what a hook fills anew each time", async () => {
    const { baseUrl, requests } = await pagesServer();
    const request = (values: Record<string, unknown>) => ({ ...values, found: requests.length });
    const fills = { found: { type: "number" } } as const;
    const own = { hooks: hooks({ fills, request }) };
    const pages = await collect(pagedOperation(byCursor, own).pages(inputs, { baseUrl }));
    expect(pages).toHaveLength(3);
    expect(targets(requests)).toEqual(threePages);
  });

  test("may have numbers for cursors", async () => {
    const { baseUrl, requests } = await jsonServer((_, count) => ({
      body: { data: [count], next: count < 3 ? count * 10 : "" },
    }));
    expect(await collect(pagedOperation(byCursor).items(inputs, { baseUrl }))).toEqual([1, 2, 3]);
    expect(targets(requests)[2]).toBe("/themes?top=10&after=20");
  });

  test.each([
    ["absent", {}],
    ["null", { next: null }],
    ["blank", { next: "  " }],
    ["not to be followed", { next: "c2", more: false }],
  ])("end where the next one is %s", async (_, rest) => {
    const body = { data: [1], ...rest };
    const { baseUrl, requests } = await jsonServer(() => ({ body }));
    expect(await collect(pagedOperation(byCursor).pages(inputs, { baseUrl }))).toHaveLength(1);
    expect(requests.length).toBe(1);
  });

  test("may be empty before the last one", async () => {
    const { baseUrl } = await jsonServer((_, count) => ({
      body: count === 3 ? { data: [7] } : { next: `c${count}` },
    }));
    expect(await collect(pagedOperation(byCursor).items(inputs, { baseUrl }))).toEqual([7]);
  });

  test("are not asked for before they are needed, nor after a break", async () => {
    const { baseUrl, requests } = await pagesServer();
    const pages = pagedOperation(byCursor).pages(inputs, { baseUrl });
    expect(requests.length).toBe(0);
    await pages.next();
    expect(requests.length).toBe(1);
    const seen: number[] = [];
    for await (const item of pagedOperation(byCursor).items(inputs, { baseUrl })) {
      seen.push(item);
      if (item === 15) break;
    }
    expect(seen.length).toBe(6);
    expect(requests.length).toBe(2);
  });

  test("are not moved by what the consumer does to them", async () => {
    const { baseUrl } = await pagesServer();
    let count = 0;
    const pages = pagedOperation(byCursor).pages(inputs, { baseUrl, maxItems: 20 });
    for await (const { metadata } of pages) count += metadata.themes.splice(0).length;
    expect(count).toBe(20);
  });
});

describe("pages by address", () => {
  test("are followed to baseUrl, word for word", async () => {
    const { baseUrl, requests } = await jsonServer((_, count) => ({
      body: {
        data: [count],
        ...(count === 1 && { "@odata.nextLink": `${home}/themes?$top=2&$skiptoken=R%2fN` }),
        ...(count === 2 && { "@odata.nextLink": "/v1/themes/01g-2000" }),
      },
    }));
    expect(await collect(pagedOperation(byAddress).items(inputs, { baseUrl }))).toEqual([1, 2, 3]);
    expect(targets(requests)).toEqual([
      "/themes?top=10",
      "/themes?$top=2&$skiptoken=R%2fN",
      "/themes/01g-2000",
    ]);
    expect(requests[2]?.headers["x-key"]).toBe(secret);
  });

  test("are not followed to another origin", async () => {
    const other = await jsonServer(() => ({ body: { data: [] } }));
    const body = { data: [1], "@odata.nextLink": `${other.baseUrl}/themes?key=${secret}` };
    const { baseUrl, requests } = await jsonServer(() => ({ body }));
    const { error, all } = await ending(pagedOperation(byAddress).items(inputs, { baseUrl }));
    expect(error).toMatchObject({
      code: "blocked_address",
      message: "The next page is at another origin.",
    });
    expect(all).toEqual([1]);
    expect([requests.length, other.requests.length]).toEqual([1, 0]);
  });
});

describe("an answer that leads nowhere", () => {
  const twice = "The provider returned the same next page twice.";
  const unknown = "The reply does not say where the next page is.";

  test.each([
    ["the same cursor", byCursor, "next", ["c2", "c2"], 2, twice],
    ["a circle of cursors", byCursor, "next", ["c2", "c3", "c2"], 3, twice],
    ["the caller's own cursor", byCursor, "next", ["c1"], 1, twice],
    ["the same address", byAddress, "@odata.nextLink", ["/v1/a", "/v1/a"], 2, twice],
    ["an object", byCursor, "next", [{ id: "c2" }], 1, unknown],
    ["true", byCursor, "next", [true], 1, unknown],
    ["a number for an address", byAddress, "@odata.nextLink", [2], 1, unknown],
  ])("%s is an invalid reply", async (_, page, name, nexts, count, message) => {
    const { baseUrl, requests } = await jsonServer((_request, request) => ({
      body: { data: [request], [name]: nexts[request - 1] },
    }));
    const pages = pagedOperation(page).pages({ ...inputs, after: "c1" }, { baseUrl });
    const { error, all } = await ending(pages);
    expect(error).toMatchObject({ code: "invalid_reply", message, status: 200 });
    expect([requests.length, all.length]).toEqual([count, count]);
  });

  test("a page without a list is an invalid reply", async () => {
    const { baseUrl } = await jsonServer(() => ({ body: { data: { a: 1 } } }));
    const { error } = await ending(pagedOperation(byCursor).items(inputs, { baseUrl }));
    expect(error).toMatchObject({ code: "invalid_reply" });
  });

  test("an error of a later page comes after the pages before it", async () => {
    const { baseUrl } = await jsonServer((request, count) =>
      count < 3
        ? { body: pageAt(request.target) }
        : { status: 401, body: { message: `bad ${secret}` } },
    );
    const { error, all } = await ending(pagedOperation(byCursor).pages(inputs, { baseUrl }));
    expect(error).toMatchObject({ code: "unauthorized", message: "bad [secret]" });
    expect(all.length).toBe(2);
  });
});
