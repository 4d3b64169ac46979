import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { type MockServer, startPrism } from "../../../contract-tests/servers/prism.ts";
import { roots } from "../../system/roots.fixture.ts";
import { exchange, frontOf } from "./front.fixture.ts";

const document = join(roots.workspace.generated, "books/openapi.yaml");
let prism: MockServer;
beforeAll(async () => {
  prism = await startPrism(document);
});
afterAll(() => prism.close());

const shared = async () => ({ url: prism.url, close: async () => {} });
const SEARCH = "/books/v1/volumes";

test.each([
  ["GET", `${SEARCH}?q=a%20b+c%2B%C3%A9&maxResults=2&key=k`, 200],
  ["GET", `${SEARCH}?q=a&maxResults=2&maxResults=99&key=k`, 400],
  ["GET", `${SEARCH}/a%2Fb%20c?key=k`, 200],
  ["HEAD", `${SEARCH}?q=a&key=k`, 405],
  ["OPTIONS", SEARCH, 204],
  ["GET", "/nowhere%2F?a=%zz", 404],
  ["GET", "", 404],
  ["POST", SEARCH, 405, Buffer.from([0, 255, 1, 13, 10])],
])("%s %s is answered as Prism answers it", async (method, target, status, body?: Buffer) => {
  const { url } = await frontOf(["books"], shared);
  const head = (path: string) => [
    `${method} ${path} HTTP/1.1`,
    "Host: a.example",
    "Origin: https://b.example",
    "Access-Control-Request-Method: GET",
    ...(body ? [`Content-Length: ${body.length}`, "Content-Type: application/octet-stream"] : []),
  ];
  const undated = (reply: Buffer) => reply.toString("latin1").replace(/^Date: .*$/m, "Date");
  const direct = undated(await exchange(prism.url, head(target || "/"), body));
  expect(direct).toContain(`HTTP/1.1 ${status} `);
  const through = undated(await exchange(url, head(`/books${target}`), body));
  expect(through).toBe(direct);
});

test("calls at once share one start, and a document that cannot be served stops no other", async () => {
  const folder = newFolder();
  const broken = join(folder, "openapi.yaml");
  writeFileSync(broken, "openapi: [");
  const starts: string[] = [];
  const { url, problems } = await frontOf(["books", "broken"], (provider) => {
    starts.push(provider);
    return startPrism(provider === "books" ? document : broken);
  });
  const call = (provider: string) => fetch(`${url}/${provider}${SEARCH}?q=a&key=k`);
  const answers = await Promise.all([call("books"), call("books"), call("broken")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 500]);
  expect(starts.toSorted()).toEqual(["books", "broken"]);
  expect(await answers[2]?.json()).toEqual({ error: expect.stringMatching(/^broken: unexpected/) });
  expect(problems).toEqual([expect.stringMatching(/^broken: unexpected/)]);
  writeFileSync(broken, readFileSync(document));
  expect((await call("broken")).status).toBe(200);
  expect((await call("books")).status).toBe(200);
  expect(starts.filter((provider) => provider === "books")).toHaveLength(1);
});

test("an unknown provider is 404 with the nearest name, and / lists all", async () => {
  const { url } = await frontOf(["books", "crm"], shared);
  const unknown = await fetch(`${url}/boks/v1`);
  expect(unknown.status).toBe(404);
  const error = `there is no provider "boks"; did you mean "books"; ${url}/ lists all`;
  expect(await unknown.json()).toEqual({ error });
  const list = await fetch(url);
  expect(await list.text()).toBe(`books ${url}/books\ncrm ${url}/crm\n`);
});
