import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sample } from "../../../contract-tests/contract/contract.fixture.ts";
import { type Loopback, startLoopback } from "../../../contract-tests/servers/loopback.ts";
import { baseUrl, liveTarget } from "./target.ts";

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback((_, response) => response.writeHead(204).end());
});
afterAll(() => server.close());

const wanted = { status: 200, headers: {}, example: null, declared: false };
const limits = { maxCalls: 2, intervalMs: 0 };

test("a server outlives whoever goes away in the middle of a body", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf", () =>
    socket.destroy(),
  );
  await once(socket, "close");
  expect((await fetch(server.url)).status).toBe(204);
  expect(server.take()).toHaveLength(1);
});

describe("a live target", () => {
  test("sends the whole request to the address of the environment", async () => {
    const { contract } = sample({});
    const env = { MY_CRM_BASE_URL: `${server.url}/proxy/` };
    const target = liveTarget({ ...limits, env, contract: () => contract });
    const url = "https://notes.test/api/a%2Fb?q=%20c";
    const headers = { "x-key": "k", "content-type": "application/json" };
    const request = new Request(url, { method: "PATCH", headers, body: '{"a":1}' });
    const { response, violations } = await target.send("my-crm", request, wanted);
    expect([response.status, violations]).toEqual([204, []]);
    const [{ method, target: path, rawHeaders, body } = expect.fail("nothing came")] =
      server.take();
    expect([method, path, body]).toEqual(["PATCH", "/proxy/a%2Fb?q=%20c", '{"a":1}']);
    expect(rawHeaders).toEqual(expect.arrayContaining(["x-key", "k", "content-length", "7"]));
  });

  test("sends to the provider's own address without one, and no more than the cap", async () => {
    const target = liveTarget({ ...limits, env: {} });
    const request = () => new Request(`${server.url}/a`);
    expect(await target.turn("crm")).toBe(true);
    await target.send("crm", request(), wanted);
    await target.send("crm", request(), wanted);
    expect(await target.turn("crm")).toBe(false);
    await expect(target.send("crm", request(), wanted)).rejects.toThrow(
      "all 2 requests of this run are used up",
    );
    expect(server.take()).toHaveLength(2);
  });

  test("has each provider wait for itself only", async () => {
    // A wait for another provider would outlive the test.
    const slow = liveTarget({ maxCalls: 9, intervalMs: 600_000, env: {} });
    await slow.turn("books");
    await slow.turn("crm");
    const quick = liveTarget({ maxCalls: 9, intervalMs: 200, env: {} });
    const began = performance.now();
    await quick.turn("crm");
    await quick.turn("crm");
    // A timer may fire a little early.
    expect(performance.now() - began).toBeGreaterThan(190);
  });
});

describe("the address of the environment", () => {
  test.each([
    "https://proxy.example/crm",
    "http://127.0.0.1:4010",
    "http://localhost",
    "http://[::1]:1",
  ])("%s is taken", (url) => {
    expect(baseUrl("crm", { CRM_BASE_URL: url })?.href).toBe(new URL(url).href);
  });

  test.each([
    "http://proxy.example",
    "https://user:pass@proxy.example",
    "https://proxy.example?a",
    "proxy",
    "ftp://127.0.0.1",
  ])("%s is refused", (url) => {
    expect(() => baseUrl("crm", { CRM_BASE_URL: url })).toThrow(/^CRM_BASE_URL must be an https:/);
  });

  test("may be missing", () => {
    expect(baseUrl("crm", { CRM_BASE_URL: " " })).toBeNull();
  });
});
