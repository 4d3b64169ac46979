import { expect, test } from "vitest";
import { inParts, thing, type ThingInputs } from "../operation.fixture.ts";
import { defineOperation } from "../operation.ts";
import { idempotencyKey } from "../request/idempotency-key.ts";
import { moment } from "../request/moment.ts";
import { apiKey, call, entering, given, operation, shop, type Values } from "./login.fixture.ts";
import { login } from "./login.ts";

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

test("a login is given values, and one with others is another", async () => {
  const { sent, fetch } = shop("token-1", "token-2");
  const inputs = given();
  for (const scope of ["read", "all", "all"])
    await operation(60_000, { token: "token" }, { scope }).execute(inputs, { fetch });
  expect(sent.filter((path) => path.startsWith("/login"))).toEqual([
    "/login?scope=read",
    "/login?scope=all",
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
  const repeated = defineOperation<ThingInputs, Values, unknown>(
    ...inParts({
      ...thing,
      inputs: { ...thing.inputs, apiKey },
      call: withUuid,
      hooks: login(
        { connect: thing.connect, call: withUuid },
        {
          operation: () => entering,
          shared: ["apiKey"],
          gives: { token: "token" },
          keepMs: 60_000,
        },
      ),
    }),
  );
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

test("the error of a login whose reply lacks something does not repeat the reply", async () => {
  const fetch = async () => Response.json({ tokn: "fictitious-token" });
  const failed = operation(60_000).execute(given(), { fetch });
  const error: unknown = await failed.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "invalid_reply", operation: "shop_log_in" });
  expect(JSON.stringify(error)).not.toContain("fictitious-token");
});

test("what a login gives is a text or a number", async () => {
  const { fetch } = shop("token-1");
  const failed = operation(undefined, { token: "data" }).execute(given(), { fetch });
  await expect(failed).rejects.toMatchObject({
    code: "invalid_reply",
    message: "The reply of the login has no token.",
  });
});
