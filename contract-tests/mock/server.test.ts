import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { Answer, Asked } from "./answer.ts";
import { mockNamed, replyHeader } from "./mock.ts";
import { type MockOptions, serveMocks } from "./server.ts";

/** A server that a test closes; `problems` is what it said. */
async function served(make: MockOptions["make"], providers = ["notes"]) {
  const problems: string[] = [];
  const onProblem = (problem: string) => void problems.push(problem);
  const { url, close } = await serveMocks(providers, { port: 0, make, onProblem });
  onTestFinished(close);
  return { url, problems };
}

/** The same for one provider, whose mock answers so. */
const answering = (answer: (asked: Asked) => Answer | Promise<Answer>) =>
  served(async () => ({ answer: async (asked) => await answer(asked) }));

const plain = (body: string | null): Answer => ({ status: 200, headers: {}, body });

/** All bytes of a reply to a request as it stands. */
async function exchange(url: string, ...head: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${[...head, "Connection: close"].join("\r\n")}\r\n\r\n`);
  return String(await buffer(socket));
}

test("a mock gets what was sent, without what leads to it", async () => {
  const received: Asked[] = [];
  const { url } = await answering((asked) => {
    received.push(asked);
    return plain(null);
  });
  const target = `${url}/notes/a%2Fb/%zz//c?q=%20+&q=%C3%A9`;
  await fetch(target, { method: "PUT", headers: { "x-a": "1" }, body: "text" });
  await exchange(url, "GET /notes?a HTTP/1.1", "Host: b");
  // Whoever takes it for a proxy names the server before the path.
  await exchange(url, `GET ${url}/notes/a?b HTTP/1.1`, "Host: b");
  expect(
    received.map(({ method, path, search, body }) => [method, path, search, `${body}`]),
  ).toEqual([
    ["PUT", "/a%2Fb/%zz//c", "?q=%20+&q=%C3%A9", "text"],
    ["GET", "/", "?a", ""],
    ["GET", "/a", "?b", ""],
  ]);
  expect(received[0]?.headers).toMatchObject({ "x-a": "1" });
});

test("a page of any origin may read what a mock answers, once its browser has asked", async () => {
  const { url } = await answering(() => plain("text"));
  const preflight = await fetch(`${url}/notes`, {
    method: "OPTIONS",
    headers: { "access-control-request-method": "PUT", "access-control-request-headers": "x-key" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toBe("PUT");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("x-key");
  const reply = await fetch(`${url}/notes`);
  expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  expect(await reply.text()).toBe("text");
});

test("calls at once share one mock, and one that cannot be made stops no other", async () => {
  const made: string[] = [];
  let isBroken = true;
  const { url, problems } = await served(
    async (provider) => {
      made.push(provider);
      if (provider === "broken" && isBroken) throw new Error("no document");
      return { answer: async () => plain(provider) };
    },
    ["notes", "broken"],
  );
  const call = (provider: string) => fetch(`${url}/${provider}`);
  const answers = await Promise.all([call("notes"), call("notes"), call("broken")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 500]);
  expect(await answers[2]?.json()).toEqual({ error: "broken: no document" });
  expect(problems).toEqual(["broken: no document"]);
  isBroken = false;
  expect((await call("broken")).status).toBe(200);
  expect(made.toSorted()).toEqual(["broken", "broken", "notes"]);
});

test("an unknown provider is 404, and / lists all", async () => {
  const { url } = await served(expect.unreachable, ["books", "crm"]);
  const unknown = await fetch(`${url}/boks/v1`, { method: "POST", body: "a" });
  expect(unknown.status).toBe(404);
  const error = `there is no provider "boks"; ${url}/ lists all`;
  expect(await unknown.json()).toEqual({ error });
  expect(await (await fetch(url)).text()).toBe(`books ${url}/books\ncrm ${url}/crm\n`);
});

test("an answer that cannot be sent is told, and the next one is sent", async () => {
  const { url, problems } = await answering(({ search }) => ({
    ...plain("text"),
    headers: search === "" ? { "a b": "1" } : {},
  }));
  const refused = await fetch(`${url}/notes`);
  expect(refused.status).toBe(500);
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/^notes: .*"a b"/) });
  expect(problems).toHaveLength(1);
  expect((await fetch(`${url}/notes?a`)).status).toBe(200);
});

test("whoever goes away in the middle of a body is not waited for", async () => {
  const { url, problems } = await answering(() => plain("text"));
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write("POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf", () =>
    socket.destroy(),
  );
  await once(socket, "close");
  expect((await fetch(`${url}/notes`)).status).toBe(200);
  expect(problems).toEqual([]);
});

test("a reply that a header tells is given to any request, however long it is, and as far as it goes", async () => {
  const { url } = await served(mockNamed, ["docgen"]);
  const call = (reply: object) => {
    const told = { status: 200, headers: {}, example: null, declared: false, ...reply };
    const headers = { [replyHeader]: encodeURIComponent(JSON.stringify(told)) };
    return fetch(`${url}/docgen/no/such/path`, { headers });
  };
  const long = "x".repeat(100_000);
  expect(await (await call({ body: { long } })).json()).toEqual({ long });
  const gone = await call({ status: 418, headers: { "x-a": "1" } });
  expect([gone.status, gone.headers.get("x-a"), await gone.text()]).toEqual([418, "1", ""]);
  const cut = await call({ text: "half", cut: true, headers: { "content-length": "9" } });
  await expect(cut.text()).rejects.toThrow();
});

test("a request that the document does not describe is refused, and the mock says why", async () => {
  const { url } = await served(mockNamed, ["docgen"]);
  const call = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${url}/docgen${path}`, { headers });
    const [first] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
    return [response.status, first?.message];
  };
  const key = { "x-api-key": "k" };
  expect(await call("/v1.0/themes?limit=51", key)).toEqual([
    422,
    expect.stringContaining("must be <= 50"),
  ]);
  expect(await call("/v1.0/themes", {})).toEqual([401, expect.stringContaining("security")]);
  expect(await call("/v1.0/nothing", key)).toEqual([
    404,
    expect.stringContaining("no path matched"),
  ]);
});

test("a refused question does not make a job older", async () => {
  const { url } = await served(mockNamed, ["docgen"]);
  const ask = async (id: string, headers: Record<string, string> = { "x-api-key": "k" }) => {
    const response = await fetch(`${url}/docgen/v1.0/generations/${id}`, { headers });
    return response.status === 200 ? (await response.json()).status : response.status;
  };
  const states = [await ask("one", {}), await ask("one"), await ask("two"), await ask("one")];
  expect(states).toEqual([401, "pending", "pending", "completed"]);
});
