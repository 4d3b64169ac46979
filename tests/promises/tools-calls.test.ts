import { once } from "node:events";
import { HostError } from "@blockwright/runtime";
import { toolsOf } from "@blockwright/tools";
import { expect, test } from "vitest";
import { headersOf, startScript, startSilence } from "../support/script.ts";
import { hosted, sourceOf, toolNamed } from "../support/tool-blocks.ts";

const query = { query: "SELECT Id FROM Account" };
const book = { volumeId: "rIcHvOl00001" };

/** Answers every request within this process. */
function answering(body: unknown = { records: [], totalSize: 0, done: true }) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json(body);
  };
  return { requests, fetch };
}

test("a credential that fetch adds travels alone, whatever else the host gives", async () => {
  const { requests, fetch } = answering();
  const context = { credentials: "fetch" as const, fetch };
  expect(await toolNamed("crm_query", { context }).call(query)).toMatchObject({ ok: true });
  const without = toolNamed("crm_query", {
    context,
    inputs: () => ({ instanceUrl: hosted.instanceUrl }),
  });
  expect(await without.call(query)).toMatchObject({ ok: true });
  const headers = requests.map((request) => [...request.headers].flat().join(" "));
  expect(headers).toHaveLength(2);
  expect(headers.join()).not.toMatch(/authorization|key-of-the-host/i);
});

test("callers at once are served by what the host gives for each, also where answers cross", async () => {
  const callers = ["anna", "ben"];
  const waiting: (() => void)[] = [];
  const upstream = await startScript(({ target, rawHeaders }, response) => {
    const [title] = /of-(?:anna|ben)/.exec([target, ...rawHeaders].join(" ")) ?? [];
    const body = JSON.stringify({ id: "1", volumeInfo: { title } });
    waiting.push(() => response.setHeader("content-type", "application/json").end(body));
    if (waiting.length === callers.length) for (const send of waiting.toReversed()) send();
  });
  const asked: unknown[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tool = toolNamed("books_get_volume", {
    context: { baseUrl: upstream.url },
    async inputs(provider, caller) {
      asked.push([provider, caller]);
      // Whoever asked first is given last.
      if (caller === "anna") await released;
      else release();
      return { apiKey: `key-of-${String(caller)}` };
    },
  });
  const results = await Promise.all(callers.map((caller) => tool.call(book, { caller })));
  expect(asked).toEqual(callers.map((caller) => ["books", caller]));
  expect(results.map((result) => JSON.stringify(result))).toEqual(
    callers.map((name) => expect.stringContaining(`"of-${name}"`)),
  );
});

class HostErrorOfAnotherCopy extends Error {
  readonly isHostError = true;
}

test.each([
  [
    "what may hold anything is not repeated",
    new Error("key-of-the-host"),
    "The host failed before the call.",
  ],
  [
    "a text of the host is",
    new HostError("Connect an account first."),
    "Connect an account first.",
  ],
  ["also of another copy of the runtime", new HostErrorOfAnotherCopy("Sign in."), "Sign in."],
])("inputs that fail are an error of the host: %s", async (_, error, message) => {
  const { requests, fetch } = answering();
  const inputs = () => Promise.reject(error);
  const result = await toolNamed("books_get_volume", { inputs, context: { fetch } }).call(book);
  expect(result).toEqual({
    ok: false,
    error: { code: "host_error", message, outcome: "not_sent" },
  });
  expect(requests).toEqual([]);
});

test("a package that cannot be loaded, or is of another version, is an error of the host", async () => {
  const source = sourceOf("books");
  const failing = { ...source, block: () => Promise.reject(new Error("/home/ann/.npmrc")) };
  const other = { ...source, block: () => ({ block: { type: "books", operations: {} } }) };
  const messages = [failing, other].map(async (each) => {
    const [tool] = toolsOf([each], { inputs: () => hosted, only: ["books_get_volume"] });
    return tool?.call(book);
  });
  expect(await Promise.all(messages)).toMatchObject([
    { error: { code: "host_error", message: "The package of books could not be loaded." } },
    { error: { code: "host_error", message: expect.stringContaining("is of another version") } },
  ]);
});

test("what only the host gives is refused of a model, null is absent, and unknown names are named", async () => {
  const { requests, fetch } = answering({ items: [], totalItems: 0 });
  const tool = toolNamed("books_search_volumes", { context: { fetch } });
  expect(await tool.call({ q: "x", apiKey: "mine" })).toMatchObject({
    error: {
      code: "invalid_input",
      problems: [{ input: "apiKey", message: expect.stringContaining("the host gives it") }],
      outcome: "not_sent",
    },
  });
  expect(await tool.call({ q: null, nonsense: 1 })).toMatchObject({
    error: { problems: [{ input: "q" }, { input: "nonsense" }] },
  });
  expect(await tool.call("q")).toMatchObject({ error: { code: "invalid_input" } });
  expect(requests).toEqual([]);
  expect(await tool.call({ q: "x", maxResults: null })).toMatchObject({ ok: true });
  expect(requests.map(({ url }) => new URL(url).searchParams.has("maxResults"))).toEqual([false]);
});

test("warnings come back with the result, and reach the host", async () => {
  const heard: unknown[] = [];
  const { fetch } = answering({ generationId: "gen_1" });
  const context = { fetch, onWarning: (warning: object) => heard.push(warning) };
  const tool = toolNamed("docgen_generate", { context });
  const args = { inputText: "Bees", textMode: "generate", imageStyle: "watercolour" };
  const message = "imageStyle has an effect only when imageSource is aiGenerated.";
  expect(await tool.call(args)).toMatchObject({ ok: true, warnings: [message] });
  expect(heard).toMatchObject([{ input: "imageStyle", message }]);
});

test.each([
  [undefined, 4],
  [2, 2],
])("of %s calls at once to one provider, %s run", async (maxParallel, most) => {
  const running = { now: 0, most: 0 };
  const fetch = async () => {
    running.now++;
    running.most = Math.max(running.most, running.now);
    // Whoever may begin has begun by then.
    for (let at = 0; at < 20; at++) await new Promise((resolve) => setImmediate(resolve));
    running.now--;
    return Response.json({ id: "1" });
  };
  const [one, other] = ["books_get_volume", "books_search_volumes"];
  const source = sourceOf("books");
  const options = { inputs: () => hosted, context: { fetch }, maxParallel };
  const tools = new Map(toolsOf([source], options).map((tool) => [tool.id, tool]));
  const calls = Array.from({ length: 6 }, () => [
    tools.get(one ?? "")?.call(book),
    tools.get(other ?? "")?.call({ q: "x" }),
  ]);
  const results = await Promise.all(calls.flat());
  expect(running.most).toBe(most);
  expect(results.filter((result) => result === undefined)).toEqual([]);
});

test("a caller that goes ends its request, or its wait for a turn", async () => {
  const upstream = await startSilence();
  const context = { baseUrl: upstream.url };
  const tool = toolNamed("books_get_volume", { context, maxParallel: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const going = tool.call(book, { signal: first.signal });
  const closed = once(await upstream.asked, "close");
  const waiting = tool.call(book, { signal: second.signal });
  second.abort();
  const aborted = { ok: false, error: { code: "aborted" } };
  expect(await waiting).toMatchObject({ ...aborted, error: { outcome: "not_sent" } });
  first.abort();
  expect(await going).toMatchObject(aborted);
  await closed;
  expect(upstream.take()).toHaveLength(1);
});

test("what the host gives and no model may know reads [secret]; what it merely chose does not", async () => {
  const upstream = await startScript(({ target }, response) => {
    const body = {
      id: "001",
      Name: hosted.instanceUrl,
      attributes: { type: "Account", url: target },
    };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  const inputs = () => ({ ...hosted, sobject: "Account" });
  const supplies = ["sobject", "instanceUrl"];
  const source = sourceOf("crm");
  const options = { inputs, only: ["crm_get_record"], context: { baseUrl: upstream.url } };
  const [tool] = toolsOf([{ ...source, supplies }], options);
  expect(Object.keys(tool?.inputSchema.properties ?? {})).not.toContain("sobject");
  const result = JSON.stringify(await tool?.call({ recordId: "001xx000003DGbYAAW" }));
  expect(result).toContain('"type":"Account"');
  expect(result).not.toContain("acme.my");
  expect(headersOf(upstream.take(), "authorization")).toEqual(["Bearer key-of-the-host"]);
});
