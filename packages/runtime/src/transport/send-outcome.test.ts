import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HostError } from "../host-error.ts";
import { type Outcome, ToolError } from "../tool-error.ts";
import { type Sent, sendTo } from "./send.fixture.ts";

// No retry waits.
beforeAll(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterAll(() => vi.restoreAllMocks());

type Ending = readonly [does: () => Promise<Response>, outcome: Outcome];

const failing = (cause: object) => () => Promise.reject(new TypeError("failed", { cause }));
const replying = (status: number) => async () => new Response(null, { status });
const refusedPort = { code: "ECONNREFUSED", syscall: "connect" };

/** What one request can come to, by name, and what is known of it then. */
const endings: Readonly<Record<string, Ending>> = {
  "closed port": [failing(refusedPort), "not_sent"],
  "no such host": [failing({ code: "ENOTFOUND", syscall: "getaddrinfo" }), "not_sent"],
  reset: [failing({ code: "ECONNRESET", syscall: "read" }), "unknown"],
  429: [replying(429), "refused"],
  503: [replying(503), "unknown"],
  302: [async () => new Response(null, { status: 302, headers: { Location: "/" } }), "unknown"],
};

const names = Object.keys(endings);
const sequences = names.flatMap((a) => names.flatMap((b) => names.map((c) => [a, b, c] as const)));
const order: readonly Outcome[] = ["not_sent", "refused", "unknown"];

test.each(sequences)("after %s, %s and %s the outcome is the worst of them", async (...turns) => {
  let sent = 0;
  // What comes fourth is a failure that is not repeated, and sends nothing.
  const blocked = () => Promise.reject(new HostError("x", { outcome: "not_sent" }));
  const fetch = () => (endings[turns[sent++] ?? ""]?.[0] ?? blocked)();
  const end = await sendTo("http://x.invalid", { fetch, maxRetries: 3, retryBudget: 10_000 }).catch(
    (e) => e,
  );
  const seen = turns.slice(0, sent).map((turn) => endings[turn]?.[1] ?? "not_sent");
  const worst = order.findLast((outcome) => seen.includes(outcome));
  expect(end).toBeInstanceOf(ToolError);
  expect(end).toMatchObject({ outcome: worst, attempts: sent, code: "host_error" });
});

test.each<[object, Outcome]>([
  [{ code: "ECONNREFUSED" }, "not_sent"],
  [{ code: "EAI_AGAIN" }, "not_sent"],
  [{ code: "UND_ERR_CONNECT_TIMEOUT" }, "not_sent"],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "not_sent"],
  [{ code: "CERT_HAS_EXPIRED" }, "not_sent"],
  [{ code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }, "not_sent"],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "not_sent"],
  [{ code: "ETIMEDOUT", syscall: "connect" }, "not_sent"],
  [{ code: "ETIMEDOUT", errors: [{ code: "ETIMEDOUT", syscall: "connect" }] }, "not_sent"],
  // Later than the connection, these say nothing of what was sent.
  [{ code: "ECONNREFUSED", syscall: "read" }, "unknown"],
  [{ code: "ETIMEDOUT", syscall: "read" }, "unknown"],
  [{ code: "ETIMEDOUT" }, "unknown"],
  [{ code: "EPIPE", syscall: "write" }, "unknown"],
  [{ code: "ECONNRESET" }, "unknown"],
  [{ code: "UND_ERR_SOCKET" }, "unknown"],
  [{ code: "ERR_SSL_WRONG_VERSION_NUMBER" }, "unknown"],
  [{}, "unknown"],
])("a connection that fails with %j: %s", async (cause, outcome) => {
  for (const fetch of [failing(cause), () => Promise.reject(cause)]) {
    const failure = sendTo("http://x.invalid", { fetch, maxRetries: 0 });
    await expect(failure).rejects.toMatchObject({ code: "network", outcome });
  }
});

test.each<[string, Omit<Sent, "signal"> & { readonly abortAt?: number }, Outcome]>([
  ["before anything is sent", { abortAt: 0 }, "not_sent"],
  ["past the deadline", { deadlineMs: 0 }, "not_sent"],
  ["while it is sent", { timeoutMs: 5, fetch: () => new Promise(() => {}) }, "unknown"],
  ["after a 429", { fetch: replying(429), abortAt: 3 }, "refused"],
  ["after a 503", { fetch: replying(503), abortAt: 3 }, "unknown"],
])("a call that ends %s", async (_, { abortAt, ...sent }, outcome) => {
  const controller = new AbortController();
  if (abortAt === 0) controller.abort();
  let retries = 0;
  const failure = sendTo("http://x.invalid", {
    method: sent.timeoutMs ? "POST" : "GET",
    maxRetries: 1_000,
    retryBudget: 10_000,
    signal: controller.signal,
    // In the wait before the next request.
    onEvent: ({ type }) => type === "retry" && ++retries === abortAt && controller.abort(),
    ...sent,
  });
  await expect(failure).rejects.toMatchObject({ outcome });
});

test.each<[unknown, Outcome]>([
  [undefined, "unknown"],
  ["not_sent", "not_sent"],
  ["refused", "refused"],
  ["anything", "unknown"],
])("an error of the host keeps its text and is not repeated (%s)", async (given, outcome) => {
  let calls = 0;
  const fetch = () => {
    calls++;
    // By another copy of the runtime.
    const thrown = Object.assign(new Error("Blocked by the host."), { outcome: given });
    return Promise.reject(Object.defineProperty(thrown, "name", { value: "HostError" }));
  };
  await expect(sendTo("http://x.invalid", { fetch })).rejects.toMatchObject({
    code: "host_error",
    message: "Blocked by the host.",
    attempts: 1,
    outcome,
  });
  expect(calls).toBe(1);
});

test("an error of the host may be of a class and a name of its own", async () => {
  class Policy extends HostError {
    constructor() {
      super("Blocked by a policy.", { outcome: "not_sent" });
      this.name = "Policy";
    }
  }
  const fetch = () => Promise.reject(new Policy());
  await expect(sendTo("http://x.invalid", { fetch })).rejects.toMatchObject({
    code: "host_error",
    message: "Blocked by a policy.",
    attempts: 1,
    outcome: "not_sent",
  });
  expect(new HostError("x").stack).toMatch(/^HostError: x\n/);
});
