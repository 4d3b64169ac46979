import { expect, test, vi } from "vitest";
import { defineOperation } from "../operation.ts";
import { operationOf, inParts, thing, type ThingInputs } from "../operation.fixture.ts";
import { stopTime } from "../stopped-time.fixture.ts";
import { hooks } from "./hooks.ts";
import { type Lookup, lookups } from "./lookups.ts";

const key = "s3cret-value";
const listed = operationOf({ id: "shop_list_things" });
const lookup: Lookup = {
  name: "owner",
  operation: () => listed,
  shared: ["apiKey"],
  inputs: { id: "id" },
  fixed: { top: 3 },
  take: "body.owner.id",
};

type Values = ThingInputs & { readonly owner?: string };

function looking(all: readonly Lookup[], own?: ReturnType<typeof hooks>) {
  const call = {
    ...thing.call,
    request: ({ id, owner }: Values) => ({ params: { path: { id }, query: { owner } } }),
  };
  return defineOperation<ThingInputs, Values, unknown>(
    ...inParts({
      ...thing,
      call,
      hooks: lookups({ connect: thing.connect, call }, all, own),
    }),
  );
}

function serving(...replies: readonly (readonly [status: number, body: unknown])[]) {
  const sent: string[] = [];
  const fetch = async ({ url }: Request) => {
    sent.push(url.replace("https://api.example.com", ""));
    const [status, body] = replies[sent.length - 1] ?? [500, {}];
    return Response.json(body, { status });
  };
  return { sent, fetch };
}

const found = [200, { id: "t1", owner: { id: "o 1" } }] as const;
const done = [200, { id: "t1" }] as const;
const inputs = { apiKey: key, id: "t1" };

test("a value is looked up before the call, and once for all its attempts", async () => {
  const { sent, fetch } = serving(found, [503, {}], done);
  await looking([lookup]).execute(inputs, { fetch });
  expect(sent).toEqual(["/things/t1?top=3", "/things/t1?owner=o%201", "/things/t1?owner=o%201"]);
});

test("what a lookup writes itself goes before what both calls have", async () => {
  const { sent, fetch } = serving(found, done);
  const own: Lookup = { ...lookup, shared: ["apiKey", "top"] };
  await looking([own]).execute({ ...inputs, top: 9 }, { fetch });
  expect(sent[0]).toBe("/things/t1?top=3");
});

test("a later lookup is called with what an earlier one gave", async () => {
  const { sent, fetch } = serving(found, found, done);
  const next: Lookup = { ...lookup, name: "more", inputs: { id: "owner" } };
  await looking([lookup, next]).execute(inputs, { fetch });
  expect(sent[1]).toBe("/things/o%201?top=3");
});

test("what is not found is not given, or ends the call that needs it", async () => {
  const { sent, fetch } = serving(done, done);
  await looking([lookup]).execute(inputs, { fetch });
  expect(sent[1]).toBe("/things/t1");
  const needing = looking([{ ...lookup, required: true }]);
  const call = needing.execute(inputs, { fetch: serving(done).fetch });
  await expect(call).rejects.toMatchObject({
    code: "not_found",
    operation: "shop_list_things",
    message: "The reply has no body.owner.id, which is needed for owner.",
    outcome: "not_sent",
  });
});

test("a lookup is made only with something of what it may be given", async () => {
  const filtered: Lookup = { ...lookup, inputs: { top: "top" }, fixed: { id: "any" } };
  const chained: Lookup = { ...lookup, name: "more", inputs: { id: "owner" } };
  const without = serving(done);
  await looking([filtered, chained]).execute(inputs, { fetch: without.fetch });
  expect(without.sent).toEqual(["/things/t1"]);
  const given = serving(found, found, done);
  await looking([filtered, chained]).execute({ ...inputs, top: 2 }, { fetch: given.fetch });
  expect(given.sent).toEqual([
    "/things/any?top=2",
    "/things/o%201?top=3",
    "/things/t1?owner=o%201",
  ]);
  const needing = looking([{ ...filtered, required: true }]);
  await expect(needing.execute(inputs, { fetch: serving().fetch })).rejects.toMatchObject({
    code: "not_found",
    message: "owner is needed, and nothing is looked up for it without top.",
    outcome: "not_sent",
  });
});

test("the failure of a lookup is that of the call, and names its own operation", async () => {
  const { sent, fetch } = serving([403, { message: `No, ${key}.` }]);
  const call = looking([lookup]).execute(inputs, { fetch });
  await expect(call).rejects.toMatchObject({
    code: "forbidden",
    operation: "shop_list_things",
    status: 403,
    message: expect.not.stringContaining(key),
  });
  expect(sent).toHaveLength(1);
});

test("the failure of the call itself names the call", async () => {
  const { fetch } = serving(found, [403, {}]);
  const call = looking([lookup]).execute(inputs, { fetch });
  await expect(call).rejects.toMatchObject({ code: "forbidden", operation: "shop_get_thing" });
});

test("nothing is looked up for a call that cannot be made", async () => {
  const { sent, fetch } = serving(found, done);
  const unfit = looking([lookup]).execute({ ...inputs, id: ".." }, { fetch });
  await expect(unfit).rejects.toMatchObject({ code: "invalid_input", input: "id" });
  const missing = looking([lookup]).execute({ apiKey: key } as ThingInputs, { fetch });
  await expect(missing).rejects.toMatchObject({ code: "invalid_input", input: "id" });
  expect(sent).toEqual([]);
});

test("hooks come before lookups, and see their own reply", async () => {
  const { sent, fetch } = serving(found, done);
  const own = hooks({
    request: (values) => ({ ...values, id: "t2" }),
    reply: () => ({ id: "made" }),
  });
  const outputs = await looking([lookup], own).execute(inputs, { fetch });
  expect(sent).toEqual(["/things/t2?top=3", "/things/t2?owner=o%201"]);
  expect(outputs).toMatchObject({ metadata: { id: "made" } });
});

test("lookups and the call are within one deadline, and end with the call", async () => {
  const never = () => new Promise<Response>(() => {});
  const call = looking([lookup]).execute(inputs, { fetch: never, deadlineMs: 5 });
  await expect(call).rejects.toMatchObject({ code: "timeout", operation: "shop_list_things" });
  const { signal } = new AbortController();
  const aborted = looking([lookup]).execute(inputs, {
    fetch: never,
    signal: AbortSignal.any([signal, AbortSignal.abort()]),
  });
  await expect(aborted).rejects.toMatchObject({ code: "aborted" });
});

test("a later lookup does not wait for longer than what is left of the call", async () => {
  stopTime();
  const replies = serving(found);
  const limited = new Response(null, { status: 429, headers: { "Retry-After": "50" } });
  const fetch = async (request: Request) => {
    if (replies.sent.length > 0) return limited;
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return replies.fetch(request);
  };
  const next: Lookup = { ...lookup, name: "more", inputs: { id: "owner" } };
  const call = looking([lookup, next]).execute(inputs, { fetch, deadlineMs: 60_000 });
  const refused = expect(call).rejects.toMatchObject({
    code: "rate_limited",
    retryAfterMs: 50_000,
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});
