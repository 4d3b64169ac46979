import { expect, test } from "vitest";
import { connect } from "../request/connection.ts";
import { defineCollectedOperation } from "./collected.ts";
import {
  byCursor,
  call,
  home,
  type Inputs,
  inputs,
  type Outputs,
  pageAt,
  pagedOperation,
  secret,
} from "./pages.fixture.ts";
import { inParts } from "../operation.fixture.ts";

/** An operation that collects, and the addresses that it was called at. */
function collecting(collect: { limit?: string; usual?: number; max: number }, last = 3) {
  const seen: string[] = [];
  const operation = defineCollectedOperation<Inputs, Inputs, Outputs, number>(
    ...inParts({
      ...pagedOperation(byCursor),
      inputs: {
        apiKey: { type: "string", required: true, secret: true },
        top: { type: "number", integer: true },
        after: { type: "string" },
      },
      connect: ({ apiKey }, options) => connect(options, { home, headers: { "X-Key": apiKey } }),
      call,
      page: { ...byCursor, collect },
    }),
  );
  const fetch = async ({ url }: Request) => {
    seen.push(url);
    return Response.json(pageAt(url, last));
  };
  return { operation, seen, fetch };
}

test("all pages in one call", async () => {
  const { operation, seen, fetch } = collecting({ max: 100 });
  const { metadata } = await operation.execute(inputs, { fetch });
  expect(metadata.themes).toHaveLength(30);
  expect(metadata.themes.at(-1)).toBe(39);
  expect(seen).toHaveLength(3);
});

test.each([
  ["what is asked for", { limit: "top", max: 100 }, {}, 12, 2],
  ["the most", { limit: "top", max: 11 }, {}, 11, 2],
  ["what is usual", { limit: "after", usual: 20, max: 100 }, {}, 20, 2],
  ["the items of the caller", { max: 100 }, { maxItems: 5 }, 5, 1],
  ["the items of the caller, who asks for more", { limit: "top", max: 100 }, { maxItems: 5 }, 5, 1],
  [
    "what is asked for, of a caller who takes more",
    { limit: "top", max: 100 },
    { maxItems: 25 },
    12,
    2,
  ],
  ["the most, of a caller who takes more", { max: 11 }, { maxItems: 25 }, 11, 2],
  ["the pages of the caller", { max: 100 }, { maxPages: 1 }, 10, 1],
])("ends at %s", async (_, collect, context, items, pages) => {
  const { operation, seen, fetch } = collecting(collect);
  const given = { ...inputs, top: "12" };
  const { metadata } = await operation.execute(given, { ...context, fetch });
  expect(metadata.themes).toHaveLength(items);
  expect(seen).toHaveLength(pages);
});

test("0 is no limit", async () => {
  const { operation, fetch } = collecting({ limit: "top", max: 100 });
  const { metadata } = await operation.execute({ ...inputs, top: 0 }, { fetch });
  expect(metadata.themes).toHaveLength(30);
});

test("a page that fails fails the call", async () => {
  const { operation, fetch } = collecting({ max: 100 });
  let calls = 0;
  const failing = async (request: Request) =>
    ++calls === 3 ? new Response(null, { status: 404 }) : fetch(request);
  const error = await operation.execute(inputs, { fetch: failing }).catch((each: unknown) => each);
  expect(error).toMatchObject({ code: "not_found", status: 404, operation: "shop_list_themes" });
  expect(`${JSON.stringify(error)}`).not.toContain(secret);
});

test("a limit that is none is refused with the other inputs", async () => {
  const { operation, seen, fetch } = collecting({ limit: "top", max: 100 });
  const called = operation.execute({ ...inputs, top: "many" }, { fetch });
  await expect(called).rejects.toMatchObject({ code: "invalid_input" });
  expect(seen).toEqual([]);
});

test("no items are no list where the output is optional", async () => {
  const { operation } = collecting({ max: 100 });
  const fetch = async () => Response.json({ more: false });
  expect(await operation.execute(inputs, { fetch })).toEqual({});
});
