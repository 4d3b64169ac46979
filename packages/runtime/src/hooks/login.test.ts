import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { operationOf, thing, type ThingInputs } from "../operation.fixture.ts";
import { defineOperation } from "../operation.ts";
import { idempotencyKey } from "../request/idempotency-key.ts";
import { moment } from "../request/moment.ts";
import { login } from "./login.ts";

type Values = ThingInputs & { readonly token?: string };

const apiKey = { type: "string", required: true, secret: true, credential: true } as const;

const entering = operationOf({
  id: "shop_log_in",
  inputs: { apiKey },
  outputs: { token: { type: "string", from: ["body.token"] } },
  call: {
    ...thing.call,
    operation: "shop_log_in",
    path: "/login",
    request: () => ({}),
  },
});

const call = {
  ...thing.call,
  request: ({ id, token }: Values) => ({
    params: { path: { id }, header: { Authorization: `Bearer ${token}` } },
  }),
};

function operation(keepMs?: number) {
  return defineOperation<ThingInputs, Values, unknown>({
    ...thing,
    inputs: { ...thing.inputs, apiKey },
    call,
    hooks: login(
      { connect: thing.connect, call },
      {
        operation: () => entering,
        shared: ["apiKey"],
        gives: { token: "token" },
        ...(keepMs !== undefined && { keepMs }),
      },
    ),
  });
}

/** Gives `token-1`, `token-2`, ...; things are for who has one of these. */
function shop(...taken: readonly string[]) {
  const sent: string[] = [];
  let logins = 0;
  const fetch = async ({ url, headers }: Request) => {
    const path = url.replace("https://api.example.com", "");
    const bearer = headers.get("authorization") ?? "";
    sent.push(path === "/login" ? path : `${path} ${bearer}`);
    if (path === "/login") return Response.json({ token: `token-${++logins}` });
    if (taken.some((token) => bearer === `Bearer ${token}`)) return Response.json({ id: "t" });
    return Response.json({ message: `Not with ${bearer} after token-1.` }, { status: 401 });
  };
  return { sent, fetch };
}

let keys = 0;
const given = () => ({ apiKey: `s3cret-${++keys}`, id: "t1" });

test("a login comes before the call, and is kept for the next one of the same credential", async () => {
  const { sent, fetch } = shop("token-1", "token-2");
  const inputs = given();
  await operation(60_000).execute(inputs, { fetch });
  await operation(60_000).execute(inputs, { fetch });
  await operation(60_000).execute(given(), { fetch });
  const thingOf = (token: string) => `/things/t1 Bearer ${token}`;
  expect(sent).toEqual([
    "/login",
    thingOf("token-1"),
    thingOf("token-1"),
    "/login",
    thingOf("token-2"),
  ]);
});

test("without `keep` there is a login before every call", async () => {
  const { sent, fetch } = shop("token-1", "token-2");
  const inputs = given();
  for (const _ of [1, 2]) await operation().execute(inputs, { fetch });
  expect(sent.filter((path) => path === "/login")).toHaveLength(2);
});

test("calls at the same time share one login, and one that fails is not kept", async () => {
  const { sent, fetch } = shop("token-1");
  const inputs = given();
  await Promise.all([1, 2, 3].map(() => operation(60_000).execute(inputs, { fetch })));
  expect(sent.filter((path) => path === "/login")).toHaveLength(1);
  const other = given();
  const failing = async () => Response.json({}, { status: 403 });
  const failed = operation(60_000).execute(other, { fetch: failing });
  await expect(failed).rejects.toMatchObject({ code: "forbidden", operation: "shop_log_in" });
  await operation(60_000).execute(other, { fetch: shop("token-1").fetch });
});

test("after a 401 there is one more login, and the call is made once more", async () => {
  const { sent, fetch } = shop("token-2");
  await operation(60_000).execute(given(), { fetch });
  expect(sent).toEqual([
    "/login",
    "/things/t1 Bearer token-1",
    "/login",
    "/things/t1 Bearer token-2",
  ]);
  const never = shop();
  const call401 = operation(60_000).execute(given(), { fetch: never.fetch });
  await expect(call401).rejects.toMatchObject({
    code: "unauthorized",
    operation: "shop_get_thing",
    message: "Not with Bearer [secret] after [secret].",
  });
  expect(never.sent).toHaveLength(4);
});

test("where every call is refused, one login more is made for each", async () => {
  const never = shop();
  const inputs = given();
  for (const _ of [1, 2, 3])
    await operation(60_000)
      .execute(inputs, { fetch: never.fetch })
      .catch(() => {});
  expect(never.sent.filter((path) => path === "/login")).toHaveLength(4);
});

test("a host that sends by itself is given another login once a reply says that it needs one", async () => {
  const { sent, fetch } = shop("token-2");
  const own = operation(60_000);
  const inputs = given();
  const attempt = async () => {
    const { request, read } = await own.prepare(inputs, { fetch });
    return read(await fetch(request));
  };
  await expect(attempt()).rejects.toMatchObject({ code: "unauthorized" });
  await attempt();
  await attempt();
  expect(sent.filter((path) => path === "/login")).toHaveLength(2);
});

test("what is made for a call, and its idempotency key, are the same in the call after a 401", async () => {
  const seen: (string | null)[][] = [];
  const { fetch } = shop("token-2");
  const withUuid = {
    ...call,
    idempotencyKey: idempotencyKey("Idempotency-Key"),
    request: (values: Values, made = moment()) => ({
      params: { ...call.request(values).params, query: { id: made.uuid } },
    }),
  };
  const repeated = defineOperation<ThingInputs, Values, unknown>({
    ...thing,
    inputs: { ...thing.inputs, apiKey },
    call: withUuid,
    hooks: login(
      { connect: thing.connect, call: withUuid },
      { operation: () => entering, shared: ["apiKey"], gives: { token: "token" }, keepMs: 60_000 },
    ),
  });
  const noting = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/login")
      seen.push([searchParams.get("id"), request.headers.get("idempotency-key")]);
    return fetch(request);
  };
  for (const _ of [1, 2]) await repeated.execute(given(), { fetch: noting }).catch(() => {});
  const [first, second, third] = seen;
  expect(first?.join()).toMatch(/^[\w-]{36},[\w-]{36}$/);
  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
});

test("a host keeps logins under keys that tell nothing", async () => {
  const stored = new Map<string, string>();
  const times: number[] = [];
  const keep = {
    get: (key: string) => stored.get(key),
    set: (key: string, text: string, ms: number) => {
      stored.set(key, text);
      times.push(ms);
    },
  };
  const { sent, fetch } = shop("token-1");
  const inputs = given();
  for (const _ of [1, 2]) await operation(5_000).execute(inputs, { fetch, keep });
  expect(sent.filter((path) => path === "/login")).toHaveLength(1);
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  expect(times).toEqual([5_000]);
});

test("a store that fails or holds nonsense is none", async () => {
  const fail = () => {
    throw new Error("down");
  };
  for (const get of [fail, () => "{", () => "null"] as const) {
    const { fetch } = shop("token-1");
    await operation(5_000).execute(given(), { fetch, keep: { get, set: fail } });
  }
});

test("where the host adds the credentials, nothing is kept in memory", async () => {
  const { sent, fetch } = shop("token-1", "token-2");
  const context: Context & { credentials: "fetch"; fetch: typeof fetch } = {
    credentials: "fetch",
    fetch,
  };
  for (const _ of [1, 2]) await operation(60_000).execute({ id: "t1" }, context);
  expect(sent.filter((path) => path === "/login")).toHaveLength(2);
});

test("the error of a login whose reply lacks something does not repeat the reply", async () => {
  const fetch = async () => Response.json({ tokn: "fictitious-token" });
  const failed = operation(60_000).execute(given(), { fetch });
  const error: unknown = await failed.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "invalid_reply", operation: "shop_log_in" });
  expect(JSON.stringify(error)).not.toContain("fictitious-token");
});
