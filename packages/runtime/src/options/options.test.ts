import { expect, test } from "vitest";
import { defineOperation } from "../operation.ts";
import {
  byCursor,
  call,
  home,
  type Inputs,
  inputs,
  pageAt,
  pagedOperation,
  secret,
} from "../pages/pages.fixture.ts";
import { connect } from "../request/connection.ts";
import { definePickingBlock } from "./options.ts";
import { inParts } from "../operation.fixture.ts";

const listAll = defineOperation<Inputs & { kind: string }, Inputs, { all: unknown }>(
  ...inParts({
    id: "shop_list_all",
    provider: "shop",
    name: "List all",
    effect: "read",
    inputs: {
      apiKey: { type: "string", required: true, secret: true },
      kind: { type: "string", required: true },
    },
    outputs: { all: { type: "json", shape: "array", from: ["body"] } },
    replies: { 200: "array" },
    errors: { message: [], code: [], requestId: [] },
    connect: ({ apiKey }, options) => connect(options, { home, headers: { "X-Key": apiKey } }),
    call,
  }),
);

const paint = { ...listAll, id: "shop_paint", inputs: { theme: { type: "number" } } } as const;
const picker = { output: "", take: "item", label: "{item}", shared: ["apiKey"] };
const block = definePickingBlock({
  type: "shop",
  name: "Shop",
  description: "A shop.",
  category: "tools",
  operations: {
    shop_list_themes: pagedOperation(byCursor),
    shop_list_all: listAll,
    shop_paint: paint,
  },
  pickers: {
    shop_paint: {
      theme: { ...picker, call: "shop_list_themes", search: "after" },
      colour: {
        call: "shop_list_all",
        output: "all",
        take: "item.id",
        label: "{item.first} {item.last}",
        shared: ["apiKey"],
        inputs: { kind: "kind" },
      },
    },
  },
});

const operation = "shop_paint";

test("the items of all pages, up to the caller's limits", async () => {
  const seen: string[] = [];
  const fetch = async ({ url }: Request) => {
    seen.push(url);
    return Response.json(pageAt(url));
  };
  const request = { operation, parameter: "theme", inputs } as const;
  const all = await block.options(request, { fetch });
  expect(all).toHaveLength(30);
  expect(all[0]).toEqual({ value: 10, label: "10" });
  expect(await block.options(request, { fetch, maxItems: 12 })).toHaveLength(12);
  seen.length = 0;
  await block.options({ ...request, search: "c3" }, { fetch });
  expect(seen).toEqual([`${home}/themes?after=c3`]);
});

test("labels of several fields, and the value where they say nothing", async () => {
  const fetch = async () =>
    Response.json([{ id: 1, first: "Ada" }, { id: "b" }, { first: "No id" }, null, { id: {} }]);
  const request = { operation, parameter: "colour", inputs: { ...inputs, kind: "a" } } as const;
  expect(await block.options(request, { fetch })).toEqual([
    { value: 1, label: "Ada" },
    { value: "b", label: "b" },
  ]);
});

test("what the choices depend on has to be given", async () => {
  const asked = block.options({ operation, parameter: "colour", inputs });
  await expect(asked).rejects.toMatchObject({
    name: "ToolError",
    code: "invalid_input",
    outcome: "not_sent",
    provider: "shop",
  });
});

test.each([
  { operation, parameter: "other" },
  { operation: "constructor", parameter: "constructor" },
  { operation: "shop_list_all", parameter: "kind" },
  {},
  null,
])("nothing is known of %o", async (request) => {
  const asked = block.options(request as never);
  await expect(asked).rejects.toMatchObject({ name: "ToolError", code: "invalid_input" });
});

test("a failure is that of the call, without secrets", async () => {
  const fetch = async () => Response.json({ message: `${secret} is no key` }, { status: 401 });
  const request = { operation, parameter: "theme", inputs } as const;
  const error = await block.options(request, { fetch }).catch((each: unknown) => each);
  expect(error).toMatchObject({ code: "unauthorized", operation: "shop_list_themes" });
  expect(JSON.stringify(error)).not.toContain(secret);
});
