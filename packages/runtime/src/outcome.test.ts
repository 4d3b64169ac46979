import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Context } from "./context.ts";
import { files } from "./files/inputs.ts";
import { followUps } from "./hooks/follow-ups.ts";
import type { HookCall } from "./hooks/call.ts";
import { hooks } from "./hooks/hooks.ts";
import { login } from "./hooks/login.ts";
import { lookups } from "./hooks/lookups.ts";
import { signing } from "./hooks/signing.ts";
import { operationOf, thing } from "./operation.fixture.ts";
import type { WholeDefinition } from "./operation-definition.ts";
import { connect } from "./request/connection.ts";
import type { Outcome } from "./tool-error.ts";

/** Statuses of replies by path; a request that none is left for is not answered. */
type Replies = Readonly<Record<string, readonly number[]>>;

let stuck = () => {};
/** Nothing goes on before time passes, or the host ends it. */
const hang = () => {
  stuck();
  return new Promise<never>(() => {});
};
const sent = { connect: thing.connect, call: { ...thing.call, effect: "write" } } as const;

/** Another operation of the shop, at a path of its own. */
const other = (effect: "read" | "write") =>
  operationOf({
    id: "shop_ask",
    effect,
    call: { ...thing.call, operation: "shop_ask", effect, path: "/ask", request: () => ({}) },
  });

const loggingIn = login(sent, {
  operation: () => other("write"),
  shared: ["apiKey", "id"],
  gives: { token: "metadata.id" },
});

const looking = lookups(sent, [
  {
    name: "top",
    operation: () => other("read"),
    shared: ["apiKey"],
    inputs: { id: "id" },
    take: "status",
  },
]);

/** A hook that makes a call, and then hangs where that is answered. */
const asking = (effect: "read" | "write") =>
  hooks({
    calls: followUps({ shop_ask: { operation: () => other(effect), shared: ["apiKey"], most: 1 } }),
    async request(_, { run }: HookCall<{ shop_ask: { inputs: object; outputs: object } }>) {
      await run("shop_ask", { id: "x" });
      return hang();
    },
  });

const signed = signing(
  (_: object, options) => connect(options, { home: "https://api.example.com" }),
  sent.call,
  { sign: hang, adds: [] },
);

type Row = readonly [
  what: string,
  own: Partial<WholeDefinition<never>>,
  replies: Replies,
  outcome: Outcome,
];

const file = { inputs: { ...thing.inputs, file: { type: "file" } }, keywords: [files] } as const;

/** The path of the own call is /t, that of any other /ask. */
const rows: readonly Row[] = [
  ["a request hook that hangs", { hooks: hooks({ request: hang }) }, {}, "not_sent"],
  ["a file that is not read", file, {}, "not_sent"],
  ["a lookup that hangs", { hooks: looking }, {}, "not_sent"],
  ["a lookup that fails", { hooks: looking }, { "/ask": [503, 503, 503] }, "not_sent"],
  ["a login that hangs", { hooks: loggingIn }, {}, "not_sent"],
  ["a login that fails", { hooks: loggingIn }, { "/ask": [500] }, "not_sent"],
  ["a login that is refused", { hooks: loggingIn }, { "/ask": [403] }, "refused"],
  [
    "a login that hangs after a 401",
    { hooks: loggingIn },
    { "/ask": [200], "/t": [401] },
    "refused",
  ],
  [
    "a login that hangs after a 503 and a 401",
    { hooks: loggingIn },
    { "/ask": [200], "/t": [503, 401] },
    "unknown",
  ],
  ["a hook whose call that reads hangs", { hooks: asking("read") }, {}, "not_sent"],
  ["a hook whose call that writes hangs", { hooks: asking("write") }, {}, "unknown"],
  ["a hook that hangs after a write", { hooks: asking("write") }, { "/ask": [200] }, "unknown"],
  ["a signature that hangs", { connect: signed }, {}, "not_sent"],
  ["the own call", {}, {}, "unknown"],
  ["the own call after a 429", {}, { "/t": [429] }, "unknown"],
  ["a reply hook that hangs", { hooks: hooks({ reply: hang }) }, { "/t": [200] }, "unknown"],
];

const inputs = { apiKey: "k", id: "1" };

function operation(own: Row[1]) {
  const path = { ...sent.call, method: "PUT", path: "/t", request: () => ({}) };
  return operationOf({ effect: "write", call: path, ...own } as Partial<typeof thing>); // takes what it ignores
}

/** A host that answers so. */
function serving(replies: Replies): Context {
  const left = new Map(Object.entries(replies).map(([path, all]) => [path, [...all]]));
  const fetch = async ({ url }: Request) => {
    const status = left.get(new URL(url).pathname)?.shift();
    return status === undefined ? hang() : Response.json({ id: "t" }, { status });
  };
  // An origin of its own: what is counted by the clock of this test counts for no other one.
  return { fetch, readFile: hang, baseUrl: `https://${crypto.randomUUID()}.test` };
}

describe("the outcome follows from what was sent:", () => {
  beforeEach(() => {
    // It goes on by itself, for waits between attempts, and by what a test adds.
    const toFake = ["setTimeout", "clearTimeout", "performance"] as const;
    vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
  });

  const given = (own: Row[1]) => ("keywords" in own ? { ...inputs, file: "key" } : inputs);

  test.each(rows)("%s, until time is up", async (_, own, replies, outcome) => {
    stuck = () => void vi.advanceTimersByTimeAsync(120_000);
    const call = operation(own).execute(given(own), serving(replies));
    await expect(call).rejects.toMatchObject({ outcome });
  });

  test.each(rows)("%s, until the host aborts it", async (_, own, replies, outcome) => {
    const controller = new AbortController();
    stuck = () => void queueMicrotask(() => controller.abort());
    const context = { ...serving(replies), signal: controller.signal };
    await expect(operation(own).execute(given(own), context)).rejects.toMatchObject({ outcome });
  });
});
