import { expect, test } from "vitest";
import { parse } from "yaml";
import { manifestText } from "../../tests/kit/manifest.ts";
import { sample } from "../contract/contract.fixture.ts";
import { readContract } from "../contract/read.ts";
import { deriveFlows } from "./derive.ts";
import { exchangesOf, type Flow } from "../contract/flow.ts";

const server = { url: "https://shop.example/v1" };
const auth = { token: { headers: { Authorization: "Bearer {token}" } } };
const head = `${manifestText("shop", { server, auth })}
schemas:
  Page:
    type: object
    properties: { items: { type: array, items: { type: string } }, next: { type: string }, more: { type: boolean } }
  Work: { type: object, required: [id], properties: { id: { type: string }, done: { type: boolean }, why: { type: string } } }
operations:
  shop_list:
    request: GET /items
    effect: read
    params: { after: { type: integer } }
    reply: { 200: Page }
    output: { data: { from: body.items } }
    page: { items: body.items, next: body.next, until: { body.more: false }, send: SEND }
  shop_start:
    request: POST /works
    effect: cost
    reply: { 202: Work }
    output: { id: { from: body.id, type: string } }
  shop_ask:
    request: GET /works/{id}
    effect: read
    params: { id: { type: string, required: true } }
    reply: { 200: Work }
    output: { work: { from: body }, "STATE?": { from: body.why, type: string } }
jobs:
  work:
    start: shop_start
    poll: { call: shop_ask, with: { id: "{output.id}" } }
    every: 5s
    timeout: 10m
    until: { output.work.done: true }
    fail: { output.STATE: broken }
`;

async function flowsWith(send: string, state = "state") {
  const manifest = head.replace("SEND", send).replaceAll("STATE", state);
  const { flows, gaps } = await deriveFlows(readContract(parse(manifest), "specs/shop.yaml"));
  return { flows: flows.filter(({ call }) => call !== "execute"), gaps };
}

test("what is repeated follows the effect", async () => {
  const { flows } = await deriveFlows(
    readContract(
      parse(head.replace("SEND", "url").replaceAll("STATE", "state")),
      "specs/shop.yaml",
    ),
  );
  const once = flows.filter(({ id }) => id.includes(" repeats "));
  const counts = once.map((flow) => `${flow.id}: ${exchangesOf(flow).length}`);
  expect(counts.filter((each) => /shop_list|shop_start/.test(each))).toEqual([
    "shop_list repeats after 503: 2",
    "shop_list repeats after 429: 2",
    "shop_list repeats in vain: 3",
    "shop_start repeats after 503: 1",
    "shop_start repeats after 429: 2",
    "shop_start repeats in vain: 3",
  ]);
});

const foreign = [
  "shop_list pages not at another host",
  "shop_list pages not at a host that begins alike",
  "shop_list pages not at another port",
  "shop_list pages not at an address without TLS",
];

test.each([
  ["url", foreign, { path: "/v1/items", query: { page: ["2"] } }],
  ["after", [], { path: "/v1/items", query: { after: ["5"] } }],
])("pages by %s are followed without examples", async (send, more, next) => {
  const { flows, gaps } = await flowsWith(send);
  expect(gaps).toEqual([]);
  expect(flows.map(({ id }) => id)).toEqual([
    "shop_list pages to the last",
    ...more,
    "shop_list pages until body.more is false",
    "shop_list items to the last",
    "shop_start waits until done",
    "shop_start waits until failed",
    "shop_start asks for its job in time",
    "shop_start waits no longer than it may",
  ]);
  expect(flows[0] && exchangesOf(flows[0])[1]?.request).toMatchObject(next);
  const items = flows.find(({ call }) => call === "items");
  expect(items?.outcome).toMatchObject({ output: { length: 4 } });
});

test("pages of no known size end at an empty one alone", async () => {
  const page = "page: { items: body.items, by: page, send: after }";
  const manifest = head.replace(/page: \{ items.*/, page);
  const { flows } = await deriveFlows(
    readContract(parse(manifest.replaceAll("STATE", "state")), "specs/shop.yaml"),
  );
  const ends = flows.filter(({ id }) => id.startsWith("shop_list pages")).map(({ id }) => id);
  expect(ends).toEqual([
    "shop_list pages to an empty page",
    "shop_list pages to a page that comes again",
  ]);
});

test("a job is followed without examples", async () => {
  const { flows } = await flowsWith("after");
  const [done, failed] = flows.filter(({ call }) => call === "executeAndWait");
  const bodiesOf = (flow: Flow | undefined) => flow?.steps.map(({ reply }) => reply.body);
  expect(bodiesOf(done)).toMatchObject([{ id: "text 1" }, { done: false }, { done: true }]);
  expect(bodiesOf(failed)?.[2]).toMatchObject({ why: "broken" });
  expect(failed?.outcome).toEqual({ kind: "error", error: { code: "job_failed" } });
});

test("what cannot be followed says what is missing", async () => {
  const contract = readContract(parse(head.replace("SEND", "url")), "specs/shop.yaml");
  const reply = { file: "specs/hooks/shop.ts", name: "rows" };
  const hooks = { request: null, reply, sign: null, calls: new Map<string, number>() };
  const operations = contract.operations.map((each) => ({ ...each, hooks }));
  expect((await deriveFlows({ ...contract, operations })).gaps).toEqual([
    {
      operation: "shop_list",
      reason: "give examples of a page before the last, and of the last",
    },
    { operation: "shop_start", reason: "give an example that succeeds" },
  ]);
});

test("times are those of the manifest, each with all the time for the others", async () => {
  const limits = "limits: { timeout: 500ms, deadline: 3m, resetHeaders: [x-reset] }";
  const manifest = head.replace("schemas:", `${limits}\nschemas:`).replace("SEND", "url");
  const { flows } = await deriveFlows(
    readContract(parse(manifest.replaceAll("STATE", "state")), "specs/shop.yaml"),
  );
  const timed = flows.filter(({ id, timing }) => timing && /^shop_(?:ask|start)/.test(id));
  const lines = timed.map(({ id, steps, outcome, timing }) => {
    const end = outcome.kind === "error" ? outcome.error.code : outcome.kind;
    return `${id}: ${steps.length} by ${timing?.lastRequestMs}, ${end} at ${timing?.endMs}`;
  });
  expect(
    lines.filter((line) => !/shop_start (?:ends|waits when|waits within|does)/.test(line)),
  ).toEqual([
    "shop_ask waits when x-reset is 7: 2 by 7000, output at 7000",
    "shop_ask waits when retry-after is 60: 2 by 60000, output at 60000",
    "shop_ask does not wait when retry-after is 61: 1 by 0, rate_limited at 0",
    "shop_ask ends an attempt that nobody answers: 1 by 0, timeout at 500",
    "shop_ask ends a call that nobody answers: 1 by 0, timeout at 180000",
    "shop_ask waits within its deadline: 2 by 90000, timeout at 180000",
    "shop_ask does not wait beyond its deadline: 1 by 0, rate_limited at 90000",
    "shop_start asks for its job in time: 2 by 5000, output at 5000",
    "shop_start waits no longer than it may: 2 by 5000, timeout at 600000",
  ]);
});

test("a hook that fails is told once, by its name", async () => {
  const hooks = { request: "./hooks/notes.ts#failing" };
  const schemas = { Note: { type: "object", properties: { id: { type: "string" } } } };
  const { contract } = sample({ hooks }, { schemas }, "contract-tests/run/testdata/notes.yaml");
  expect(await deriveFlows(contract)).toEqual({
    flows: [],
    gaps: [
      {
        operation: "notes_add_note",
        reason:
          "contract-tests/run/testdata/hooks/notes.ts#failing fails: not like this; the smallest call has to pass it",
      },
    ],
  });
});
