import { describe, expect, test } from "vitest";
import { jsonServer } from "../../../../tests/kit/server.ts";
import { anything } from "../anything.fixture.ts";
import type { PageContext, Warning } from "../context.ts";
import { idempotencyKey } from "../request/idempotency-key.ts";
import {
  byCursor,
  call,
  collect,
  ending,
  inputs,
  pageAt,
  pagedOperation,
} from "./pages.fixture.ts";
import type { Keywords } from "../keywords.ts";

const pagesServer = () => jsonServer(({ target }) => ({ body: pageAt(target) }));

describe("limits", () => {
  test.each([
    [{ maxPages: 2 }, 2, 20],
    [{ maxPages: 9 }, 3, 30],
    [{ maxPages: Number.POSITIVE_INFINITY }, 3, 30],
    [{ maxItems: 1 }, 1, 1],
    [{ maxItems: 10 }, 1, 10],
    [{ maxItems: 11 }, 2, 11],
    [{ maxItems: 99 }, 3, 30],
    [{ maxItems: 25, maxPages: 2 }, 2, 20],
  ])("%j end it quietly", async (limits, pages, items) => {
    const { baseUrl, requests } = await pagesServer();
    const context = { baseUrl, ...limits };
    expect(await collect(pagedOperation(byCursor).items(inputs, context))).toHaveLength(items);
    expect(requests.length).toBe(pages);
    expect(await collect(pagedOperation(byCursor).pages(inputs, context))).toHaveLength(pages);
    expect(requests.length).toBe(pages * 2);
  });

  test.each(["maxPages", "maxItems"])("%s must be a whole number of 1 or more", async (name) => {
    const { baseUrl, requests } = await pagesServer();
    for (const value of [0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY, "5", {}]) {
      const context = { baseUrl, [name]: value };
      const { error } = await ending(pagedOperation(byCursor).items(inputs, context));
      expect(error).toMatchObject({ code: "invalid_input", input: name });
      expect(error).toHaveProperty("message", `${name} must be a whole number, 1 or more.`);
    }
    expect(requests.length).toBe(0);
  });

  test("more than 1,000 pages are an error unless maxPages says otherwise", async () => {
    const fetch = async (request: Request) => {
      return Response.json(pageAt(request.url, 1001));
    };
    const { error, all } = await ending(pagedOperation(byCursor).pages(inputs, { fetch }));
    expect(error).toMatchObject({
      code: "invalid_reply",
      message: "There are more than 1000 pages; set maxPages to read more.",
    });
    expect(all.length).toBe(1000);
    const whole = pagedOperation(byCursor).pages(inputs, { fetch, maxPages: 2000 });
    expect(await collect(whole)).toHaveLength(1001);
    const many = pagedOperation(byCursor).items(inputs, { fetch, maxItems: 20_000 });
    expect((await ending(many)).all).toHaveLength(10_000);
  });
});

describe("the context", () => {
  test("ends it between pages by its signal", async () => {
    const { baseUrl, requests } = await pagesServer();
    const controller = new AbortController();
    const pages = pagedOperation(byCursor).pages(inputs, { baseUrl, signal: controller.signal });
    await pages.next();
    controller.abort();
    await expect(pages.next()).rejects.toMatchObject({ code: "aborted", provider: "shop" });
    expect(await pages.next()).toEqual({ done: true, value: undefined });
    expect(requests.length).toBe(1);
  });

  test("is called for a warning once, and for every request", async () => {
    const { baseUrl } = await pagesServer();
    const warnings: Warning[] = [];
    const events: string[] = [];
    const keywords: Keywords = {
      rules: (_definition, checked) => checked.warnings.push({ input: "top", message: "hm" }),
    };
    const context: PageContext = {
      baseUrl,
      onWarning: (warning) => warnings.push(warning),
      onEvent: ({ type }) => events.push(type),
    };
    await collect(pagedOperation(byCursor, { keywords: [keywords] }).pages(inputs, context));
    expect(warnings).toEqual([{ operation: "shop_list_themes", input: "top", message: "hm" }]);
    expect(events.filter((type) => type === "finish")).toHaveLength(3);
  });

  test("has the idempotency key of the first page only", async () => {
    const { baseUrl, requests } = await pagesServer();
    const keyed = pagedOperation(byCursor, {
      call: { ...call, method: "POST", idempotencyKey: idempotencyKey("Key") },
    });
    await collect(keyed.pages(inputs, { baseUrl, idempotencyKey: "mine" }));
    const keys = requests.map(({ headers }) => headers.key);
    expect(keys[0]).toBe("mine");
    expect(new Set(keys).size).toBe(3);
  });

  test.each([undefined, null, 7])("and inputs may be %j", async (given) => {
    const { error } = await ending(
      pagedOperation(byCursor).items(anything(given), anything(given)),
    );
    expect(error).toMatchObject({ code: "invalid_input" });
  });
});

test("a paged operation runs once too, and says how it pages", async () => {
  const { baseUrl } = await pagesServer();
  const once = pagedOperation(byCursor);
  expect(once).toMatchObject({ id: "shop_list_themes", page: byCursor });
  expect((await once.execute(inputs, { baseUrl })).metadata.themes.length).toBe(10);
});

test.each(["class", "frozen object"])("the fetch of a %s sends every page", async (kind) => {
  const seen: string[] = [];
  class Host {
    readonly idempotencyKey = "k";
    async fetch(request: Request) {
      seen.push(request.url);
      return Response.json(pageAt(request.url));
    }
  }
  const { fetch } = Host.prototype;
  const context = kind === "class" ? new Host() : Object.freeze({ fetch, idempotencyKey: "k" });
  expect(await collect(pagedOperation(byCursor).items(inputs, context))).toHaveLength(30);
  expect(seen).toHaveLength(3);
});

test.each([
  "maxPages",
  "maxItems",
  "fetch",
])("a context whose %s throws is refused", async (name) => {
  const context: PageContext = Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error("canary");
    },
  });
  for (const from of ["pages", "items"] as const) {
    const { error } = await ending(pagedOperation(byCursor)[from](inputs, context));
    expect(error).toMatchObject({ code: "invalid_input", outcome: "not_sent" });
  }
});
